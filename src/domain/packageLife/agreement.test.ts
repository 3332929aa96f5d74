import { describe, expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { civil } from '@/domain/shared/civilDate'
import { billRecurring } from './billRecurring'
import { contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { freeze } from './freeze'
import { freezeRuleSchema } from '@/domain/packages/freezeRule'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'

const gym = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  email: 'iron@demo.test',
  type: 'GYM',
  state: 'Madhya Pradesh',
})
const regular = { taxRegime: 'regular', gstin: '23AAPFU0939F1ZQ' }
const monthly = templateWith({ type: 'Recurring' })

const soldOn = (
  start: string,
  preference: Record<string, unknown>,
  terms: Partial<SaleTerms> = {},
  template = monthly,
): Member =>
  done(
    assign(
      memberWith(),
      template,
      saleTerms(start, terms),
      contextOn(start, { gym, settings: settingsWith(preference) }),
    ),
  ).member

const billOn = (
  member: Member,
  day: string,
  preference: Record<string, unknown>,
  openInvoices: Invoice[] = [],
) => billRecurring(member, contextOn(day, { gym, settings: settingsWith(preference), openInvoices }))

describe('a recurring bill is made from the agreement of the sale (ACTS)', () => {
  it('keeps SAC, customer GSTIN, place of supply and price basis, whatever the centre changes meanwhile', () => {
    const business = { customerGstin: '27AAPFU0939F1ZV', placeOfSupply: 'Maharashtra' }
    const template = templateWith({ type: 'Recurring', sac: '9996' })
    const member = soldOn('2026-11-01', { ...regular, taxInclusive: false }, business, template)
    const { invoice } = done(billOn(member, '2026-12-01', { ...regular, taxInclusive: true, sac: '999723' }))
    expect(invoice).toMatchObject({
      ...business,
      sac: '9996',
      taxRate: 18,
      taxable: 1000,
      igst: 180,
      cgst: 0,
      amount: 1180,
    })
  })

  it('takes the rate of its own day', () => {
    const member = soldOn('2025-09-10', regular)
    expect(member.currentPackage?.taxRate).toBe(18)
    expect(done(billOn(member, '2025-10-10', regular)).invoice).toMatchObject({ taxRate: 5, amount: 1000 })
  })

  it('or the rate that the package has of its own', () => {
    const member = soldOn('2026-11-01', regular, {}, templateWith({ type: 'Recurring', taxRate: 12 }))
    expect(done(billOn(member, '2026-12-01', regular)).invoice).toMatchObject({ taxRate: 12 })
  })

  it('carries tax from the day the centre registers', () => {
    const member = soldOn('2026-11-01', {})
    expect(done(billOn(member, '2026-12-01', {})).invoice).toMatchObject({ taxRate: 0, gst: 0, sac: '' })
    expect(done(billOn(member, '2026-12-01', regular)).invoice).toMatchObject({
      taxRate: 5,
      taxable: 952.38,
      sac: '999723',
      amount: 1000,
    })
  })

  const older = (fields: Partial<MemberPackage> = {}) =>
    memberWith({
      currentPackage: packageWith({
        type: 'Recurring',
        duration: 1,
        basePrice: 1000,
        startDate: civil('2026-11-01'),
        billedThrough: civil('2026-11-01'),
        endDate: civil('2026-11-30'),
        nextBillDate: civil('2026-12-01'),
        invoiceIds: ['i1'],
        ...fields,
      }),
    })

  it('of an older record is what its last invoice shows', () => {
    const last = invoiceWith({
      status: 'Paid',
      due: 0,
      basePrice: 1000,
      discount: 0,
      percentOff: 0,
      taxable: 1000,
      gst: 120,
      amount: 1120,
      taxRate: 12,
      sac: '9996',
      customerGstin: '27AAPFU0939F1ZV',
      creditApplied: 1120,
    })
    const { invoice, member } = done(billOn(older({ taxRate: 12 }), '2026-12-01', regular, [last]))
    expect(invoice).toMatchObject({
      sac: '9996',
      customerGstin: '27AAPFU0939F1ZV',
      taxRate: 12,
      amount: 1120,
    })
    expect(member.currentPackage?.agreement).toMatchObject({ inclusive: false, ownRate: 12 })
  })

  it('of an older record without tax goes by the centre’s rate once it registers', () => {
    expect(done(billOn(older({ taxRate: 0 }), '2026-12-01', regular)).invoice).toMatchObject({ taxRate: 5 })
  })
})

describe('a fee is taxed by its own day', () => {
  it('a freeze after the change of rate carries the new one', () => {
    const template = templateWith({ type: 'Recurring', freeze: freezeRuleSchema.parse({ fee: 200 }) })
    const member = soldOn('2025-09-10', regular, {}, template)
    const stop = { from: civil('2025-09-25'), to: civil('2025-10-01'), reason: '' }
    const ctx = contextOn('2025-09-25', { gym, settings: settingsWith(regular) }, 'a2')
    expect(done(freeze(member, stop, ctx)).invoice).toMatchObject({
      amount: 200,
      taxRate: 5,
      taxable: 190.48,
    })
  })
})

describe('bills stop after so many unpaid terms, and say so', () => {
  const unpaid = (id: string) => invoiceWith({ id, amount: 1000, status: 'Overdue' })
  const member = memberWith({
    currentPackage: {
      ...(soldOn('2026-10-01', {}).currentPackage ?? expect.fail()),
      startDate: civil('2026-10-01'),
      endDate: civil('2026-11-30'),
      nextBillDate: civil('2026-12-01'),
      invoiceIds: ['i1', 'i2'],
    },
  })

  it.each<[string, Invoice[], string | null]>([
    ['one of two is not paid', [unpaid('i1')], null],
    [
      'two are not paid',
      [unpaid('i1'), unpaid('i2')],
      'Monthly is not billed on: 2 terms are not paid. Collect the money, or write it off.',
    ],
    [
      'the second was written off',
      [unpaid('i1'), { ...unpaid('i2'), held: 'Forgive', status: 'Forgive' }],
      null,
    ],
    ['the others are no terms of this package', [unpaid('i1'), unpaid('locker')], null],
  ])('where %s', (_case, invoices, reason) => {
    const outcome = billOn(member, '2026-12-01', {}, invoices) ?? expect.fail()
    if (reason === null) expect(outcome.kind).toBe('done')
    else expect(reasonOf(outcome)).toBe(reason)
  })

  it('where the centre says one', () => {
    expect(billOn(member, '2026-12-01', { unpaidTermsBeforeStop: 1 }, [unpaid('i1')])).toMatchObject({
      kind: 'refused',
      reason: 'Monthly is not billed on: 1 term is not paid. Collect the money, or write it off.',
    })
  })

  it('and nobody is billed for the time in which they were not let in', () => {
    const pkg = member.currentPackage ?? expect.fail()
    const lapsed = { ...member, currentPackage: { ...pkg, isExpired: true } }
    expect(billOn(lapsed, '2026-12-04', {})?.kind).toBe('done')
    expect(billOn(lapsed, '2026-12-05', {})).toBeNull()
  })
})
