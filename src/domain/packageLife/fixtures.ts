import { civil } from '@/domain/shared/civilDate'
import { instantAt } from '@/domain/shared/calendar'
import { clientInfoSchema } from '@/domain/gyms/gym'
import type { ActContext, PackageChange } from './packageAct'
import type { SaleTerms } from './saleTerms'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Refusal } from '@/domain/shared/refusal'

/** Records for the domain's own tests: an unregistered GYM in Indore, prices without tax. */
const ZONE = 'Asia/Kolkata'

/** Noon of that day at the centre; ids are numbered by `act`, so that two acts never share them. */
export function contextOn(today: string, fields: Partial<ActContext> = {}, act = 'a1'): ActContext {
  const day = civil(today)
  return {
    today: day,
    now: instantAt(day, '12:00', ZONE),
    gym: clientInfoSchema.parse({ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM' }),
    settings: settingsWith(),
    by: 'desk',
    ids: { assignmentId: `package-${act}`, invoiceId: `invoice-${act}`, paymentId: `payment-${act}` },
    openInvoices: [],
    ...fields,
  }
}

export const saleTerms = (startDate: string, fields: Partial<SaleTerms> = {}): SaleTerms => ({
  startDate: civil(startDate),
  basePrice: 1000,
  joiningFee: 0,
  discount: 0,
  discountReason: '',
  promoCode: '',
  percentOff: 0,
  comments: '',
  dueOn: null,
  payment: null,
  ...fields,
})

export const cash = (amount: number): SaleTerms['payment'] => ({
  amount,
  modeOfPayment: 'Cash',
  paymentSource: 'Front desk',
  reference: '',
})

/** The act's result; a refusal fails the test with its reason. */
export function done(outcome: PackageChange | Refusal | null): PackageChange {
  if (outcome === null) throw new Error('nothing was done')
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  return outcome
}

export function reasonOf(outcome: { kind: string } | Refusal): string {
  if ('reason' in outcome) return outcome.reason
  throw new Error('the act was not refused')
}
