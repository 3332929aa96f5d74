import { settingsWith } from '@/domain/gyms/fixtures'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import type { PaymentRow } from './collect'
import { linesOfFlat } from './flatInvoice'
import { blankDraft } from './heldState'
import {
  draftSchema,
  isIssued,
  issuedSchema,
  type DraftInvoice,
  type Invoice,
  type IssuedInvoice,
} from './invoice'
import type { InvoiceChange, MoneyContext } from './moneyAct'

const terms = {
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
  issuedOn: '2026-11-20',
  dueOn: '2026-11-25',
  fy: '26-27',
  seq: 12,
  createdBy: 'desk',
  inclusive: false,
}

/** An issued invoice of 1796 rupees at 5 percent (DOMAIN 2.5), due on 25 November, for the domain's own tests. */
export function invoiceWith(fields: Partial<IssuedInvoice> = {}): IssuedInvoice {
  const isForgiven = fields.status === 'Forgive' || fields.forgiveness
  const held = fields.held ?? (isForgiven ? 'Forgive' : 'Issued')
  const invoice = issuedSchema.parse({ ...terms, held, status: held === 'Issued' ? 'Open' : held, ...fields })
  return fields.lines ? invoice : { ...invoice, lines: linesOfFlat(invoice) }
}

/** The same before it is issued. */
export function draftWith(fields: Partial<DraftInvoice> = {}): DraftInvoice {
  const held = fields.held ?? fields.status ?? 'Draft'
  return draftSchema.parse({ ...invoiceWith(), ...blankDraft, held, status: held, ...fields })
}

/** For a test that goes on with an invoice that an act has answered; one that is not issued fails it. */
export function asIssued(invoice: Invoice): IssuedInvoice {
  if (!isIssued(invoice)) throw new Error(`${invoice.id} is not issued`)
  return invoice
}

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
