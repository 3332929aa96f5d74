import { settingsOf, type CentreSettings } from '@/domain/gyms/settings'
import { lookupOf } from '@/domain/members/lookupOf'
import { memberSchema, type Member } from '@/domain/members/member'
import { civil } from '@/domain/shared/civilDate'
import { instantAt } from '@/domain/shared/calendar'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { memberPackageSchema, type MemberPackage } from './memberPackage'
import { packageTemplateSchema, type PackageTemplate } from './packageTemplate'
import type { ActContext, PackageChange, SaleTerms } from './sell'
import type { Refusal } from '@/domain/shared/refusal'

/** Records for the domain's own tests: an unregistered GYM in Indore, prices without tax. */
const ZONE = 'Asia/Kolkata'

export function memberWith(fields: Partial<Omit<Member, 'lookup'>> = {}): Member {
  const member = memberSchema
    .omit({ lookup: true })
    .parse({ id: 'm1', gymId: 'g1', name: 'Asha Rao', phone: '9876543210', ...fields })
  return { ...member, lookup: lookupOf(member, ZONE) }
}

export const packageWith = (fields: Partial<MemberPackage> = {}): MemberPackage =>
  memberPackageSchema.parse({
    id: 'p1',
    packageId: 'quarterly',
    name: 'Quarterly',
    duration: 3,
    durationType: 'Month',
    startDate: '2026-11-01',
    endDate: '2027-01-31',
    ...fields,
  })

export const templateWith = (fields: Partial<PackageTemplate> = {}): PackageTemplate =>
  packageTemplateSchema.parse({
    id: 'monthly',
    gymId: 'g1',
    name: 'Monthly',
    price: 1000,
    duration: 1,
    durationType: 'Month',
    type: 'Non Recurring',
    ...fields,
  })

export const settingsWith = (preference: Record<string, unknown> = {}): CentreSettings =>
  settingsOf(preference, 'GYM')

/** Noon of that day at the centre; ids are numbered by `act`, so that two acts never share them. */
export function contextOn(today: string, fields: Partial<ActContext> = {}, act = 'a1'): ActContext {
  const day = civil(today)
  return {
    today: day,
    now: instantAt(day, '12:00', ZONE),
    centre: clientInfoSchema.parse({ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM' }),
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
