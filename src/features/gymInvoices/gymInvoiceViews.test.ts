import { expect, test } from 'vitest'
import { gymInvoiceWith } from '@/domain/gymInvoices/fixtures'
import { creditReplaced, gymInvoiceStateOf, type Replacement } from '@/domain/gymInvoices/gymCreditNote'
import type { GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { civil } from '@/domain/shared/civilDate'
import { gymInvoiceViews } from './gymInvoiceViews'

const payment = { mode: 'UPI', date: civil('2026-11-24'), reference: '' } as const
const terms: Replacement = {
  ...{ from: civil('2026-12-23'), by: 'Growth', issuedOn: civil('2026-12-23'), prefix: 'FC', last: 0 },
}
const tabsOf = (invoice: GymInvoice) => {
  const { unpaid, paid } = gymInvoiceViews.tabs
  return [gymInvoiceStateOf(invoice), unpaid.has(invoice), paid.has(invoice)]
}

test('an invoice is among the unpaid ones while its tax is open, also where a note gives something back', () => {
  const taxOpen = { ...gymInvoiceWith(), paidBefore: { ...payment, amount: 12_000 } }
  expect(tabsOf(taxOpen)).toEqual(['Unpaid', true, false])
  expect(tabsOf(creditReplaced(taxOpen, terms) ?? taxOpen)).toEqual(['To give back', true, false])
  const paid = { ...gymInvoiceWith(), payment }
  expect(tabsOf(creditReplaced(paid, terms) ?? paid)).toEqual(['To give back', false, true])
})
