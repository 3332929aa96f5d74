import { useMemo } from 'react'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { contributionRepository } from '@/data/contributions/contributionRepository'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import type { Month } from '@/domain/monthStats/monthStats'
import { minus, toPaise, toRupees } from '@/domain/shared/money'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthAfter, monthKey } from '@/domain/shared/monthText'
import { useRecords } from '@/components/records/useRecords'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** The year that ends with a month, oldest first. */
const yearUntil = (first: CivilDate): Month[] =>
  Array.from({ length: 12 }, (_, at) => monthKey(monthAfter(first, at - 11)))

/** A year of the pay ledger with its names, and what the centre collected less refunds in each month; live. */
export function usePayOfYear(first: CivilDate) {
  const { gymId } = useGym()
  const ledger = useRepository(contributionRepository)
  const stats = useRepository(monthStatsRepository)
  const months = useMemo(() => yearUntil(first), [first])
  const lines = useLive(useMemo(() => ledger.ofMonths(gymId, months), [ledger, gymId, months]))
  const taken = useLive(useMemo(() => stats.several(gymId, months), [stats, gymId, months]))
  const { live: people, records: staff } = useRecords(staffRepository)
  const { live: sorts, records: categories } = useRecords(contributionCategoryRepository)
  const revenue = useMemo(
    () =>
      new Map(
        (taken.status === 'ready' ? [...taken.value] : []).map(([month, figures]) => [
          month,
          figures === null ? 0 : toRupees(minus(toPaise(figures.collected), toPaise(figures.refunded))),
        ]),
      ),
    [taken],
  )
  const all = [lines, taken, people, sorts] as const
  return {
    ...{ months, staff, categories, revenue },
    lines: lines.status === 'ready' ? lines.value : null,
    failed: all.find((live) => live.status === 'failed'),
    isLoading: all.some(({ status }) => status === 'loading'),
  }
}
