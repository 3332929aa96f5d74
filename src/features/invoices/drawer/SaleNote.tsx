import { useMemo } from 'react'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import { discountPercentOf } from '@/domain/invoices/discountLimit'
import { approvedUntil, refuseEndedApproval } from '@/domain/invoices/approvalEnd'
import type { GymSettings } from '@/domain/gyms/settings'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { peopleWords } from '@/domain/staff/peopleWords'
import { percentText } from '@/components/figures/figureWords'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { ButtonLink } from '@/ui/Button'
import { completionOf } from '../acts/invoiceActions'
import styles from './drawer.module.css'

const saleWords = { sell: 'sale', renew: 'renewal', change: 'change of package' } as const

/** What the owner decides about: what a sale gives away at list price and gives back, or a draft's discount and whose it is. */
function wishOf(invoice: Invoice, settings: GymSettings, nameOf: (uid: string) => string): string {
  const { gives, lowers } = invoice.sale ?? { gives: null, lowers: null }
  if (gives === null) {
    const { discount, createdBy } = invoice
    if (discount <= 0) return ''
    const by = createdBy === '' ? '' : `, by ${nameOf(createdBy)}`
    return ` Asked for: ${percentText(discountPercentOf(invoice), settings.locale)} off (${formatMoney(discount, settings)})${by}.`
  }
  const back = lowers
    ? ` It gives ${formatMoney(lowers, settings)} of the old package back, off what is owed or as credit.`
    : ''
  return gives > 0 ? ` It gives away ${formatMoney(gives, settings)} of the list price.${back}` : back
}

/** What stands between an unissued invoice and its number: whose turn it is, and what was said. */
export function SaleNote({ invoice }: { invoice: Invoice }) {
  const nameOf = usePeople(useMemo(() => [invoice.approval?.by ?? '', invoice.createdBy], [invoice]))
  const { settings, today } = useGym()
  const { held, approval, sale, isDeleted } = invoice
  const ended = refuseEndedApproval(invoice, today, settings)
  if (isDeleted || isIssued(invoice) || (held === 'Draft' && sale === null)) return null
  const wish = wishOf(invoice, settings, nameOf)
  const what = sale
    ? `${invoice.packageName} from ${formatCivil(sale.terms.startDate)}, a ${saleWords[sale.act]}.`
    : ''
  const judge = approval
    ? `${approval.by === '' ? peopleWords.owner : nameOf(approval.by)}, ${formatCivil(approval.on)}`
    : ''
  const words = {
    Rejected: `Rejected (${judge}): ${approval?.reason || 'no reason was given'}.`,
    Accepted:
      ended?.reason ??
      `Approved (${judge}). ${sale ? 'The sale can be completed' : 'It can be issued'} until ${formatCivil(approvedUntil(invoice, settings))}.`,
  }
  const turn =
    held === 'Rejected' && approval
      ? words.Rejected
      : held === 'Accepted'
        ? approval
          ? words.Accepted
          : 'Approved.'
        : held === 'Pending Approval'
          ? `Waits for the owner.${wish}`
          : ''
  const address = held === 'Accepted' && ended === null ? completionOf(invoice) : null
  return (
    <div className={styles.note} data-tone={held === 'Rejected' ? 'red' : 'blue'}>
      <p>{[what, turn].filter(Boolean).join(' ')}</p>
      {address !== null && (
        <ButtonLink size="s" icon="pi-shopping-cart" to={address}>
          Complete the sale
        </ButtonLink>
      )}
    </div>
  )
}
