import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { finish } from './finish'
import { rolledOver } from './rollOver'
import { termOf } from './runningTerm'
import { refuseBuyer } from './saleChecks'
import type { ActContext, PackageChange } from './sell'
import { shiftCover } from './shift'

const LONGEST_EXTENSION = 365

/**
 * Gives days for nothing at the end, for instance because the centre was closed. A package that has just ended may
 * still be extended, as long as it then covers today.
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
    return refused(`Extend by 1 to ${LONGEST_EXTENSION} days.`)
  const { member: rolled, history } = rolledOver(member, ctx)
  const { currentPackage: pkg } = rolled
  if (!pkg?.endDate) return refused(`${member.name} has no package to extend.`)
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
    term: termOf(pkg),
  }
  return finish(member, { ...rolled, ...shiftCover(rolled, extended, days, days) }, { ctx, history })
}
