import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { reachOf } from '@/domain/access/collections'
import type { Owed } from '@/data/invoices/owed'
import { monthOf } from '@/domain/monthStats/monthStats'
import { endOfPeriod, startOfMonth } from '@/domain/shared/calendar'
import { minus, sum, toPaise, toRupees } from '@/domain/shared/money'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { rangeText } from '@/lists/filter'
import { useLive } from '@/live/useLive'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import styles from './invoices.module.css'

const bands = [
  // Open and partly paid ones: no tab holds both.
  { id: 'notLate', label: 'Not late', to: '' },
  { id: 'week', label: '0 to 7 days late', to: '?tab=overdue&late=week' },
  { id: 'month', label: '8 to 30 days late', to: '?tab=overdue&late=month' },
  { id: 'older', label: 'Over 30 days late', to: '?tab=overdue&late=older' },
] as const

/** This month by the stored figures of the months: one read. The desk does not see them. */
function useMonth() {
  const { gymId, today } = useGym()
  const monthStats = useRepository(monthStatsRepository)
  const mayRead = reachOf(useRole(), 'monthStats', 'get') !== 'never'
  const live = useLive(
    useMemo(
      () => (mayRead ? monthStats.month(gymId, monthOf(today)) : null),
      [mayRead, monthStats, gymId, today],
    ),
  )
  if (!mayRead) return null
  if (live.status !== 'ready') return { billed: undefined, collected: undefined }
  const { billed = 0, collected = 0, refunded = 0 } = live.value ?? {}
  return { billed, collected: toRupees(minus(toPaise(collected), toPaise(refunded))) }
}

type FigureProps = { label: string; rupees: number | undefined; to?: string }

function Figure({ label, rupees, to }: FigureProps) {
  const text = <Money rupees={rupees} />
  return (
    <div>
      <dt>{label}</dt>
      <dd>{to === undefined ? text : <Link to={to}>{text}</Link>}</dd>
    </div>
  )
}

/** What the month came to, and what is owed by how late it is: doors to the invoices that add up to it. */
export function Figures({ owed }: { owed: Owed | undefined }) {
  const { today } = useGym()
  const month = useMonth()
  const ofMonth = rangeText(startOfMonth(today), endOfPeriod(today, 'Month'))
  const owes = owed && bands.map(({ id }) => toPaise(owed[id].rupees))
  const dues = owes && sum(owes)
  const most = Math.max(1, ...(owes ?? []))
  return (
    <div className={styles.figures}>
      <dl className={styles.totals} aria-label="Figures">
        {month && <Figure label="Billed this month" rupees={month.billed} to={`?issued=${ofMonth}`} />}
        {month && <Figure label="Collected this month" rupees={month.collected} />}
        <Figure label="Dues" rupees={dues === undefined ? undefined : toRupees(dues)} to="?tab=owed" />
      </dl>
      <nav className={styles.bands} aria-label="Dues by age">
        {bands.map(({ id, label, to }, at) => {
          const band = owed?.[id]
          const content = (
            <>
              <span className={styles.bandLabel}>
                {label}
                <span className={styles.bandCount}>{band?.count ?? ''}</span>
              </span>
              <Money rupees={band?.rupees} />
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${((owes?.[at] ?? 0) / most) * 100}%` }} />
              </span>
            </>
          )
          return to === '' ? (
            <div key={id} className={styles.band} data-band={id}>
              {content}
            </div>
          ) : (
            <Link key={id} className={styles.band} data-band={id} to={to}>
              {content}
            </Link>
          )
        })}
      </nav>
    </div>
  )
}
