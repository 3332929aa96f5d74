import type { BooksCheck } from '@/domain/gstr1/compareWithBooks'
import type { LargeTurnover } from '@/domain/tax/eInvoiceTurnover'
import { formatMoney } from '@/domain/shared/money'
import { useGymFormat } from '@/components/gym/useGymFormat'
import styles from './return.module.css'

type Props = {
  check: BooksCheck
  problems: readonly string[]
  large: LargeTurnover | null
  isWholeMonth: boolean
}

/** Whether the return adds up to the books, and what to look at before it is filed. */
export function BooksNote({ check, problems, large, isWholeMonth }: Props) {
  const format = useGymFormat()
  const money = (rupees: number) => formatMoney(rupees, format)
  const { billed, credited, differences } = check
  const beside = (rupees: number, words: string) => (rupees === 0 ? '' : `, and ${money(rupees)} ${words}`)
  const eInvoice = large
    ? [
        `You billed ${money(large.turnover)} in 20${large.fy}, more than ₹5 crore. Invoices to businesses must be registered as e-invoices at the e-invoice portal.`,
      ]
    : []
  const notes = [...problems, ...differences, ...eInvoice]
  return (
    <>
      <div className={styles.books}>
        <p>
          Invoices: {money(billed.reported)} in this return
          {beside(billed.beside, 'without GST or of another GSTIN')}.
        </p>
        {(credited.reported !== 0 || credited.beside !== 0) && (
          <p>
            Credit notes: {money(credited.reported)} in this return
            {beside(credited.beside, 'without GST or of another GSTIN')}.
          </p>
        )}
        {differences.length === 0 && (
          <p className={styles.agrees}>
            <i className="pi pi-check-circle" aria-hidden="true" />
            {isWholeMonth ? "Matches the ledger and the month's figures." : 'Matches the ledger.'}
          </p>
        )}
      </div>
      {notes.length > 0 && (
        <section className={styles.notes} aria-label="Check before you file">
          <h3>Check before you file</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
