import type { ReactNode } from 'react'
import type { ReportDay } from '@/domain/attendance/reports/reportDay'
import type { Live } from '@/live/live'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import styles from './reports.module.css'

type Props = { days: Live<ReportDay[]>; isEmpty: boolean; emptyText: string; children: ReactNode }

/** Skeleton, failure, offline or nothing there; else the view. */
export function DaysState({ days, isEmpty, emptyText, children }: Props) {
  if (days.status === 'loading') return <TableSkeleton rows={10} columns={8} />
  if (days.status === 'failed')
    return (
      <div className={styles.framed}>
        {days.error.code === 'offline' ? (
          <EmptyState kind="offline" retry={() => days.retry()} />
        ) : (
          <ErrorState error={days.error} retry={() => days.retry()} />
        )}
      </div>
    )
  if (isEmpty)
    return (
      <div className={styles.framed}>
        <EmptyState kind="firstUse" text={emptyText} />
      </div>
    )
  return <>{children}</>
}
