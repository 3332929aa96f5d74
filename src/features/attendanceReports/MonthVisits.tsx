import type { PersonReport } from '@/domain/attendance/reports/personReport'
import { stayOf, stayText } from '@/domain/attendance/reports/stay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import { IconButton } from '@/ui/IconButton'
import { StateChip } from '@/ui/StateChip'
import { Note } from '@/ui/Note'
import { monthText } from './MonthCalendar'
import { ReportCard, ReportTable } from './ReportCard'

type Props = {
  /** Its first day. */
  month: CivilDate
  report: PersonReport
  onCorrect: ((date: CivilDate) => void) | undefined
}

/** The visits of the month, the latest first. */
export function MonthVisits({ month, report, onCorrect }: Props) {
  const { settings } = useGym()
  const { timezone } = settings
  const rows = report.days
    .filter(({ date }) => date.slice(0, 7) === month.slice(0, 7))
    .flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })))
  return (
    <ReportCard label={`Visits, ${monthText(month)}`} title={`Visits in ${monthText(month)}`}>
      {rows.length === 0 ? (
        <Note>No visit in this month.</Note>
      ) : (
        <ReportTable>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Entry</th>
              <th scope="col">Exit</th>
              <th scope="col">Stay</th>
              {onCorrect && (
                <th scope="col">
                  <span className="visually-hidden">Acts</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, visit }) => (
              <tr key={`${date} ${String(visit.entry.getTime())} ${String(visit.exit?.getTime() ?? '')}`}>
                <th scope="row">{formatCivil(date)}</th>
                <td>{formatTime(visit.entry, timezone)}</td>
                <td>
                  {formatTime(visit.exit, timezone)}{' '}
                  {visit.isAutoExit && <StateChip tone="amber">Automatic</StateChip>}
                </td>
                <td>{stayText(stayOf(visit))}</td>
                {onCorrect && (
                  <td>
                    <IconButton
                      icon="pi-pencil"
                      label={`Correct ${formatCivil(date)}, ${formatTime(visit.entry, timezone)}`}
                      onClick={() => onCorrect(date)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </ReportCard>
  )
}
