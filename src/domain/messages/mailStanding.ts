import type { Message } from './message'

/** How the e-mail of an invoice to one address stands. `at`: sent then, else queued then. `why`: only of a failed one. */
export type MailStanding = {
  to: string
  isCopy: boolean
  state: 'waiting' | 'sent' | 'failed'
  at: Date | null
  why: string
}

type Mail = Pick<Message, 'to' | 'templateKey' | 'status' | 'errorMessage' | 'createdAt' | 'sentAt'>

const states: Record<Message['status'], MailStanding['state']> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'sent',
  failed: 'failed',
  suppressed: 'failed',
}

const queuedAt = ({ createdAt }: Mail) => createdAt?.getTime() ?? 0

/**
 * The latest e-mail to each address, the customer's first; `isCopy`: the owner's own copy. One to the customer that failed is nothing to
 * do any more once another has been sent after it, to whatever address: theirs was corrected.
 */
export function mailStandings(mails: readonly Mail[]): MailStanding[] {
  const latest = new Map<string, Mail>()
  let toCustomer: Mail | null = null
  for (const mail of mails.toSorted((one, other) => queuedAt(one) - queuedAt(other))) {
    latest.set(`${mail.templateKey} ${mail.to}`, mail)
    if (mail.templateKey === 'invoiceIssued') toCustomer = mail
  }
  return [...latest.values()]
    .filter(
      (mail) =>
        mail === toCustomer || mail.templateKey !== 'invoiceIssued' || states[mail.status] !== 'failed',
    )
    .map(({ to, templateKey, status, errorMessage, createdAt, sentAt }) => ({
      ...{ to, isCopy: templateKey === 'invoiceIssuedOwner', state: states[status], at: sentAt ?? createdAt },
      why: states[status] === 'failed' ? errorMessage : '',
    }))
    .toSorted((one, other) => Number(one.isCopy) - Number(other.isCopy))
}

/** The latest e-mail to the customer, by whatever address, where it failed and somebody still has to send it; null where none has to. */
export function unsentOf<Sent extends Mail>(mails: readonly Sent[]): Sent | null {
  const latest = mails
    .filter(({ templateKey }) => templateKey === 'invoiceIssued')
    .toSorted((one, other) => queuedAt(one) - queuedAt(other))
    .at(-1)
  return latest !== undefined && states[latest.status] === 'failed' ? latest : null
}
