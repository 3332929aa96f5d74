import { countryOfLocale } from '@/domain/shared/callingCode'
import type { Channel } from './channel'
import type { Category } from './message'
import type { Token } from './tokens'

/** `when`: who sends it, said where its text is edited. `texts`: what everybody has, by the channels it goes by. */
type MessageKind = {
  label: string
  when: string
  category: Category
  tokens: readonly Token[]
  texts: Partial<Record<Channel, string>>
}

const person = ['name', 'firstName', 'centre'] as const
const ofPackage = [...person, 'package', 'endDate'] as const
const ofInvoice = [...person, 'invoiceNumber', 'package', 'amount', 'standing'] as const

/**
 * Every message that members, leads and the owner get (DOMAIN 4.4). A chat of WhatsApp begins with the greeting of the centre's country,
 * which `defaultText` puts before its text; money is never written to a phone that others may read.
 */
export const messageKinds: Readonly<Record<string, MessageKind>> = {
  welcome: {
    ...{ label: 'Welcome', when: 'You send it from Members.', category: 'service', tokens: ofPackage },
    texts: { sms: 'Dear {name}, welcome to {centre}. Your {package} membership runs until {endDate}.' },
  },
  upcoming: {
    ...{ label: 'Membership starts', when: 'You open it from a member whose package is still to start.' },
    ...{ category: 'service', tokens: [...person, 'package', 'startDate'] },
    texts: { whatsapp: 'Your {package} membership starts on {startDate}. See you then.' },
  },
  renewalDue: {
    ...{ label: 'Renewal reminder', when: 'You send it from Members or the work list.' },
    ...{ category: 'service', tokens: ofPackage },
    texts: {
      sms: 'Dear {name}, your {package} membership at {centre} ends on {endDate}. Renew in time to keep training.',
      whatsapp: 'Your {package} membership ends on {endDate}. Reply here or visit the desk to renew it.',
    },
  },
  expired: {
    ...{ label: 'Membership ended', when: 'You send it from Members or the work list.' },
    ...{ category: 'service', tokens: ofPackage },
    texts: {
      sms: 'Dear {name}, your {package} membership at {centre} ended on {endDate}. Visit us to renew it.',
      whatsapp:
        'Your {package} membership ended on {endDate}. We would like to have you back: reply here to renew it.',
    },
  },
  winBack: {
    ...{ label: 'Win-back', when: 'You open it from an inactive member.' },
    ...{ category: 'promotional', tokens: person },
    texts: {
      whatsapp: 'We miss you at training. Reply here and we tell you what is on offer for coming back.',
    },
  },
  joinUs: {
    ...{ label: 'First package', when: 'You open it from a member who never bought a package.' },
    ...{ category: 'promotional', tokens: person },
    texts: {
      whatsapp: 'We would like to see you train with us. Reply here and we tell you how to start.',
    },
  },
  absent: {
    ...{ label: 'Absent member', when: 'You open it from the work list.' },
    ...{ category: 'service', tokens: person },
    texts: {
      whatsapp:
        'We have not seen you at training for a while. Is everything all right? Your place is waiting for you.',
    },
  },
  birthday: {
    ...{ label: 'Birthday', when: 'You open it from the work list.' },
    ...{ category: 'promotional', tokens: person },
    texts: { whatsapp: 'Happy birthday, and a healthy year ahead.' },
  },
  receipt: {
    ...{ label: 'Receipt of a payment', when: 'Programs of your own send it, if you have any.' },
    ...{ category: 'service', tokens: [...ofInvoice, 'date'] },
    texts: {
      sms: 'Dear {name}, {centre} has received {amount} for {invoiceNumber} on {date}. Thank you.',
    },
  },
  invoiceIssued: {
    ...{ label: 'Invoice', when: 'Sent by itself with each invoice that goes to its customer by e-mail.' },
    ...{ category: 'service', tokens: ofInvoice },
    texts: {
      email:
        'Dear {name}, here is your invoice {invoiceNumber} from {centre} for {package}: {amount}. {standing} It is attached as a PDF. Thank you.',
    },
  },
  invoiceIssuedOwner: {
    ...{ label: 'Invoice, your copy', when: 'Sent to you by itself with each invoice that asks for it.' },
    ...{ category: 'service', tokens: ofInvoice },
    texts: {
      email:
        '{centre} has issued invoice {invoiceNumber} to {name} for {package}: {amount}. {standing} It is attached as a PDF.',
    },
  },
  invoiceOverdue: {
    ...{ label: 'Invoice past due', when: 'You open it from the work list.' },
    ...{ category: 'service', tokens: [...person, 'invoiceNumber', 'dueDate'] },
    texts: {
      whatsapp:
        'Invoice {invoiceNumber} was due on {dueDate}. Please pay at the desk, or reply here if something is unclear.',
    },
  },
  approvalWaiting: {
    ...{ label: 'Request waits for approval', when: 'You open it from the work list.' },
    ...{ category: 'service', tokens: [...person, 'package'] },
    texts: { whatsapp: 'We are looking at your request for {package} and will answer you soon.' },
  },
  leadFollowUp: {
    ...{ label: 'Lead: thank you', when: 'You send it from Leads.' },
    ...{ category: 'service', tokens: [...person, 'phone'] },
    texts: {
      sms: 'Dear {name}, thank you for asking about {centre}. Visit us any day, or call {phone}.',
    },
  },
  leadTrial: {
    ...{ label: 'Lead: trial booked', when: 'You send it from Leads.' },
    ...{ category: 'service', tokens: [...person, 'trialOn', 'phone'] },
    texts: { sms: 'Dear {name}, your trial at {centre} is on {trialOn}. See you then.' },
  },
  notMarkedOut: {
    ...{ label: 'Staff: not marked out', when: 'You open it from the work list.' },
    ...{ category: 'service', tokens: [...person, 'date'] },
    texts: { whatsapp: 'You were not marked out on {date}. When did you leave?' },
  },
}

export const kindOf = (key: string): MessageKind | null =>
  Object.hasOwn(messageKinds, key) ? (messageKinds[key] ?? null) : null

/** As people of the centre's country greet each other (PRODUCT 2.R). */
const greetingIn = (locale: string) => (countryOfLocale(locale) === 'IN' ? 'Namaste' : 'Hello')

/** How a chat begins. */
export const greetingText = (locale: string): string => `${greetingIn(locale)} {firstName}, this is {centre}.`

/** The text that a kind has on a channel where the centre has none of its own; null where it has none there. */
export function defaultText(key: string, channel: Channel, locale: string): string | null {
  const text = kindOf(key)?.texts[channel]
  if (text === undefined) return null
  return channel === 'whatsapp' ? `${greetingText(locale)} ${text}` : text
}
