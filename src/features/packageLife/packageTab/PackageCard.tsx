import { durationTextOf } from '@/domain/packages/durationText'
import { agreedDiscountOf } from '@/domain/packageLife/billRecurring'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { daysLeft } from '@/domain/packages/term'
import { daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { Facts } from '@/ui/Facts'
import styles from './packageTab.module.css'

/** Shares of the bar, in percent of the whole term. */
function barOf({ startDate, endDate, freezes }: MemberPackage, today: CivilDate) {
  if (!startDate || !endDate || endDate < startDate) return null
  const total = daysUntil(startDate, endDate)
  const at = (day: CivilDate) => (100 * Math.min(total, Math.max(0, daysUntil(startDate, day) - 1))) / total
  const used = today < startDate ? 0 : today > endDate ? 100 : at(today)
  const frozen = freezes.map(({ id, from, to }) => ({
    id,
    left: at(from),
    width: Math.max(1, (100 * daysUntil(from, to)) / total),
    text: `Frozen ${formatCivil(from)} to ${formatCivil(to)}`,
  }))
  return { used, frozen }
}

const daysText = (pkg: MemberPackage, today: CivilDate) => {
  const left = daysLeft(pkg, today)
  if (left === 0) return 'ended'
  return left === 1 ? 'last day today' : `${left} days left`
}

/** One package with its term as a bar: what is used, what is frozen, what is left. */
export function PackageCard({ title, pkg, today }: { title: string; pkg: MemberPackage; today: CivilDate }) {
  const { settings } = useGym()
  const bar = barOf(pkg, today)
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h3 className={styles.heading}>{title}</h3>
        <span className={styles.quiet}>{daysText(pkg, today)}</span>
      </div>
      <p className={styles.name}>
        {pkg.name || 'Package'} <span className={styles.quiet}>{durationTextOf(pkg)}</span>
      </p>
      {bar && (
        <div
          className={styles.bar}
          role="img"
          aria-label={`${formatCivil(pkg.startDate)} to ${formatCivil(pkg.endDate)}, ${daysText(pkg, today)}`}
        >
          <span className={styles.used} style={{ width: `${bar.used}%` }} />
          {bar.frozen.map(({ id, left, width, text }) => (
            <span
              key={id}
              className={styles.frozen}
              style={{ left: `${left}%`, width: `${width}%` }}
              title={text}
            />
          ))}
        </div>
      )}
      <div className={styles.ends}>
        <span>{formatCivil(pkg.startDate)}</span>
        <span>{formatCivil(pkg.endDate)}</span>
      </div>
      <Facts
        items={[
          ['Type', pkg.type],
          ...(pkg.takenOver === true
            ? ([['Taken over', 'Imported, without an invoice']] as [string, string][])
            : ([
                ['Amount', formatMoney(pkg.amount, settings)],
                ['Paid', formatMoney(pkg.paid, settings)],
                ['Paid until', formatCivil(pkg.paidUntilDate)],
              ] as [string, string][])),
          ...(pkg.type === 'Recurring'
            ? ([['Next bill', formatCivil(pkg.nextBillDate)]] as [string, string][])
            : []),
          ...(pkg.type === 'Recurring' && agreedDiscountOf(pkg) > 0
            ? ([['Off every bill', formatMoney(agreedDiscountOf(pkg), settings)]] as [string, string][])
            : []),
          ['Next renewal', formatCivil(pkg.nextRenewalDate)],
          ...pkg.freezes.map(({ from, to, reason }): [string, string] => [
            'Frozen',
            `${formatCivil(from)} to ${formatCivil(to)}${reason ? `, ${reason}` : ''}`,
          ]),
          ...pkg.extensions.map(({ days, reason, on }): [string, string] => [
            'Extended',
            `${days} ${days === 1 ? 'day' : 'days'} on ${formatCivil(on)}${reason ? `, ${reason}` : ''}`,
          ]),
          ...(pkg.comments ? ([['Comments', pkg.comments]] as [string, string][]) : []),
        ]}
      />
    </section>
  )
}
