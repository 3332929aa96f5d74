import { searchDirectory } from './directory'
import type { DirectoryEntry } from './directoryEntry'
import type { ListedMember } from './listedMember'

export type FoundInList = {
  /** Members of this list, best first. */
  here: ListedMember[]
  /** How many more people answer to the text who are not on this list; deleted ones are not among them. */
  elsewhere: number
}

/** Searches within the list as it is filtered, and counts who else would have answered. */
export function searchMembers(
  members: readonly ListedMember[],
  text: string,
  isHere: (member: ListedMember) => boolean,
): FoundInList {
  const here = new Map<string, DirectoryEntry>()
  const others = new Map<string, DirectoryEntry>()
  const byId = new Map<string, ListedMember>()
  for (const member of members) {
    if (!isHere(member)) others.set(member.id, member.entry)
    else {
      byId.set(member.id, member)
      here.set(member.id, member.entry)
    }
  }
  return {
    // On the list of deleted members they are who is looked for.
    here: searchDirectory(here, text, Infinity, { withDeleted: true }).flatMap(
      ({ id }) => byId.get(id) ?? [],
    ),
    elsewhere: searchDirectory(others, text, Infinity).length,
  }
}
