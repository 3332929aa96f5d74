import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { assign, creditFor, priceSale } from './sell'

const today = '2026-11-20'

describe('assign', () => {
  it('makes the package current, with its term, invoice and dues', () => {
    const terms = saleTerms(today, { payment: cash(400), dueOn: civil('2026-11-25'), comments: ' Evening ' })
    const { member, invoice, history } = done(assign(memberWith(), templateWith(), terms, contextOn(today)))
    expect(member.currentPackage).toMatchObject({
      id: 'package-a1',
      packageId: 'monthly',
      name: 'Monthly',
      startDate: '2026-11-20',
      endDate: '2026-12-19',
      anchorDate: '2026-11-20',
      billedThrough: '2026-11-20',
      nextBillDate: null,
      nextRenewalDate: '2026-12-20',
      paidUntilDate: '2026-12-01',
      amount: 1000,
      paid: 400,
      invoiceIds: ['invoice-a1'],
      comments: 'Evening',
      modeOfPayment: 'Cash',
      isExpired: false,
    })
    expect(invoice).toMatchObject({
      id: 'invoice-a1',
      invoiceNumber: '',
      seq: 0,
      fy: '26-27',
      memberId: 'm1',
      gymId: 'g1',
      customerName: 'Asha Rao',
      amount: 1000,
      status: 'Partially Paid',
      issuedOn: '2026-11-20',
      fromDate: '2026-11-20',
      toDate: '2026-12-19',
      payments: [{ id: 'payment-a1', amount: 400, date: '2026-11-20', receivedBy: 'desk' }],
    })
    expect(member.totalDueAmount).toBe(600)
    expect(member.lookup).toMatchObject({
      coverUntil: '2026-12-19',
      startsOn: '2026-11-20',
      packageId: 'monthly',
    })
    expect(history).toEqual([])
  })

  it('takes money in several rows, each with an id that follows from the first', () => {
    const upi = {
      amount: 250.5,
      modeOfPayment: 'UPI',
      paymentSource: 'Front desk',
      reference: '612345678901',
    }
    const cheque = { ...upi, amount: 100, modeOfPayment: 'Cheque', chequeDate: civil('2026-11-25') }
    const terms = saleTerms(today, { payments: [{ ...upi, modeOfPayment: 'Cash' }, upi, cheque] })
    const { member, invoice } = done(assign(memberWith(), templateWith(), terms, contextOn(today)))
    expect(invoice?.payments).toMatchObject([
      { id: 'payment-a1', amount: 250.5, modeOfPayment: 'Cash' },
      { id: 'payment-a1_2', amount: 250.5, modeOfPayment: 'UPI' },
      { id: 'payment-a1_3', amount: 100, chequeDate: '2026-11-25' },
    ])
    expect(invoice).toMatchObject({ modeOfPayment: 'Cash + UPI + Cheque', due: 399 })
    expect(member).toMatchObject({ totalDueAmount: 399, currentPackage: { paid: 601 } })
  })

  it('adds to what the member owes already', () => {
    const member = memberWith({ totalDueAmount: 250 })
    const change = done(assign(member, templateWith(), saleTerms(today), contextOn(today)))
    expect(change.member.totalDueAmount).toBe(1250)
  })

  it('bills a recurring package again on the day after its cycle', () => {
    const template = templateWith({ type: 'Recurring' })
    const { member } = done(assign(memberWith(), template, saleTerms(today), contextOn(today)))
    expect(member.currentPackage).toMatchObject({ nextBillDate: '2026-12-20', nextRenewalDate: '2026-12-20' })
  })

  it('may start later, and the member is upcoming until then', () => {
    const { member } = done(assign(memberWith(), templateWith(), saleTerms('2026-12-01'), contextOn(today)))
    expect(member.lookup).toMatchObject({ startsOn: '2026-12-01', coverUntil: '2026-12-31' })
  })

  it('moves an ended package to the history', () => {
    const currentPackage = packageWith({ startDate: civil('2026-01-01'), endDate: civil('2026-03-31') })
    const change = done(
      assign(memberWith({ currentPackage }), templateWith(), saleTerms(today), contextOn(today)),
    )
    expect(change.history).toMatchObject([
      {
        entry: {
          id: 'p1',
          memberId: 'm1',
          gymId: 'g1',
          outcome: 'ended',
          endDate: '2026-03-31',
          isExpired: true,
        },
      },
    ])
    expect(change.member.lastPackage?.id).toBe('p1')
    expect(change.member.currentPackage?.id).toBe('package-a1')
  })

  it('makes a paid invoice of a free package', () => {
    const template = templateWith({ price: 0 })
    const change = done(assign(memberWith(), template, saleTerms(today, { basePrice: 0 }), contextOn(today)))
    expect(change.invoice).toMatchObject({ amount: 0, status: 'Paid' })
    expect(change.member.currentPackage?.paidUntilDate).toBe('2026-12-19')
  })

  it("uses the member's credit before money", () => {
    const member = memberWith({ creditBalance: 300 })
    const change = done(
      assign(member, templateWith(), saleTerms(today, { payment: cash(700) }), contextOn(today)),
    )
    expect(change.invoice).toMatchObject({ creditApplied: 300, status: 'Paid' })
    expect(change.member).toMatchObject({ creditBalance: 0, totalDueAmount: 0 })
    expect(change.member.currentPackage).toMatchObject({ paid: 1000, paidUntilDate: '2026-12-19' })
  })

  it('keeps the credit that is more than the price', () => {
    expect(creditFor({ creditBalance: 1200 }, 1000)).toEqual({ creditApplied: 1000, due: 0 })
    const change = done(
      assign(memberWith({ creditBalance: 1200 }), templateWith(), saleTerms(today), contextOn(today)),
    )
    expect(change.member.creditBalance).toBe(200)
  })

  it('moves the paid-until date only with the whole price where the centre wants it so', () => {
    const ctx = contextOn(today, { settings: settingsWith({ partialPayment: 'full' }) })
    const change = done(assign(memberWith(), templateWith(), saleTerms(today, { payment: cash(999) }), ctx))
    expect(change.member.currentPackage?.paidUntilDate).toBe('2026-11-19')
  })
})

