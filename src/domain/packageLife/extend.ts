import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { plus, toRupees } from '@/domain/shared/money'
import { givenOn, listedOf, worthOfDays } from '@/domain/packages/givenOnTerm'
import type { MemberPackage, PackageTerm } from '@/domain/packages/memberPackage'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { finish } from './finish'
import { rolledOver } from './rollOver'
import { termOf } from '@/domain/packages/runningTerm'
import { refuseBuyer } from './saleChecks'
import type { ActContext, PackageChange } from './packageAct'
import { shiftCover } from './shift'

/** Days of one extension. */
export const LONGEST_EXTENSION = 365

/** Their worth by the list stands on the term, with everything else that was given on it (PRODUCT 2.T). */
function withDaysGiven(pkg: MemberPackage, days: number): PackageTerm | null {
  const term = termOf(pkg)
  if (term === null) return null
  const given = toRupees(plus(givenOn(pkg, term), worthOfDays(pkg, term, days)))
  return { ...term, listed: listedOf(pkg, term), given }
}

/** The money for the days after it went back, so nobody trains on them: neither before that end, nor after it. */
function refuseCancelled(
  { name, cancelledOn }: MemberPackage,
  renewal: MemberPackage | null,
  endDate: CivilDate,
  today: CivilDate,
) {
  if (cancelledOn === null) return null
  const ends = endDate < today ? 'ended' : 'ends'
  const instead = renewal?.startDate
    ? `The renewal can be extended once it has begun, on ${formatCivil(renewal.startDate)}.`
    : 'Renew it instead.'
  return refused(
    `${name} was cancelled and ${ends} on ${formatCivil(endDate)}, so it can't be extended. ${instead}`,
  )
}

/**
 * Gives days for nothing at the end, for instance because the centre was closed. A package that has just ended may
 * still be extended, as long as it then covers today; one that was cancelled may not.
 */
export function extend(
  member: Member,
  days: number,
  reason: string,
  ctx: ActContext,
): PackageChange | Refusal {
  const buyer = refuseBuyer(member)
  if (buyer) return buyer
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_EXTENSION)
    return refused(`Extend by 1 to ${LONGEST_EXTENSION} days.`, 'days')
  if (reason.trim() === '') return refused('Enter a reason for the extra days.', 'reason')
  const { member: rolled, history } = rolledOver(member, ctx)
  const { currentPackage: pkg, futurePackage } = rolled
  if (!pkg?.endDate) return refused(`${member.name} has no package to extend.`)
  const cancelled = refuseCancelled(pkg, futurePackage, pkg.endDate, ctx.today)
  if (cancelled) return cancelled
  const endDate = addDays(pkg.endDate, days)
  if (endDate < ctx.today)
    return refused(
      `${pkg.name} ended on ${formatCivil(pkg.endDate)}; extended it would have ended on ${formatCivil(endDate)}. Renew it instead.`,
    )
  const extension = { on: ctx.today, days, reason: reason.trim(), by: ctx.by }
  const extended = {
    ...pkg,
    extendedDays: pkg.extendedDays + days,
    extensions: [...pkg.extensions, extension],
    // Of an older record the term is found out before this extension stands on it.
    term: withDaysGiven(pkg, days),
  }
  return finish(member, { ...rolled, ...shiftCover(rolled, extended, days, days) }, { ctx, history })
}
