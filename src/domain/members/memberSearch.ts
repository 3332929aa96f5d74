import { bestFirst, ranking } from './directory'
import type { ListedMember } from './listedMember'

export type FoundInList = {
  /** Members of this list, best first. */
  here: ListedMember[]
  /** How many more people answer to the text who are not on this list; deleted ones are not among them. */
  elsewhere: number
}

/**
 * Searches within the list as it is filtered, and counts who else would have answered. On the list of deleted members they are
 * who is looked for. Few answer to a text, so only of those it is asked whether they are on the list.
 */
export function searchMembers(
  members: readonly ListedMember[],
  text: string,
  isHere: (member: ListedMember) => boolean,
): FoundInList {
  const rankOf = ranking(text)
  const found: { member: ListedMember; entry: ListedMember['entry']; rank: number }[] = []
  let elsewhere = 0
  for (const member of members) {
    const { entry } = member
    const rank = rankOf(entry)
    if (rank === null) continue
    if (isHere(member)) found.push({ member, entry, rank })
    else if (!member.deleted) elsewhere += 1
  }
  return { here: found.sort(bestFirst).map(({ member }) => member), elsewhere }
}
