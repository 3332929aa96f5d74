import type { Month } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Contribution } from './contribution'

/** A line as it would be written. `open`: earlier months that what it takes back counts as they would be generated. */
export type PayLine = Pick<
  Contribution,
  'id' | 'staffId' | 'categoryId' | 'direction' | 'amount' | 'basisAmount' | 'rate' | 'source' | 'note'
> & { kind: 'base' | 'overtime' | 'commission'; open: readonly Month[] }

/** Without what whoever writes it knows. */
export type OwnLine = Omit<PayLine, 'id' | 'staffId' | 'open'>

/** What a line is for, and the day from which, where a rule began within the month; null for the first of the month. */
export type LineOf = { gymId: string; month: Month; staffId: string; what: string; from: CivilDate | null }

/** Follows from month, person and what a line is for, so that it is never written twice. */
export const lineIdOf = ({ gymId, month, staffId, what, from }: LineOf): string =>
  `${gymId}_${month}_${staffId}_${what}${from === null ? '' : `@${from}`}`

/** Whether a line moves what was owed from one month to another (`carryOver.ts`): it is neither earned nor paid. */
export const isCarried = (id: string): boolean => /_carried-[^_]+$/.test(id)

/** Whether a line was generated with its month, rather than entered by hand or carried over. */
export const isGenerated = (id: string, { gymId, month }: Pick<LineOf, 'gymId' | 'month'>): boolean =>
  id.startsWith(`${gymId}_${month}_`) && !isCarried(id)

/** Lines for the same thing, by whichever rules the month was paid. */
const familyOf = (id: string): string => id.replace(/@\d{4}-\d{2}-\d{2}$/, '')

/** Lines that pay the same time: hours beyond the shift are in base pay, or in overtime beside it. */
export const timeOf = (id: string): string => familyOf(id).replace(/_overtime$/, '_base')

/** Whether a line was generated as base pay or overtime. */
export const isTimeLine = ({ id, ...of }: { id: string } & Omit<LineOf, 'what' | 'from'>): boolean =>
  timeOf(id) === lineIdOf({ ...of, what: 'base', from: null })

/** The lines of an employee's base pay, whose notes say for how many days or hours they are. */
export const isBaseLine = (id: string, of: Omit<LineOf, 'what' | 'from'>): boolean =>
  familyOf(id) === lineIdOf({ ...of, what: 'base', from: null })
