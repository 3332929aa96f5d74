import { useMemo } from 'react'
import type { Contribution } from '@/domain/contributions/contribution'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import { payStatementOf, type PayStatement } from '@/domain/contributions/payStatement'
import type { Month } from '@/domain/monthStats/monthStats'
import type { Staff } from '@/domain/staff/staff'
import { useGym } from '@/session/useGym'

export type StatementOf = {
  staff: Staff
  month: Month
  /** Of the month, at least the employee's. */
  lines: readonly Contribution[]
  categories: readonly ContributionCategory[]
}

/** The statement of an employee's month, of the lines that the screen holds. */
export function usePayStatement({ staff, month, lines, categories }: StatementOf): PayStatement {
  const { info, today } = useGym()
  return useMemo(
    () => payStatementOf({ gym: info, staff, month, lines, categories, today }),
    [info, staff, month, lines, categories, today],
  )
}