describe('assign is refused in one clear sentence', () => {
  const running = packageWith()

  test.each([
    [
      'while a package runs',
      memberWith({ currentPackage: running }),
      saleTerms(today),
      'Asha Rao already has Quarterly until 31 Jan, 2027. Renew or change it instead.',
    ],
    [
      'to a deactivated member',
      memberWith({ isActive: false }),
      saleTerms(today),
      'Asha Rao is deactivated. Restore the member first.',
    ],
    [
      'to a deleted member',
      memberWith({ deleted: true }),
      saleTerms(today),
      'Asha Rao was deleted. Restore the member first.',
    ],
    [
      'for a term that is over',
      memberWith(),
      saleTerms('2026-10-01'),
      'Starting on 01 Oct, 2026 it would have ended on 31 Oct, 2026 already. Choose a later start.',
    ],
    [
      'over the last package',
      memberWith({ lastPackage: packageWith({ endDate: civil('2026-11-18') }) }),
      saleTerms('2026-11-18'),
      'Quarterly covered Asha Rao until 18 Nov, 2026. Choose a later start.',
    ],
    [
      'with more paid than is due',
      memberWith({ creditBalance: 100 }),
      saleTerms(today, { payment: cash(901) }),
      '₹901.00 is more than the ₹900.00 to pay. Lower the payment.',
    ],
    [
      'with rows that together are more than is due',
      memberWith(),
      saleTerms(today, { payments: [cash(600), cash(401)].filter((row) => row !== null) }),
      '₹1,001.00 is more than the ₹1,000.00 to pay. Lower the payment.',
    ],
    [
      'with an absurd payment',
      memberWith(),
      saleTerms(today, { payment: cash(1e300) }),
      'That is more than ₹1,00,00,000. Check the amount.',
    ],
    [
      'with an empty payment',
      memberWith(),
      saleTerms(today, { payment: cash(0) }),
      'Enter the amount received, or leave the payment out.',
    ],
    [
      'with a discount above the price',
      memberWith(),
      saleTerms(today, { discount: 1001, discountReason: 'Friend' }),
      'The discount is more than the price of ₹1,000.00. Lower it.',
    ],
    [
      'with another price and no reason',
      memberWith(),
      saleTerms(today, { basePrice: 900 }),
      'Monthly costs ₹1,000.00. Enter a reason for the price change.',
    ],
    [
      'with a promo of more than everything',
      memberWith(),
      saleTerms(today, { percentOff: 101 }),
      'A promo takes off between 0 and 100 percent.',
    ],
    [
      'with a negative price',
      memberWith(),
      saleTerms(today, { basePrice: -1 }),
      'Price, joining fee and discount must be 0 or more.',
    ],
  ])('%s', (_case, member, terms, sentence) => {
    expect(reasonOf(assign(member, templateWith(), terms, contextOn(today)))).toBe(sentence)
  })

  test.each([
    [templateWith({ isActive: false }), 'Monthly is not sold any more. Choose another package.'],
    [templateWith({ duration: 0 }), 'Monthly has no valid duration. Correct it under Member Packages first.'],
  ])('for a package that is not to be sold', (template, sentence) => {
    expect(reasonOf(assign(memberWith(), template, saleTerms(today), contextOn(today)))).toBe(sentence)
  })

  it('for a package whose service code says no rate, at a centre that collects tax; with a rate it is sold', () => {
    const regular = contextOn(today, { settings: settingsWith({ taxRegime: 'regular' }) })
    const sell = (fields: Parameters<typeof templateWith>[0], ctx = regular) =>
      assign(memberWith(), templateWith({ sac: '998314', ...fields }), saleTerms(today), ctx)
    expect(reasonOf(sell({ taxRate: null }))).toBe(
      "The tax rate of Monthly isn't known: its SAC 998314 has none here. Enter the rate under Member Packages first.",
    )
    expect(done(sell({ taxRate: 18 })).invoice).toMatchObject({ taxRate: 18, sac: '998314' })
    expect(done(sell({ taxRate: null }, contextOn(today))).invoice).toMatchObject({ taxRate: 0 })
  })

  it('for a place of supply that is no state of the list', () => {
    const terms = saleTerms(today, { placeOfSupply: 'Bombay side' })
    expect(reasonOf(assign(memberWith(), templateWith(), terms, contextOn(today)))).toBe(
      'Choose the place of supply from the list of states, or leave it blank for your own.',
    )
  })
})

