import type { Billed, BilledKind } from '@/domain/dayClose/billed'
import { totalOf } from '@/domain/shared/money'
import { Money } from '@/components/money/Money'
import styles from './closeRows.module.css'

const kindWords: Record<BilledKind, string> = {
  package: 'Packages',
  joiningFee: 'Joining fees',
  fee: 'Fees',
  product: 'Products',
  service: 'Other services',
  rounding: 'Rounding',
  unknown: 'Older entries',
}

const columnTotal = (billed: readonly Billed[], key: 'taxable' | 'tax' | 'amount') =>
  totalOf(billed.map((row) => row[key]))

/** What was sold that day, paid or not: invoices of the day less its credit notes. */
export function BilledTable({ billed }: { billed: readonly Billed[] }) {
  if (billed.length === 0) return <p className={styles.quiet}>Nothing was billed on this day.</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Billed less credit notes</th>
          <th scope="col">Before tax</th>
          <th scope="col">Tax</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {billed.map(({ kind, taxable, tax, amount }) => (
          <tr key={kind}>
            <th scope="row">{kindWords[kind]}</th>
            <td>
              <Money rupees={taxable} />
            </td>
            <td>
              <Money rupees={tax} />
            </td>
            <td>
              <Money rupees={amount} />
            </td>
          </tr>
        ))}
        {billed.length > 1 && (
          <tr className={styles.total}>
            <th scope="row">Together</th>
            {(['taxable', 'tax', 'amount'] as const).map((key) => (
              <td key={key}>
                <Money rupees={columnTotal(billed, key)} />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
