import { contributionSchema, type Contribution } from '@/domain/contributions/contribution'
import {
  beginningContributionCategories,
  contributionCategorySchema,
  starterCategoryId,
} from '@/domain/contributions/contributionCategory'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, instantAt, latest, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { SeedDocument } from './batchesOf'
import { TIMEZONE } from './gyms'

/** What staff of the demo centre are paid by the session, in rupees. */
const rates: Record<string, number> = { 'pt session': 400, 'class taken': 250 }

type Line = [
  staff: number,
  category: string,
  /** A number of sessions where the category has a rate, else rupees. */
  count: number,
  status: Contribution['status'],
  note: string,
]

const lines: Line[] = [
  [2, 'PT session', 9, 'Approved', 'Morning sessions'],
  [4, 'PT session', 14, 'Approved', 'Evening sessions'],
  [3, 'Class taken', 11, 'Pending', 'Yoga, extra batch'],
  [2, 'Bonus', 2_000, 'Pending', 'Festival'],
  [4, 'Bonus', 1_000, 'Pending', 'Festival'],
  [5, 'Advance repaid', 1_500, 'Approved', 'Second of three'],
  [6, 'Other deduction', 300, 'Reversed', 'Broken torch'],
]

/** What was entered by hand in the month so far, the last of it yesterday. */
function lineDocuments(gymId: string, staffOf: string, today: CivilDate): SeedDocument[] {
  const first = startOfMonth(today)
  return lines.map(([staff, category, count, status, note], at) => {
    const date = latest(first, addDays(today, at - lines.length))
    const made = instantAt(date, '19:30', TIMEZONE)
    const rate = rates[category.toLowerCase()] ?? null
    const id = `${gymId}_demo-${at + 1}`
    return {
      path: `contributions/${id}`,
      data: contributionSchema.parse({
        ...{ id, gymId, date, note, status, month: monthOf(today), staffId: `${staffOf}-staff-${staff}` },
        categoryId: starterCategoryId(gymId, category),
        direction: /repaid|deduction/.test(category) ? 'Deduction' : 'Earning',
        ...{ amount: count * (rate ?? 1), basisAmount: rate === null ? null : count, rate },
        reason: status === 'Reversed' ? 'It was old' : '',
        ...{ createdBy: gymId, createdAt: made, updatedAt: made },
      }),
    }
  })
}

/** The categories of a centre's pay ledger, and what was entered in this month; `staffOf` is what the ids of its employees begin with. */
export function contributionDocuments(gymId: string, staffOf: string, today: CivilDate): SeedDocument[] {
  const openedAt = instantAt(addDays(today, -200), '10:00', TIMEZONE)
  const categories = beginningContributionCategories(gymId).map(({ id, fields }) => ({
    path: `contributionCategories/${id}`,
    data: contributionCategorySchema.parse({
      ...fields,
      rate: rates[fields.nameLower] ?? fields.rate,
      id,
      gymId,
      createdAt: openedAt,
      updatedAt: openedAt,
    }),
  }))
  return [...categories, ...lineDocuments(gymId, staffOf, today)]
}
