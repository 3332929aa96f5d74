import type { Correction } from '@/domain/attendance/reports/correction'
import { visitsOf } from '@/domain/attendance/visits'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { visitsText } from '@/components/members/visitWords'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import styles from './CorrectionTable.module.css'
import { ReportCard, ReportTable } from './ReportCard'

/** Every correction of this member's days with the old value, the latest first. */
export function CorrectionTable({ corrections }: { corrections: readonly Correction[] }) {
  const { settings } = useGym()
  const nameOf = usePeople(corrections.map(({ by }) => by))
  const { timezone } = settings
  const latest = [...corrections].sort((one, other) => other.at.getTime() - one.at.getTime())
  return (
    <ReportCard label="Corrections" title="Corrections">
      <div className={styles.wide}>
        <ReportTable>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Was</th>
              <th scope="col">Corrected to</th>
              <th scope="col">Reason</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {latest.map(({ id, date, before, after, personType, reason, by, at }) => (
              <tr key={id}>
                <th scope="row">{formatCivil(date)}</th>
                <td>{visitsText(visitsOf(before, personType), timezone)}</td>
                <td>{visitsText(visitsOf(after, personType), timezone)}</td>
                <td>{reason}</td>
                <td>
                  {nameOf(by)}, {formatInstant(at, timezone)}
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      </div>
    </ReportCard>
  )
}
