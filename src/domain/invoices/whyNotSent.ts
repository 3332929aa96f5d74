import { isPlausibleEmail } from '@/domain/shared/contact'
import { isPlausiblePhone } from '@/domain/shared/phone'
import type { Invoice } from './invoice'

/** Why an invoice cannot be sent to that number and that address; null where it can. */
export function whyNotSent(
  { isDeleted, invoiceNumber }: Pick<Invoice, 'isDeleted' | 'invoiceNumber'>,
  { phone, email }: { phone: string; email: string },
): { chat: string | null; mail: string | null } {
  const unsent = isDeleted
    ? 'It is cancelled.'
    : invoiceNumber === ''
      ? 'It is a draft. Issue it first.'
      : null
  return {
    chat: unsent ?? (isPlausiblePhone(phone) ? null : 'There is no phone number to send it to.'),
    mail: unsent ?? (isPlausibleEmail(email) ? null : 'There is no e-mail address to send it to.'),
  }
}
