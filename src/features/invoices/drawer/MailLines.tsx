import { useMemo } from 'react'
import { mailStandings, type MailStanding } from '@/domain/messages/mailStanding'
import { formatInstant } from '@/domain/shared/formatDate'
import { messageRepository } from '@/data/messages/messageRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import styles from './drawer.module.css'

const icons: Record<MailStanding['state'], string> = {
  waiting: 'pi-clock',
  sent: 'pi-check',
  failed: 'pi-exclamation-triangle',
}

function wordsOf({ to, isCopy, state, at, why }: MailStanding, timezone: string): string {
  const whom = isCopy ? `the owner (${to})` : to
  const when = at === null ? '' : ` on ${formatInstant(at, timezone)}`
  switch (state) {
    case 'waiting':
      return `The e-mail to ${whom} is on its way.`
    case 'sent':
      return `E-mailed to ${whom}${when}.`
    case 'failed':
      return `Not e-mailed to ${whom}${when}: ${why}${isCopy ? '' : ' Press E-mail to send it now.'}`
  }
}

/** What became of the invoice's e-mails; nothing where none was to go out. */
export function MailLines({ invoiceId }: { invoiceId: string }) {
  const { gymId, settings } = useGym()
  const messages = useRepository(messageRepository)
  const found = useLive(useMemo(() => messages.ofInvoice(gymId, invoiceId), [messages, gymId, invoiceId]))
  const mails = mailStandings(found.status === 'ready' ? found.value.rows : [])
  if (mails.length === 0) return null
  return (
    <ul className={styles.mails} aria-label="E-mails">
      {mails.map((mail) => (
        <li
          key={`${mail.to} ${String(mail.isCopy)}`}
          className={styles.mail}
          data-failed={mail.state === 'failed' || undefined}
        >
          <i className={`pi ${icons[mail.state]}`} aria-hidden="true" />
          {wordsOf(mail, settings.timezone)}
        </li>
      ))}
    </ul>
  )
}
