import { settingsWith } from '@/domain/packages/fixtures'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import type { PaymentRow } from './collect'
import { invoiceSchema, type Invoice } from './invoice'
import type { InvoiceChange, MoneyContext } from './moneyAct'

/** An issued invoice of 1796 rupees at 5 percent (DOMAIN 2.5), due on 25 November, for the domain's own tests. */
export const invoiceWith = (fields: Partial<Invoice> = {}): Invoice =>
  invoiceSchema.parse({
    id: 'i1',
    invoiceNumber: 'IRN/26-27/000012',
    gymId: 'g1',
    memberId: 'm1',
    customerName: 'Asha Rao',
    amount: 1796,
    basePrice: 2000,
    discount: 100,
    percentOff: 10,
    taxable: 1710,
    gst: 85.5,
    tax: 5,
    taxRate: 5,
    cgst: 42.75,
    sgst: 42.75,
    roundOff: 0.5,
    sac: '999723',
    taxRegime: 'regular',
    status: 'Open',
    issuedOn: '2026-11-20',
    dueOn: '2026-11-25',
    fy: '26-27',
    seq: 12,
    createdBy: 'desk',
    ...fields,
  })

/** The owner at noon of that day. */
export const moneyContextOn = (today: string, fields: Partial<MoneyContext> = {}): MoneyContext => ({
  role: 'CLIENT',
  today: civil(today),
  now: instantAt(civil(today), '12:00', 'Asia/Kolkata'),
  by: 'owner',
  settings: settingsWith(),
  creditBalance: 0,
  ...fields,
})

export const rowOf = (amount: number, fields: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'y1',
  amount,
  modeOfPayment: 'Cash',
  paymentSource: 'Front desk',
  reference: '',
  ...fields,
})

/** The act's result; a refusal fails the test with its reason. */
export function doneInvoice(outcome: InvoiceChange | Refusal): InvoiceChange {
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  return outcome
}
