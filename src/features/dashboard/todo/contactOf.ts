import type { TodoRow } from '@/domain/dashboard/todoRow'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { chatText, greetingFor } from '@/domain/messages/chatText'
import { formatCivil } from '@/domain/shared/formatDate'
import { messageFor } from '@/components/members/messageFor'
import { callLink, whatsAppLink } from '@/components/people/contactLinks'

type ContactGym = { name: string; settings: GymSettings; today: CivilDate }

/** What a WhatsApp about it begins with. No amount: others may read the phone. */
function textOf(row: TodoRow, { name: gymName, settings, today }: ContactGym): string {
  switch (row.kind) {
    case 'expired':
    case 'grace':
    case 'expiring':
      return messageFor(row.member, today, gymName, settings)
    case 'absent':
    case 'birthday':
      return chatText(row.kind, { name: row.member.name, centre: gymName }, settings)
    case 'overdue':
    case 'pastDue': {
      const { customerName: name, invoiceNumber, dueOn } = row.invoice
      return chatText(
        'invoiceOverdue',
        { name, centre: gymName, invoiceNumber, dueDate: formatCivil(dueOn) },
        settings,
      )
    }
    case 'approval': {
      const { customerName: name, packageName } = row.invoice
      return chatText('approvalWaiting', { name, centre: gymName, package: packageName }, settings)
    }
    case 'lead':
      return row.lead.noMessages ? '' : greetingFor(row.lead.name, gymName, settings.locale)
    case 'staff': {
      const { name, date } = row.exit
      return chatText('notMarkedOut', { name, centre: gymName, date: formatCivil(date) }, settings)
    }
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
