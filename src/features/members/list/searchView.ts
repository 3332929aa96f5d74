import { searchDirectory } from '@/domain/members/directory'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { Condition } from '@/domain/members/memberFilter'
import { mayMeetAll } from './meets'

export type FoundInView = {
  /** Members of this list, best first. */
  ids: string[]
  /** There are more than `SEARCH_LIMIT`. */
  isCut: boolean
  /** How many more people answer to the text who are not on this list; deleted ones are not among them. */
  elsewhere: number
}

/** Each one shown is one read; whoever is not among them types one more letter. */
export const SEARCH_LIMIT = 25

/** Searches within the list as it is filtered, and counts who else would have answered. */
export function searchView(
  entries: ReadonlyMap<string, DirectoryEntry>,
  text: string,
  conditions: readonly Condition[],
): FoundInView {
  const here = new Map<string, DirectoryEntry>()
  const others = new Map<string, DirectoryEntry>()
  for (const [id, entry] of entries) {
    // The search passes deleted people over; on their own list they are who is looked for.
    if (mayMeetAll(entry, conditions)) here.set(id, { ...entry, x: false })
    else others.set(id, entry)
  }
  const hits = searchDirectory(here, text, SEARCH_LIMIT + 1)
  return {
    ids: hits.slice(0, SEARCH_LIMIT).map(({ id }) => id),
    isCut: hits.length > SEARCH_LIMIT,
    elsewhere: searchDirectory(others, text, SEARCH_LIMIT).length,
  }
}
