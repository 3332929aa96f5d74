import { useMemo, useState } from 'react'
import { collectableOf } from '@/domain/invoices/collectable'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, totalOf } from '@/domain/shared/money'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { useFocusBack } from '@/components/records/useFocusBack'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import styles from './CollectOfMember.module.css'
import { CollectSheet } from './CollectSheet'

/** Of a member's invoices the latest; more are asked for as long as these are less than what is owed. */
const STEP = 20

type Props = { memberId: string; onClose: () => void }

/** Takes money of a member: on the one invoice that is due, or on the one that is chosen of several (PRODUCT 4.4, 4.7). */
export function CollectOfMember({ memberId, onClose }: Props) {
  const { gymId, today, settings } = useGym()
  const role = useRole()
  const members = useRepository(memberRepository)
  const { ofMember } = useRepository(invoiceRepository)
  const [pageSize, setPageSize] = useState(STEP)
  // As it was when it opened: once it is paid it is due no more, and its sheet closes by itself.
  const [chosen, choose] = useState<Invoice | null>(null)
  useFocusBack()
  const member = useLive(useMemo(() => members.one(gymId, memberId), [members, gymId, memberId]))
  const page = useLive(ofMember(gymId, memberId, { pageSize }))

  if (chosen) return <CollectSheet invoice={chosen} onClose={onClose} />
  if (member.status === 'failed' || page.status === 'failed') {
    const failed = member.status === 'failed' ? member : page
    return (
      <Dialog title="This could not be opened" onClose={onClose}>
        {failed.status === 'failed' && <ErrorState error={failed.error} retry={() => failed.retry()} />}
      </Dialog>
    )
  }
  if (member.status === 'loading' || page.status === 'loading') return null

  const due = collectableOf(page.value.rows, { role, today, settings })
  const [only, ...others] = due
  const owed = member.value?.totalDueAmount ?? 0
  if (page.value.next !== null && totalOf(due.map(dueOf)) < owed) {
    setPageSize(pageSize + STEP)
    return null
  }
  if (!only)
    return (
      <Dialog title="Nothing is due" onClose={onClose}>
        <p>{member.value?.name ?? 'This member'} has no invoice with something left to pay.</p>
      </Dialog>
    )
  if (others.length === 0) {
    choose(only)
    return null
  }
  return (
    <Dialog title={`Collect from ${member.value?.name ?? only.customerName}`} onClose={onClose}>
      <p>Several invoices are due. Choose the one that is paid.</p>
      <ul className={styles.invoices}>
        {due.map((invoice) => (
          <li key={invoice.id} className={styles.invoice}>
            <span>
              {`${formatMoney(dueOf(invoice), settings)} · ${invoice.packageName || 'Invoice'} ${invoice.invoiceNumber}, due ${formatCivil(invoice.dueOn)}`}
            </span>
            <Button
              size="s"
              icon="pi-wallet"
              aria-label={`Collect on ${invoiceNameOf(invoice)}`}
              onClick={() => choose(invoice)}
            >
              Collect
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
