import { useMemo, useState } from 'react'
import { screens } from '@/domain/access/screens'
import { lastDays } from '@/domain/attendance/reports/absentees'
import { heatmapOf } from '@/domain/attendance/reports/heatmap'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import { HeatTable } from '@/components/attendance/HeatTable'
import { spanText } from '@/components/figures/figureWords'
import styles from './HeatmapPanel.module.css'

/** Whole weeks, so that each day of the week counts as often as the others. */
const DAYS = 28

/** When members come in. Each of the days is a document or more, so they are read when somebody asks for them. */
export function HeatmapPanel() {
  const { today } = useGym()
  const [isAsked, ask] = useState(false)
  const period = lastDays(today, DAYS)
  return (
    // Not on paper before somebody asked for it.
    <div data-print={isAsked ? undefined : 'hide'}>
      <Card
        title="Entries by day and hour"
        actions={
          <ButtonLink
            size="s"
            kind="quiet"
            to={`${screens.attendanceReports.path}?tab=heatmap`}
            data-print="hide"
          >
            Open report
          </ButtonLink>
        }
      >
        <p className={styles.period}>{spanText(period)}</p>
        {isAsked ? (
          <Heat />
        ) : (
          <div className={styles.ask}>
            <Button onClick={() => ask(true)}>Show the last 4 weeks</Button>
            <span className={styles.note}>It is printed once it is shown.</span>
          </div>
        )}
      </Card>
    </div>
  )
}

function Heat() {
  const { gymId, today, settings } = useGym()
  const { from, to } = lastDays(today, DAYS)
  const attendance = useRepository(attendanceRepository)
  const days = useLive(useMemo(() => attendance.days(gymId, from, to, 0), [attendance, gymId, from, to]))
  const found = days.status === 'ready' ? days.value : null
  const heatmap = useMemo(() => heatmapOf(found ?? [], settings.timezone), [found, settings.timezone])
  if (days.status === 'failed') return <ErrorLine error={days.error} retry={() => days.retry()} />
  if (found === null) return <p role="status">Loading the last 4 weeks</p>
  if (heatmap.total === 0) return <p>Nobody came in on these days.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keys
    <div className={styles.scroller} role="region" aria-label="Entries by day and hour" tabIndex={0}>
      <HeatTable heatmap={heatmap} className={styles.heat} />
    </div>
  )
}
