import { trainerOn } from '@/domain/members/trainerOn'
import type { Month } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatShortMoney } from '@/domain/shared/money'
import { payRuleOn } from '@/domain/staff/payHistory'
import type { Staff } from '@/domain/staff/staff'
import { datesOfMonth, workedSince } from '@/domain/staffAttendance/muster'
import { headCommission } from './agreedCommission'
import type { Contribution } from './contribution'
import { isGenerated, type OwnLine } from './payLine'
import { partsOf } from './payParts'
import { firstOfMonth } from './payMonth'
import type { PaySource } from './paySource'
import { daysOfMonth } from './sale'
import { trainsOn, type TrainedMember } from './trainedMember'

/** Whether anybody is paid by the head on a day of the month: otherwise no member has to be read. */
export const paysByHead = (staff: readonly Staff[], month: Month): boolean =>
  staff.some((one) =>
    partsOf(one, daysOfMonth(month)).some(
      ({ rule }) => rule?.commissionBasis === 'perHead' && rule.commissionCategoryId !== '',
    ),
  )

/** One member as the head of one employee, and the day that says so. */
export type Head = { member: TrainedMember['member']; staffId: string; on: CivilDate }

/**
 * Whose head a member is in a month: theirs who trained them on the last day of it on which a package ran. So each is one person's,
 * whichever day the month is generated. Days on which nobody who works there trained them say nothing.
 */
function headOf(
  trained: TrainedMember,
  dates: readonly CivilDate[],
  staff: ReadonlyMap<string, Staff>,
): Head | null {
  for (const on of dates.toReversed()) {
    const staffId = trainsOn(trained, on) ? trainerOn(trained.member, on) : ''
    const trainer = staff.get(staffId)
    // The owner trains as well, and is not paid.
    if (staffId !== '' && trainer === undefined) return null
    if (trainer && workedSince(trainer, on)) return { member: trained.member, staffId, on }
  }
  return null
}

/** The heads of a month. */
export function headsOf({ month, staff, trained }: Pick<PaySource, 'month' | 'staff' | 'trained'>): Head[] {
  const dates = datesOfMonth(firstOfMonth(month))
  const known = new Map(staff.map((one) => [one.id, one]))
  return trained.map((one) => headOf(one, dates, known)).filter((head) => head !== null)
}

/** Whether the ledger has that head for somebody else: what the month was generated as stays. */
const isOthers = ({ member, staffId }: Head, ledger: readonly Contribution[]): boolean =>
  ledger.some(
    (line) =>
      line.staffId !== staffId &&
      line.status !== 'Reversed' &&
      isGenerated(line.id, line) &&
      line.source?.invoiceId === '' &&
      line.source.memberId === member.id,
  )

type HeadLine = OwnLine & { memberId: string }

/** What somebody's heads bring them, each by the rule of its day. */
export const headLines = (
  staff: Staff,
  heads: readonly Head[],
  { categories, format }: Pick<PaySource, 'categories' | 'format'>,
  ledger: readonly Contribution[],
): HeadLine[] =>
  heads
    .filter((head) => head.staffId === staff.id && !isOthers(head, ledger))
    .flatMap(({ member: { id, name }, on }) => {
      const rule = payRuleOn(staff, on)
      const agreed = rule && headCommission(rule, categories)
      if (!agreed || agreed.rate <= 0) return []
      return {
        kind: 'commission' as const,
        memberId: id,
        categoryId: agreed.category.id,
        direction: 'Earning' as const,
        amount: agreed.rate,
        basisAmount: null,
        rate: agreed.rate,
        source: { invoiceId: '', memberId: id, leadId: '', payWhen: null },
        note: `${name} · ${formatShortMoney(agreed.rate, format)} a head`,
      }
    })
