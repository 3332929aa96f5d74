import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import type { Member } from '@/domain/members/member'
import { addDays, addDuration, earliest, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { ActContext } from './packageAct'
import { renewalStart } from './renew'

const DESK_DAYS_BACK = 7
const DESK_DAYS_AHEAD = 90

type Bounds = { first: CivilDate; last: CivilDate }

/** PRODUCT 2.W: from 7 days back to 90 ahead for the desk, a year either way for the owner. */
function boundsFor(role: Role, today: CivilDate): Bounds {
  return may(role, 'members.overridePrice')
    ? { first: addDuration(today, -1, 'Year'), last: addDuration(today, 1, 'Year') }
    : { first: addDays(today, -DESK_DAYS_BACK), last: addDays(today, DESK_DAYS_AHEAD) }
}

/** The days a term may start on; a renewal's own day, the one after the end, is always among them. */
export function startBoundsOf(
  act: Exclude<SaleAct, 'change'>,
  member: Member,
  { role, today, settings }: Pick<ActContext, 'today' | 'settings'> & { role: Role },
): Bounds {
  const bounds = boundsFor(role, today)
  if (act === 'sell') return bounds
  const own = renewalStart(member, today, settings)
  return { first: earliest(own, bounds.first), last: latest(own, bounds.last) }
}

/** Why a sale can't start on that day for somebody in that role; null when it can. */
export function refuseStart(
  act: Exclude<SaleAct, 'change'>,
  member: Member,
  startDate: CivilDate,
  ctx: Pick<ActContext, 'today' | 'settings'> & { role: Role },
): Refusal | null {
  const { first, last } = startBoundsOf(act, member, ctx)
  return startDate < first || startDate > last
    ? refused(`Choose a start between ${formatCivil(first)} and ${formatCivil(last)}.`, 'startDate')
    : null
}