describe('priceSale', () => {
  const price = (
    preference: Record<string, unknown>,
    type: 'GYM' | 'SKATING' = 'GYM',
    taxRate: number | null = null,
  ) =>
    priceSale(
      templateWith({ taxRate }),
      saleTerms(today, { joiningFee: 500 }),
      settingsWith(preference),
      type,
      civil(today),
    )

  it('collects no tax without registration, nor under composition (DOMAIN 2.4)', () => {
    expect(price({})).toMatchObject({ rate: 0, tax: 0, amount: 1500 })
    expect(price({ taxRegime: 'composition' })).toMatchObject({ rate: 0, tax: 0, amount: 1500 })
  })

  it('splits no tax in another state, nor outside of India', () => {
    const terms = saleTerms(today, { placeOfSupply: 'Goa' })
    const inState = (state: string, preference: Record<string, unknown>) =>
      priceSale(templateWith(), terms, settingsWith(preference), 'GYM', civil(today), state)
    const regular = { taxRegime: 'regular', taxInclusive: false }
    expect(inState('Maharashtra', regular)).toMatchObject({ igst: 50, cgst: 0 })
    expect(inState('Goa', regular)).toMatchObject({ igst: 0, cgst: 25, sgst: 25 })
    const taxRates = [{ from: '2020-01-01', rate: 5 }]
    expect(inState('', { taxRegime: 'outsideIndia', taxRates, taxInclusive: false })).toMatchObject({
      igst: 50,
    })
  })

  it('lets a promo take off no more than its cap', () => {
    const capped = saleTerms(today, { percentOff: 50, promoCap: 300 })
    expect(priceSale(templateWith(), capped, settingsWith(), 'GYM', civil(today))).toMatchObject({
      promoValue: 300,
      amount: 700,
    })
  })

  it("takes the law's rate for the kind of centre, its own table, or the package's", () => {
    const regular = { taxRegime: 'regular', taxInclusive: false }
    expect(price(regular)).toMatchObject({ rate: 5, amount: 1575 })
    expect(price({ ...regular, sac: '9996' }, 'SKATING')).toMatchObject({ rate: 18, amount: 1770 })
    expect(price({ ...regular, taxRates: [{ from: '2026-01-01', rate: 12 }] })).toMatchObject({ rate: 12 })
    expect(price(regular, 'GYM', 28)).toMatchObject({ rate: 28 })
  })
})
