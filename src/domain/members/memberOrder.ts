import type { ListedMember } from './listedMember'
import type { MemberFilter, MemberSort } from './memberFilter'

const keyOf: Record<MemberSort, (member: ListedMember) => string | number> = {
  name: ({ lookup }) => lookup.nameLower,
  endsOn: ({ lookup }) => lookup.coverUntil,
  due: ({ totalDueAmount }) => totalDueAmount,
  joined: ({ lookup }) => lookup.joinedOn,
  // Nobody knows when a member without visit and cover was last here: before all others.
  lastVisit: ({ lookup }) => lookup.lastVisitOn ?? '',
}

const compared = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)

const byName = (one: ListedMember, other: ListedMember) =>
  compared(one.lookup.nameLower, other.lookup.nameLower) || compared(one.id, other.id)

/** In the order of a list; who are equal in it stand by name, whichever way it runs. A new array. */
export function inOrder(
  members: readonly ListedMember[],
  { sort, direction }: Pick<MemberFilter, 'sort' | 'direction'>,
): ListedMember[] {
  const keyIn = keyOf[sort]
  const turn = direction === 'desc' ? -1 : 1
  // Read once: a comparison is made a hundred thousand times.
  const keyed = members.map((member) => ({ key: keyIn(member), member }))
  keyed.sort((one, other) => turn * compared(one.key, other.key) || byName(one.member, other.member))
  return keyed.map(({ member }) => member)
}
