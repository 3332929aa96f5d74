import type { DraftInvoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { priceAgreed } from '@/domain/packageLife/agreement'
import { pricedInvoice } from '@/domain/invoices/pricedInvoice'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { addInvoice, type GymBook } from './gymBook'
import { TIMEZONE } from './gyms'
import { unissued } from '@/domain/invoices/heldState'

const waiting: readonly {
  held: DraftInvoice['held']
  what: string
  price: number
  daysAgo: number
  note: string
}[] = [
  { held: 'Draft', what: 'Locker, 3 months', price: 600, daysAgo: 1, note: '' },
  { held: 'Draft', what: 'Diet consultation', price: 900, daysAgo: 3, note: '' },
  { held: 'Pending Approval', what: 'Corporate batch, 1 month', price: 18_000, daysAgo: 2, note: '' },
  { held: 'Pending Approval', what: 'Locker, 12 months', price: 2_000, daysAgo: 4, note: '' },
  { held: 'Accepted', what: 'Body assessment', price: 500, daysAgo: 2, note: '' },
  {
    held: 'Rejected',
    what: 'Family add-on, 6 months',
    price: 9_000,
    daysAgo: 9,
    note: 'Price is not on the list',
  },
]

/** Invoices on their way through approval: no number, no date of issue, and nothing due (PRODUCT 2.B). */
export function addUnissued(book: GymBook, members: readonly Member[], today: CivilDate, by: string): void {
  waiting.forEach(({ held, what, price, daysAgo, note }, index) => {
    const member = members[index % members.length]
    if (!member) return
    const on = addDays(today, -daysAgo)
    const now = instantAt(on, '12:15', TIMEZONE)
    const ids = { assignmentId: '', invoiceId: `${book.info.id}-d${index + 1}`, paymentId: '' }
    const ctx = { today: on, now, gym: book.info, settings: book.settings, by, ids, openInvoices: [] }
    const { taxInclusive: inclusive, sac } = book.settings
    const usual = { inclusive, sac, customerGstin: '', placeOfSupply: '', ownRate: null }
    const line = { kind: 'service', description: what, unitPrice: price, discount: 0 } as const
    const priced = pricedInvoice(member, priceAgreed(usual, line, ctx), ctx)
    addInvoice(book, { ...unissued(priced, held), note, dueOn: null })
  })
}
