import { z } from 'zod'
import { monthSchema, type Month } from '@/domain/monthStats/monthStats'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { civil, civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { monthText } from '@/domain/shared/monthText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { ContributionStatus } from './contribution'

/**
 * `payMonths/{gymId}_{month}`: a month of the pay ledger. Every act on it writes here, so that of two at once the second
 * sees what the first did. A locked month never changes again.
 */
export const payMonthSchema = z.object({
  gymId: z.string().min(1),
  month: monthSchema,
  acts: z.number().int().nonnegative().default(0),
  lockedOn: civilDateSchema.nullable().default(null),
  lockedBy: z.string().default(''),
})
export type PayMonth = z.infer<typeof payMonthSchema>

export const payMonthId = (gymId: string, month: Month): string => `${gymId}_${month}`

export const firstOfMonth = (month: Month): CivilDate => civil(`${month}-01`)

export const lastOfMonth = (month: Month): CivilDate =>
  addDays(addDuration(firstOfMonth(month), 1, 'Month'), -1)

export const refuseLocked = ({ lockedOn, month }: PayMonth): Refusal | null =>
  lockedOn === null
    ? null
    : refused(
        `${monthText(firstOfMonth(month))} was locked on ${formatCivil(lockedOn)}. Enter it in a later month.`,
      )

/** What is done with a month once it is over. */
const onceOver = { Generate: 'Generate it', Lock: 'Lock it', 'Carry over': 'Carry it over' } as const

/** Attendance and payments of a month are complete once it is over. */
export const refuseUnfinished = (
  month: Month,
  today: CivilDate,
  act: keyof typeof onceOver,
): Refusal | null => {
  const last = lastOfMonth(month)
  return last < today
    ? null
    : refused(
        `${monthText(firstOfMonth(month))} isn’t over yet. ${onceOver[act]} from ${formatCivil(addDays(last, 1))}.`,
        'month',
      )
}

/** A month is locked once every line of it is paid or reversed. */
export function refuseOpen(lines: readonly { status: ContributionStatus }[]): Refusal | null {
  const open = lines.filter(({ status }) => status === 'Pending' || status === 'Approved').length
  return open === 0
    ? null
    : refused(
        `${open === 1 ? '1 contribution is' : `${open} contributions are`} not paid yet. Pay or reverse ${open === 1 ? 'it' : 'them'} first.`,
      )
}
