import type { PayStatement, StatementRow } from '@/domain/contributions/payStatement'
import { Money } from '@/components/money/Money'
import styles from './payStatement.module.css'

/** `14 sessions at ₹400.00`, `2 sales, 5 % of ₹2,710.00`. */
function Basis({ row: { detail, count, value, rate } }: { row: StatementRow }) {
  if (value !== null)
    return (
      <>
        {count}
        {rate && 'percent' in rate ? `, ${String(rate.percent)} % of ` : ', on '}
        <Money rupees={value} />
      </>
    )
  if (count === '') return detail
  return (
    <>
      {count}
      {rate && 'rupees' in rate && (
        <>
          {' at '}
          <Money rupees={rate.rupees} />
        </>
      )}
      {detail !== '' && `, ${detail}`}
    </>
  )
}

type RowsProps = { title: string; rows: readonly StatementRow[]; total: number }

const Rows = ({ title, rows, total }: RowsProps) =>
  rows.length > 0 && (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={2}>
          {title}
        </th>
        <td className={styles.end}>
          <Money rupees={total} />
        </td>
      </tr>
      {rows.map((row) => (
        <tr key={row.category}>
          <th scope="row">{row.category}</th>
          <td className={styles.basis}>
            <Basis row={row} />
          </td>
          <td className={styles.end}>
            <Money rupees={row.rupees} />
          </td>
        </tr>
      ))}
    </tbody>
  )

/** What a month's pay is made of, what it comes to, and how it was paid. */
export function StatementTable({ statement }: { statement: PayStatement }) {
  const { earnings, deductions, earned, deducted, net, inWords, payments, outcome } = statement
  return (
    <table className={styles.table} aria-label={`Pay of ${statement.month}`}>
      <Rows title="Earnings" rows={earnings} total={earned} />
      <Rows title="Deductions" rows={deductions} total={deducted} />
      <tfoot>
        <tr className={styles.net}>
          <th scope="row" colSpan={2}>
            Net pay
            {inWords !== '' && <span className={styles.words}>{inWords}</span>}
          </th>
          <td className={styles.end}>
            <Money rupees={net} />
          </td>
        </tr>
        {payments.map(({ date, mode, rupees }) => (
          <tr key={`${date} ${mode}`}>
            <td colSpan={2}>{`Paid on ${date}${mode === '' ? '' : ` by ${mode}`}`}</td>
            <td className={styles.end}>
              <Money rupees={rupees} />
            </td>
          </tr>
        ))}
        {(outcome.label === 'To pay' || outcome.label === 'Owed to the centre') && (
          <tr>
            <td colSpan={2}>
              {outcome.label === 'To pay' && payments.length > 0 ? 'Still to pay' : outcome.label}
            </td>
            <td className={styles.end}>
              <Money rupees={outcome.rupees} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
