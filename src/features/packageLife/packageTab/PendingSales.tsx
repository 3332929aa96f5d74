import { useSearchParams } from 'react-router-dom'
import type { GymSettings } from '@/domain/gyms/settings'
import { approvedUntil, isPendingSale, refuseEndedApproval } from '@/domain/invoices/approvalEnd'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import { useLive } from '@/live/useLive'
import { InvoiceStatusChip } from '@/components/invoices/InvoiceStatusChip'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ACT_PARAMETER, INVOICE_PARAMETER } from '@/components/packageLife/actInAddress'
import styles from './packageTab.module.css'

/** Of a member's invoices the latest: a sale that waits is among them. */
const INVOICES_ASKED = 20

function wordsOf(invoice: Invoice, settings: GymSettings, today: CivilDate): string {
  const { held, approval } = invoice
  const ended = refuseEndedApproval(invoice, today, settings)
  if (ended) return ended.reason
  if (held === 'Accepted')
    return `Accepted on ${formatCivil(approval?.on ?? null)}, until ${formatCivil(approvedUntil(invoice, settings))}`
  if (held === 'Rejected') return `Sent back: ${approval?.reason ?? 'without a reason'}`
  return 'Waits for approval'
}

function PendingSale({ invoice }: { invoice: Invoice }) {
  const [, setSearch] = useSearchParams()
  const { settings, today } = useGym()
  const isOpen = invoice.held === 'Accepted' && refuseEndedApproval(invoice, today, settings) === null
  const complete = () =>
    setSearch((params) => {
      params.set('id', invoice.memberId)
      params.set(ACT_PARAMETER, invoice.sale?.act ?? 'sell')
      params.set(INVOICE_PARAMETER, invoice.id)
      return params
    })
  return (
    <li className={styles.pending}>
      <span className={styles.entryName}>
        <span>
          {invoice.packageName} for <Money rupees={invoice.amount} />
        </span>
        <span className={styles.entryDates}>{wordsOf(invoice, settings, today)}</span>
      </span>
      {isOpen ? (
        <Button size="s" kind="primary" onClick={complete}>
          Complete the sale
        </Button>
      ) : (
        <InvoiceStatusChip invoice={invoice} />
      )}
    </li>
  )
}

/** Sales whose discount the owner was asked about, until they are completed. */
export function PendingSales({ member }: { member: Member }) {
  const { gymId } = useGym()
  const { ofMember } = useRepository(invoiceRepository)
  const invoices = useLive(ofMember(gymId, member.id, { pageSize: INVOICES_ASKED }))
  const pending = invoices.status === 'ready' ? invoices.value.rows.filter(isPendingSale) : []
  if (pending.length === 0) return null
  return (
    <section aria-label="Sales that wait">
      <h3 className={styles.heading}>Sales that wait</h3>
      <ul className={styles.entries}>
        {pending.map((invoice) => (
          <PendingSale key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}
