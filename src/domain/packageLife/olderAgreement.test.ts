import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { Invoice, IssuedInvoice } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { agreementOf, agreementOfSale } from './agreement'
import { contextOn, saleTerms } from './fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { MemberPackage } from '@/domain/packages/memberPackage'

/** A GYM, whose rate was 18 percent until 21 September 2025 and is 5 since (DOMAIN 2.1). */
const settings = settingsWith({ taxRegime: 'regular', gstin: '23AABCI1234F1Z9', taxInclusive: false })
const older = (fields: Partial<MemberPackage> = {}) =>
  packageWith({ invoiceIds: ['first', 'last'], ...fields })
const billed = (fields: Partial<IssuedInvoice> = {}) =>
  invoiceWith({ id: 'last', issuedOn: civil('2026-11-01'), taxRegime: 'regular', gst: 50, ...fields })

const agreed = (pkg: MemberPackage, ...openInvoices: Invoice[]) =>
  agreementOf(pkg, contextOn('2026-12-01', { settings, openInvoices }))

describe('what was agreed on an older package is what its last invoice shows (ACTS "A package carries its agreement")', () => {
  it('by the last of its invoices, whichever comes first', () => {
    const last = billed({
      sac: '9996',
      customerGstin: '27AAPFU0939F1ZV',
      placeOfSupply: 'Goa',
      inclusive: true,
    })
    expect(agreed(older(), billed({ id: 'first', sac: '998314' }), last)).toMatchObject({
      ...{ inclusive: true, sac: '9996', customerGstin: '27AAPFU0939F1ZV', placeOfSupply: 'Goa' },
    })
  })

  it('without one as the centre does it now', () => {
    expect(agreed(older())).toEqual({
      ...{ inclusive: false, sac: '999723', customerGstin: '', placeOfSupply: '', ownRate: null },
    })
  })

  it('an invoice without tax does not say whether its price held the tax', () => {
    expect(agreed(older(), billed({ gst: 0, inclusive: true })).inclusive).toBe(false)
  })

  test.each<[string, Partial<MemberPackage>, Invoice[], number | null]>([
    ['the rate of its day is the centre’s', { taxRate: 5 }, [billed()], null],
    ['another rate was its own', { taxRate: 12 }, [billed()], 12],
    [
      'a rate that was in force then is the centre’s too',
      { taxRate: 18 },
      [billed({ issuedOn: civil('2025-09-21') })],
      null,
    ],
    ['and its own from the change on', { taxRate: 18 }, [billed({ issuedOn: civil('2025-09-22') })], 18],
    ['none is none', { taxRate: null }, [billed()], null],
    [
      'an invoice that carried no tax says nothing',
      { taxRate: 12 },
      [billed({ taxRegime: 'unregistered', gst: 0 })],
      null,
    ],
    ['one that says no regime counts by its tax', { taxRate: 12 }, [billed({ taxRegime: '', gst: 50 })], 12],
    ['and not without', { taxRate: 12 }, [billed({ taxRegime: '', gst: 0 })], null],
    [
      'without an invoice the day it was billed counts',
      { taxRate: 18, billedThrough: civil('2025-09-01') },
      [],
      null,
    ],
    ['or the day it began', { taxRate: 18, startDate: civil('2025-09-01') }, [], null],
    ['a rate of 0 without an invoice was no rate', { taxRate: 0 }, [], null],
    ['without any day nobody can tell', { taxRate: 12, startDate: null }, [], null],
  ])('%s', (_case, fields, invoices, ownRate) => {
    expect(agreed(older(fields), ...invoices).ownRate).toBe(ownRate)
  })

  it.each([
    ['the rate that India’s book had', 5, '999723', null],
    ['the one it had for that code', 18, '9996', null],
    ['the centre’s own', 9, '999723', null],
    ['any other was its own', 12, '999723', 12],
  ])('outside of India it goes by the centre’s rate where it bore %s', (_case, taxRate, sac, ownRate) => {
    const abroad = settingsWith({ taxRegime: 'outsideIndia', taxRates: [{ from: '2017-07-01', rate: 9 }] })
    const openInvoices = [billed({ taxRegime: 'outsideIndia', sac })]
    const ctx = contextOn('2026-12-01', { settings: abroad, openInvoices })
    expect(agreementOf(older({ taxRate }), ctx).ownRate).toBe(ownRate)
  })

  it('what a package holds itself stands before everything', () => {
    const agreement = { inclusive: true, sac: '9996', customerGstin: '', placeOfSupply: '', ownRate: 12 }
    expect(agreed(older({ agreement }), billed())).toEqual(agreement)
  })
})

it('a sale agrees on its own code and rate, else on the centre’s, and writes names without blanks around them', () => {
  const ctx = contextOn('2026-12-01', { settings })
  const named = { customerGstin: ' 27aapfu0939f1zv', placeOfSupply: ' Goa ' }
  expect(
    agreementOfSale(templateWith({ sac: '9996', taxRate: 12 }), saleTerms('2026-12-01', named), ctx),
  ).toEqual({
    ...{ inclusive: false, sac: '9996', ownRate: 12, customerGstin: '27AAPFU0939F1ZV', placeOfSupply: 'Goa' },
  })
  expect(agreementOfSale(templateWith(), saleTerms('2026-12-01'), ctx)).toEqual({
    ...{ inclusive: false, sac: '999723', ownRate: null, customerGstin: '', placeOfSupply: '' },
  })
})
