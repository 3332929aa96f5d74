import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf } from '@/domain/invoices/invoiceDocument'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, reversed } from '@/domain/shared/money'
import { Money } from '@/components/money/Money'
import { UpiQr } from '@/components/documents/UpiQr'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import { lateWords } from '../invoiceWords'
import styles from './drawer.module.css'

type LineProps = { label: string; note?: string; rupees: number; isStrong?: boolean; isDue?: boolean }

const Line = ({ label, note, rupees, isStrong, isDue }: LineProps) => (
  <div className={styles.line} data-strong={isStrong || undefined} data-due={isDue || undefined}>
    <dt>
      {label}
      {note && <span className={styles.quiet}>{note}</span>}
    </dt>
    <dd>
      <Money rupees={rupees} />
    </dd>
  </div>
)

/** What is billed, line by line as it is printed, with the tax in it and what is left to pay. */
export function InvoiceCard({ invoice, member }: { invoice: Invoice; member: Member | null }) {
  const { info, today, settings } = useGym()
  const document = useMemo(() => invoiceDocumentOf(invoice, info, member), [invoice, info, member])
  const { priceHoldsTax, taxable, taxes, roundOff, total, received, credited, balance } = document
  const taxWord = priceHoldsTax ? 'of which ' : ''
  const reason = invoice.discount > 0 ? invoice.note : ''
  const late = lateWords({ ...invoice, status: invoiceStatusOf(invoice, today, settings.graceDays) }, today)
  const money = (rupees: number) => formatMoney(rupees, settings)
  /** Of several rates what each comes to: `5 %: ₹12.00 · 18 %: ₹5.40`. */
  const ratesNote = (label: string) => {
    const at = taxes.findIndex((tax) => tax.label === label)
    return document.rates
      .filter((row) => (row.taxes[at] ?? 0) !== 0)
      .map((row) => `${row.rate} %: ${money(row.taxes[at] ?? 0)}`)
      .join(' · ')
  }
  return (
    <Card title="Items">
      <dl className={styles.lines}>
        {document.lines.map(({ description, detail, quantity, price, amount }, at) => (
          <Line
            key={`${description}-${at}`}
            label={description}
            note={[quantity > 1 && `${quantity} × ${money(price)}`, detail].filter(Boolean).join(' · ')}
            rupees={amount}
          />
        ))}
        {document.deductions.map(({ label, rupees }) => (
          <Line key={label} label={label} note={label === 'Discount' ? reason : ''} rupees={rupees} />
        ))}
        {taxes.length > 0 && <Line label={priceHoldsTax ? 'of which taxable' : 'Taxable'} rupees={taxable} />}
        {taxes.map(({ label, rate, rupees }) => (
          <Line
            key={label}
            label={`${taxWord}${label}${rate === null ? '' : ` ${rate} %`}`}
            note={rate === null ? ratesNote(label) : ''}
            rupees={rupees}
          />
        ))}
        {roundOff !== 0 && <Line label="Round off" rupees={roundOff} />}
        <Line label="Total" rupees={total} isStrong />
        {document.creditApplied > 0 && (
          <Line label="From the member’s credit" rupees={-document.creditApplied} />
        )}
        {received - document.creditApplied !== 0 && (
          <Line label="Received" rupees={document.creditApplied - received} />
        )}
        {credited > 0 && <Line label="Credit notes" rupees={-credited} />}
        {invoice.forgiveness && (
          <Line
            label="Written off"
            note={invoice.forgiveness.reason}
            rupees={reversed(invoice.forgiveness.amount)}
          />
        )}
        {invoice.issuedOn && <Line label="Balance" rupees={balance} isStrong isDue={balance > 0} />}
      </dl>
      {balance > 0 && invoice.issuedOn && <UpiQr invoice={invoice} rupees={balance} />}
      <Facts
        items={[
          ...(invoice.issuedOn ? [['Issued', formatCivil(invoice.issuedOn)] as const] : []),
          ['Due on', [formatCivil(invoice.dueOn), late].filter(Boolean).join(', ')],
          ...(invoice.promoCode ? [['Promo code', invoice.promoCode] as const] : []),
          ...(invoice.note && reason === '' ? [['Note', invoice.note] as const] : []),
          ...(document.sac ? [['Service code (SAC)', document.sac] as const] : []),
        ]}
      />
    </Card>
  )
}
