import { useState } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { dueOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import { useLive } from '@/live/useLive'
import { InvoiceStatusChip } from '@/components/invoices/InvoiceStatusChip'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { DrawerSkeleton } from '@/ui/Skeletons'
import { CreditCard } from './CreditCard'
import styles from './moneyTab.module.css'

const STEP = 20

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const due = dueOf(invoice)
  return (
    <li className={styles.invoice}>
      <span className={styles.what}>
        <Link to={`${screens.invoices.path}?id=${encodeURIComponent(invoice.id)}`}>
          {invoice.packageName || 'Invoice'}
        </Link>
        <span className={styles.quiet}>
          {invoice.invoiceNumber || 'Not issued'} · {formatCivil(invoice.issuedOn)}
          {due > 0 && invoice.dueOn ? ` · due ${formatCivil(invoice.dueOn)}` : ''}
        </span>
      </span>
      <InvoiceStatusChip invoice={invoice} />
      <span className={styles.amounts}>
        <Money rupees={invoice.amount} />
        <span className={styles.quiet}>
          paid <Money rupees={paidOf(invoice)} />
        </span>
      </span>
    </li>
  )
}

type Props = { member: Member; onCollect: (() => void) | undefined }

/** What a member was billed and what came in, latest first. */
export function MoneyTab({ member, onCollect }: Props) {
  const { gymId } = useGym()
  const { ofMember } = useRepository(invoiceRepository)
  const [pageSize, setPageSize] = useState(STEP)
  const invoices = useLive(ofMember(gymId, member.id, { pageSize }))
  return (
    <div className={styles.tab}>
      <div className={styles.figures}>
        <div className={styles.due}>
          <dl>
            <dt>Due now</dt>
            <dd data-due={member.totalDueAmount > 0 || undefined}>
              <Money rupees={member.totalDueAmount} />
            </dd>
          </dl>
          {onCollect && (
            <Button size="s" icon="pi-wallet" onClick={onCollect}>
              Collect
            </Button>
          )}
        </div>
        <CreditCard member={member} invoices={invoices.status === 'ready' ? invoices.value.rows : []} />
      </div>
      {invoices.status === 'loading' && <DrawerSkeleton />}
      {invoices.status === 'failed' && <ErrorState error={invoices.error} retry={invoices.retry} />}
      {invoices.status === 'ready' && invoices.value.rows.length === 0 && (
        <p className={styles.quiet}>No invoices yet. Selling a package creates one.</p>
      )}
      {invoices.status === 'ready' && (
        <ul className={styles.invoices}>
          {invoices.value.rows.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {invoices.status === 'ready' && invoices.value.next && (
        <Button kind="quiet" onClick={() => setPageSize(pageSize + STEP)}>
          Show earlier ones
        </Button>
      )}
    </div>
  )
}
