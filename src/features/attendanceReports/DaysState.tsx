import type { ReactNode } from 'react'
import type { ReportDay } from '@/domain/attendance/reports/reportDay'
import type { Live } from '@/live/live'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import { Framed } from './ReportCard'

type Props = { days: Live<ReportDay[]>; isEmpty: boolean; emptyText: string; children: ReactNode }

/** Skeleton, failure, offline or nothing there; else the view. */
export function DaysState({ days, isEmpty, emptyText, children }: Props) {
  if (days.status === 'loading') return <TableSkeleton rows={10} columns={8} />
  if (days.status === 'failed')
    return (
      <Framed>
        {days.error.code === 'offline' ? (
          <EmptyState kind="offline" retry={() => days.retry()} />
        ) : (
          <ErrorState error={days.error} retry={() => days.retry()} />
        )}
      </Framed>
    )
  if (isEmpty)
    return (
      <Framed>
        <EmptyState kind="firstUse" text={emptyText} />
      </Framed>
    )
  return <>{children}</>
}
