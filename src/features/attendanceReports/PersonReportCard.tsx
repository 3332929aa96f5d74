import { lazy, Suspense, useMemo, useState } from 'react'
import { may } from '@/domain/access/collections'
import { personReportOf } from '@/domain/attendance/reports/personReport'
import { stayText } from '@/domain/attendance/reports/stay'
import { startOfMonth } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { useLive } from '@/live/useLive'
import { PersonCell } from '@/components/people/PersonCell'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { ErrorState } from '@/ui/ErrorState'
import { ExportMenu } from '@/lists/ExportMenu'
import { TableSkeleton } from '@/ui/Skeletons'
import { Note } from '@/ui/Note'
import { CorrectionTable } from './CorrectionTable'
import { FigureList } from './FigureLine'
import { exportRows } from './exportRows'
import { MonthCalendar } from './MonthCalendar'
import { personVisitColumns, personVisitsOf } from './personVisits'
import { MonthVisits } from './MonthVisits'
import styles from './PersonReportCard.module.css'
import type { ReportList } from './useReportList'

const CorrectDialog = lazy(async () => ({
  default: (await import('@/components/attendance/CorrectDialog')).CorrectDialog,
}))

type Props = {
  list: ReportList
  person: { personId: string; name: string; code: string; dp: string }
  note: string
  today: CivilDate
}

const daysText = (count: number) => `${String(count)} ${count === 1 ? 'day' : 'days'}`

/** Figures, the calendar of a month with its visits, and what was corrected. */
export function PersonReportCard({ list, person, note, today }: Props) {
  const { gymId, settings } = useGym()
  const attendance = useRepository(attendanceRepository)
  const role = useRole()
  const { personId } = person
  const history = useLive(
    useMemo(() => attendance.personDays(gymId, personId), [attendance, gymId, personId]),
  )
  const corrections = useLive(
    useMemo(() => attendance.corrections(gymId, personId), [attendance, gymId, personId]),
  )
  const stored = history.status === 'ready' ? history.value : null
  const report = useMemo(() => personReportOf(stored, today), [stored, today])
  const exportAs = useExportAs('visits', `visits-${person.code || personId}`)
  const [correcting, setCorrecting] = useState<CivilDate | null>(null)
  const chosen = civilDateSchema.safeParse(list.filters.month).data ?? today
  const month = startOfMonth(chosen > today ? today : chosen)

  if (history.status === 'loading') return <TableSkeleton rows={8} columns={7} />
  if (history.status === 'failed') return <ErrorState error={history.error} retry={() => history.retry()} />
  const visitsOn = (date: CivilDate) => report.days.find((day) => day.date === date)?.visits ?? []
  const correct = may(role, 'attendance.correct') ? setCorrecting : undefined
  return (
    <div className={styles.sections}>
      <div className={styles.who}>
        <PersonCell name={person.name} code={person.code} photo={person.dp} />
        <Note>{note}</Note>
        {exportAs && report.visits > 0 && (
          <span className={styles.tools}>
            <ExportMenu
              isSelection={false}
              onExport={(format) =>
                exportRows({
                  exportAs,
                  format,
                  filters: `Person ${personId}`,
                  columns: personVisitColumns(settings),
                  rows: personVisitsOf(report),
                  rowName: ({ date }) => formatCivil(date),
                  plural: 'visits',
                })
              }
            />
          </span>
        )}
      </div>
      <FigureList
        items={[
          ['Visits in all', report.visits.toLocaleString(settings.locale)],
          ['Last visit', formatCivil(report.lastOn)],
          ['Days in a row', daysText(report.streak)],
          ['Longest streak', daysText(report.longestStreak)],
          ['Average stay', stayText(report.averageStay)],
        ]}
      />
      <div className={styles.columns}>
        <MonthCalendar list={list} month={month} today={today} report={report} onCorrect={correct} />
        <MonthVisits month={month} report={report} onCorrect={correct} />
      </div>
      {corrections.status === 'failed' && (
        <ErrorState error={corrections.error} retry={() => corrections.retry()} />
      )}
      {corrections.status === 'ready' && corrections.value.rows.length > 0 && (
        <CorrectionTable corrections={corrections.value.rows} />
      )}
      <Suspense fallback={null}>
        {correcting && (
          <CorrectDialog
            person={person}
            date={correcting}
            seen={visitsOn(correcting)}
            onClose={() => setCorrecting(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
