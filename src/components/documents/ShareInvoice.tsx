import { useState } from 'react'
import { nearText } from '@/domain/gyms/gymLimits'
import type { Invoice } from '@/domain/invoices/invoice'
import { whyNotSent } from '@/domain/invoices/whyNotSent'
import type { Member } from '@/domain/members/member'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import styles from './ShareInvoice.module.css'
import { print, save, sendByWhatsApp } from './shareActs'
import { useInvoiceDocument } from './useInvoiceDocument'
import { useShareRun } from './useShareRun'

type Act = 'print' | 'receipt' | 'pdf' | 'whatsApp' | 'email'

type Props = {
  invoice: Invoice
  /** null where they are gone or unread: the invoice bears name, phone and e-mail itself. */
  member: Member | null
}

/** What may be done with a printed invoice: the same document is printed, saved, shared and e-mailed. */
export function ShareInvoice({ invoice, member }: Props) {
  const { gymId, limits } = useGym()
  const { api, makeId } = useBackend()
  const printed = useInvoiceDocument(invoice, member)
  const { busy, failed, run } = useShareRun<Act>()
  // A repeat after a lost answer sends nobody a second one; a new press after a sent one does.
  const [mailKey, setMailKey] = useState(makeId)
  const phone = invoice.customerPhone || (member?.phone ?? '')
  // As the server looks it up.
  const email = member?.email || invoice.customerEmail
  const why = whyNotSent(invoice, { phone, email })

  async function sendByEmail() {
    const dedupeKey = `share:${invoice.id}:${mailKey}`
    const wish = {
      gymId,
      to: { customerOf: invoice.id },
      channel: 'email',
      templateKey: 'invoiceIssued',
      dedupeKey,
    } as const
    const { cap } = answered(await api.call('sendSMS', { ...wish, invoiceId: invoice.id }))
    setMailKey(makeId())
    const near = nearText(limits, 'messages', cap.usedInMonth)
    showToast({
      text: `The e-mail to ${email} is queued, with the PDF attached.${near === null ? '' : ` ${near}`}`,
    })
  }

  const button = (
    act: Act,
    label: string,
    icon: string,
    work: () => Promise<void>,
    whyNot: string | null = null,
  ) => (
    <Button
      size="s"
      icon={icon}
      isBusy={busy === act}
      disabled={whyNot !== null}
      title={whyNot ?? undefined}
      onClick={() => void run(act, work)}
    >
      {label}
    </Button>
  )
  const reasons = [...new Set([why.chat, why.mail])].filter((reason) => reason !== null)
  return (
    <div className={styles.share}>
      <div className={styles.row} role="group" aria-label="Print and share">
        {button('print', 'Print', 'pi-print', () => print(printed, 'A4'))}
        {button('receipt', 'Receipt', 'pi-receipt', () => print(printed, 'receipt'))}
        {button('pdf', 'PDF', 'pi-file-pdf', () => save(printed))}
        {button('whatsApp', 'WhatsApp', 'pi-whatsapp', () => sendByWhatsApp(printed, phone), why.chat)}
        {button('email', 'E-mail', 'pi-envelope', sendByEmail, why.mail)}
      </div>
      {reasons.length > 0 && <p className={styles.why}>{reasons.join(' ')}</p>}
      {failed && <ErrorLine error={failed} retry={failed.retry} />}
    </div>
  )
}
