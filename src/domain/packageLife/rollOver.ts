import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { historyEntryOf } from './historyEntry'
import type { MemberPackage, PackageHistoryEntry, PackageOutcome } from '@/domain/packages/memberPackage'
import type { PackageChange } from './packageAct'
import { lookupOf } from '@/domain/members/lookupOf'
import { isExpired } from '@/domain/packages/term'

type Settled = { member: Member; history: PackageHistoryEntry[] }
type Day = { today: CivilDate; now: Date }

/** Covers nothing any more; a package without an end date never covered anything. */
const hasEnded = (pkg: MemberPackage, today: CivilDate) =>
  pkg.endDate === null || isExpired(pkg.endDate, today)

/** The current package moves to the history and is remembered as the last one. */
export function retired(member: Member, pkg: MemberPackage, outcome: PackageOutcome, now: Date): Settled {
  return {
    member: { ...member, currentPackage: null, lastPackage: pkg },
    history: [historyEntryOf(member, pkg, outcome, now)],
  }
}

/** DOMAIN 3.3 "Nightly roll-over": an ended package makes room for the renewal whose day has come. */
export function rolledOver(member: Member, { today, now }: Day): Settled {
  const { currentPackage: current, futurePackage: future } = member
  const hasBegun = future !== null && future.startDate !== null && future.startDate <= today
  if (!hasBegun || (current && !hasEnded(current, today))) return { member, history: [] }
  if (!current) return { member: { ...member, currentPackage: future, futurePackage: null }, history: [] }
  const { member: free, history } = retired(member, { ...current, isExpired: true }, 'renewed', now)
  return { member: { ...free, currentPackage: future, futurePackage: null }, history }
}

/** Rolled over, and an ended package without a successor moved to the history as well: free for a new sale. */
export function vacated(member: Member, outcome: PackageOutcome, day: Day): Settled {
  const rolled = rolledOver(member, day)
  const { currentPackage: current } = rolled.member
  if (!current || !hasEnded(current, day.today)) return rolled
  const { member: free, history } = retired(rolled.member, { ...current, isExpired: true }, outcome, day.now)
  return { member: free, history: [...rolled.history, ...history] }
}

/** The nightly act on one member; null when there is nothing to do, so that running it twice changes nothing. */
export function rollOver(member: Member, today: CivilDate, now: Date): PackageChange | null {
  const { member: rolled, history } = rolledOver(member, { today, now })
  const { currentPackage: current } = rolled
  const shouldExpire = current !== null && !current.isExpired && isExpired(current.endDate, today)
  if (rolled === member && !shouldExpire) return null
  const next = {
    ...rolled,
    currentPackage: current && { ...current, isExpired: isExpired(current.endDate, today) },
    updatedAt: now,
  }
  return {
    kind: 'done',
    // The day of joining is the one thing in the lookup that hangs on the centre's zone; a roll-over leaves it.
    member: {
      ...next,
      lookup: { ...lookupOf(next, 'UTC', member.lookup), joinedOn: member.lookup.joinedOn },
    },
    history: history.map((entry) => ({ entry })),
    invoice: null,
    changedInvoices: [],
  }
}
