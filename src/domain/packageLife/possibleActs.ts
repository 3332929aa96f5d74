import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { ListedMember } from '@/domain/members/listedMember'
import { isFrozenOn } from '@/domain/members/memberState'
import { isExpired } from '@/domain/packages/term'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

export type PackageActName = 'sell' | 'renew' | 'change' | 'freeze' | 'endFreeze' | 'extend' | 'cancel'

/** `why`: what stands against it now, in words; null where it can be done. */
export type PossibleAct = { act: PackageActName; why: string | null }

const open = (act: PackageActName): PossibleAct => ({ act, why: null })

const renewal = ({ nextUntil }: ListedMember): PossibleAct => ({
  act: 'renew',
  why: nextUntil === null ? null : `Already renewed until ${formatCivil(nextUntil)}`,
})

const isFrozenNowOrLater = (member: ListedMember, today: CivilDate) =>
  isFrozenOn(member.lookup, today) || (member.lookup.frozenFrom ?? '') > today

function stopping(member: ListedMember, today: CivilDate): PossibleAct {
  if (isFrozenNowOrLater(member, today)) return open('endFreeze')
  return { act: 'freeze', why: member.mayFreeze ? null : `${member.packageName} can't be frozen` }
}

/**
 * Whether a package of theirs runs that day, as far as a list knows: an older line of the directory says no more than the days
 * that are covered, and of a renewal that waits no first day, so that one whose day has come counts once the night moved it up.
 */
export const hasRunningPackage = (
  { isOlder, lookup, runsUntil }: ListedMember,
  today: CivilDate,
): boolean => {
  const until = isOlder ? lookup.coverUntil : runsUntil
  return until !== null && !isExpired(until, today) && lookup.startsOn <= today
}

/** The package acts that make sense for this member today, for this role (PRODUCT 2.H, 2.I). */
export function possibleActs(member: ListedMember, today: CivilDate, role: Role): PossibleAct[] {
  if (member.deleted || !member.isActive) return []
  const { runsUntil, nextUntil, term } = member
  const isRunning = runsUntil !== null && !isExpired(runsUntil, today)
  if (!isRunning && nextUntil === null) return [term === null ? open('sell') : renewal(member)]
  return [
    renewal(member),
    open('change'),
    stopping(member, today),
    open('extend'),
    ...(may(role, 'members.cancelPackage') ? [open('cancel')] : []),
  ]
}
