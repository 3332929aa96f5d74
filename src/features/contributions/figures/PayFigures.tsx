import { useMemo } from 'react'
import { payByMonth, payByPerson } from '@/domain/contributions/payFigures'
import { standingFor } from '@/domain/contributions/mergedCategories'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthAfter, monthText } from '@/domain/shared/monthText'
import { ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { ByMonthCard } from './ByMonthCard'
import { ByPersonCard } from './ByPersonCard'
import { RevenueCard } from './RevenueCard'
import styles from './figures.module.css'
import { usePayOfYear } from './usePayOfYear'

/** A year of pay until a month: what it is made of, what part of revenue it is, and who gets and who sells (PRODUCT screen 11). */
export function PayFigures({ first }: { first: CivilDate }) {
  const { months, lines, staff, categories, revenue, failed, isLoading } = usePayOfYear(first)
  const paid = useMemo(
    () => payByMonth(lines ?? [], months, standingFor(categories)),
    [lines, months, categories],
  )
  const people = useMemo(() => payByPerson(lines ?? []), [lines])
  const period = `${monthText(monthAfter(first, -11))} to ${monthText(first)}`
  if (failed?.status === 'failed') return <ErrorState error={failed.error} retry={() => failed.retry()} />
  if (isLoading) return <TableSkeleton rows={6} columns={3} />
  if (people.length === 0) return <Note kind="quiet">{`Nobody was paid anything from ${period}.`}</Note>
  return (
    <div className={styles.panels}>
      <ByMonthCard paid={paid} categories={categories} period={period} />
      <RevenueCard paid={paid} revenue={revenue} period={period} />
      <ByPersonCard people={people} staff={staff} period={period} />
    </div>
  )
}
