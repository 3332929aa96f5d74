import type { Invoice } from '@/domain/invoices/invoice'
import { discountPercentOf } from '@/domain/invoices/discountLimit'
import { formatCivil } from '@/domain/shared/formatDate'
import { ButtonLink } from '@/ui/Button'
import { completionOf } from '../acts/invoiceActions'
import { useWho } from '../useWho'
import styles from './drawer.module.css'

/** What stands between an unissued invoice and its number: whose turn it is, and what was said. */
export function SaleNote({ invoice }: { invoice: Invoice }) {
  const who = useWho()
  const { status, approval, sale, isDeleted } = invoice
  if (isDeleted || invoice.issuedOn !== null || (status === 'Draft' && sale === null)) return null
  const percent = discountPercentOf(invoice)
  const wish = percent > 0 ? ` It asks for ${percent} percent off.` : ''
  const what = sale
    ? `${invoice.packageName} from ${formatCivil(sale.terms.startDate)}, a ${sale.act === 'sell' ? 'sale' : 'renewal'}.`
    : ''
  const judge = approval ? `${who(approval.by) || 'the owner'}, ${formatCivil(approval.on)}` : ''
  const words = {
    Rejected: `Rejected by ${judge}: ${approval?.reason || 'no reason was given'}.`,
    Accepted: `Approved by ${judge}. ${sale ? 'The sale can be completed.' : 'It can be issued.'}`,
  }
  const turn =
    status === 'Rejected' && approval
      ? words.Rejected
      : status === 'Accepted'
        ? approval
          ? words.Accepted
          : 'Approved.'
        : status === 'Pending Approval'
          ? `Waits for the owner.${wish}`
          : ''
  const address = status === 'Accepted' ? completionOf(invoice) : null
  return (
    <div className={styles.note} data-tone={status === 'Rejected' ? 'red' : 'blue'}>
      <p>{[what, turn].filter(Boolean).join(' ')}</p>
      {address !== null && (
        <ButtonLink size="s" icon="pi-shopping-cart" to={address}>
          Complete the sale
        </ButtonLink>
      )}
    </div>
  )
}
