import type { TodoRow } from '@/domain/dashboard/todoRow'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { greetingFor, messageFor } from '@/components/members/messageFor'
import { callLink, whatsAppLink } from '@/components/people/contactLinks'

type ContactGym = { name: string; settings: GymSettings; today: CivilDate }

/** What a WhatsApp about it begins with. No amount: others may read the phone. */
function textOf(row: TodoRow, { name, settings, today }: ContactGym): string {
  const { locale } = settings
  switch (row.kind) {
    case 'expired':
    case 'grace':
    case 'expiring':
      return messageFor(row.member, today, name, settings)
    case 'absent':
      return `${greetingFor(row.member.name, name, locale)} We have not seen you at training for a while. Is everything all right? Your place is waiting for you.`
    case 'birthday':
      return `${greetingFor(row.member.name, name, locale)} Happy birthday, and a healthy year ahead.`
    case 'overdue':
    case 'pastDue':
      return `${greetingFor(row.invoice.customerName, name, locale)} Invoice ${row.invoice.invoiceNumber} was due on ${formatCivil(row.invoice.dueOn)}. Please pay at the desk, or reply here if something is unclear.`
    case 'approval':
      return `${greetingFor(row.invoice.customerName, name, locale)} We are looking at your request${row.invoice.packageName === '' ? '' : ` for ${row.invoice.packageName}`} and will answer you soon.`
    case 'lead':
      return row.lead.noMessages ? '' : greetingFor(row.lead.name, name, locale)
    case 'staff':
      return `${greetingFor(row.exit.name, name, locale)} You were not marked out on ${formatCivil(row.exit.date)}. When did you leave?`
    case 'night':
    case 'drift':
    case 'device':
      return ''
  }
}

const phoneOf = (row: TodoRow): string => {
  switch (row.kind) {
    case 'overdue':
    case 'pastDue':
    case 'approval':
      return row.invoice.customerPhone
    case 'lead':
      return row.lead.phone
    case 'staff':
    case 'night':
    case 'drift':
    case 'device':
      return ''
    default:
      return row.member.phone
  }
}

export type Contact = { call: string; whatsApp: string | null }

/** The ways to reach the person a row is about; null where no number of theirs can be called. An employee's is in no row. */
export function contactOf(row: TodoRow, gym: ContactGym, phone = phoneOf(row)): Contact | null {
  const { locale } = gym.settings
  const call = callLink(phone, locale)
  const text = textOf(row, gym)
  return call === null ? null : { call, whatsApp: text === '' ? null : whatsAppLink(phone, text, locale) }
}
