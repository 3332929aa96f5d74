import { describe, expect, it, test } from 'vitest'
import { reasonOf, contextOn } from '@/domain/packageLife/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { draftInvoice, editDraft, type DraftTerms } from './draft'
import type { DraftLine } from './invoiceLine'
import { doneInvoice, invoiceWith, draftWith, moneyContextOn } from './fixtures'

const today = '2026-11-20'
const settings = settingsWith({ taxRegime: 'regular', taxInclusive: false })
const ctx = { ...contextOn(today, { settings }), role: 'CLIENT' as const }
const line: DraftLine = {
  kind: 'service',
  what: ' Locker, 3 months ',
  quantity: 1,
  price: 600,
  discount: 0,
  sac: '',
  rate: null,
}
const water: DraftLine = {
  ...line,
  kind: 'product',
  what: 'Water',
  price: 20,
  quantity: 3,
  sac: '2201',
  rate: 18,
}
const terms: DraftTerms = {
  lines: [line],
  discountReason: '',
  dueOn: civil('2026-11-30'),
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: true,
  needEmailCommToOwner: false,
}
const lined = (fields: Partial<DraftLine>) => ({ lines: [{ ...line, ...fields }] })
const draft = (fields: Partial<DraftTerms> = {}) => draftInvoice(memberWith(), { ...terms, ...fields }, ctx)

describe('a draft', () => {
  it('is priced and taxed, and has neither number nor dues', () => {
    expect(draft({ customerGstin: ' 27aapfu0939f1zv' })).toMatchObject({
      invoice: {
        status: 'Draft',
        packageName: 'Locker, 3 months',
        amount: 630,
        gst: 30,
        issuedOn: null,
        invoiceNumber: '',
        seq: 0,
        due: 0,
        dueOn: '2026-11-30',
        customerGstin: '27AAPFU0939F1ZV',
        needEmailCommToClient: true,
        createdBy: 'desk',
      },
    })
  })

  it('has lines of its own rates, and a head that is their sum to the paisa (ACTS "The model of money")', () => {
    expect(draft({ lines: [line, water] })).toMatchObject({
      invoice: {
        packageName: 'Locker, 3 months + 1 more',
        basePrice: 660,
        taxable: 660,
        cgst: 20.4,
        sgst: 20.4,
        gst: 40.8,
        taxRate: 0,
        tax: 0,
        sac: '',
        roundOff: 0.2,
        amount: 701,
        inclusive: false,
        lines: [
          { kind: 'service', sac: '999723', rate: 5, taxable: 600, cgst: 15, sgst: 15, amount: 630 },
          {
            kind: 'product',
            sac: '2201',
            rate: 18,
            quantity: 3,
            unitPrice: 20,
            taxable: 60,
            cgst: 5.4,
            amount: 70.8,
          },
        ],
      },
    })
  })

  it('asks for the rate of a code that it does not know, and takes none from a centre without GST', () => {
    const unknown = { lines: [{ ...line, sac: '8506' }] }
    expect(draft(unknown)).toMatchObject({ kind: 'refused', field: 'lines.0.rate' })
    expect(draft({ lines: [{ ...line, sac: '8506', rate: 28 }] })).toMatchObject({ invoice: { taxRate: 28 } })
    expect(draft({ lines: [{ ...line, sac: '9996' }] })).toMatchObject({ invoice: { taxRate: 18 } })
    const without = { ...ctx, settings: settingsWith({ taxRegime: 'unregistered' }) }
    expect(draftInvoice(memberWith(), { ...terms, ...unknown }, without)).toMatchObject({
      invoice: { gst: 0, lines: [{ sac: '', rate: 0 }] },
    })
  })

  test.each([
    [lined({ what: ' ' }), 'Say what the invoice is for.'],
    [lined({ price: 0 }), 'Enter the price: more than 0, and no more than ₹1,00,00,000.'],
    [lined({ price: -1 }), 'Enter the price: more than 0, and no more than ₹1,00,00,000.'],
    [lined({ price: 1e300 }), 'Enter the price: more than 0, and no more than ₹1,00,00,000.'],
    [
      { ...lined({ discount: 601 }), discountReason: 'x' },
      'The discount is at least 0 and at most the price.',
    ],
    [lined({ discount: 5 }), 'Enter a reason for the discount.'],
    [{ customerGstin: '27AAPFU0939F1Z' }, 'A GSTIN has 15 characters; this one has 14.'],
  ])('is refused with %o', (fields, sentence) => expect(reasonOf(draft(fields))).toBe(sentence))

  it('is edited while it is a draft, or rejected', () => {
    const money = { ...moneyContextOn(today, { settings }), gym: ctx.gym }
    const rejected = draftWith({ held: 'Rejected', createdBy: 'desk' })
    const { invoice, effects } = doneInvoice(
      editDraft(rejected, memberWith(), { ...terms, ...lined({ price: 700 }) }, money),
    )
    expect(invoice).toMatchObject({ status: 'Draft', basePrice: 700, createdBy: 'desk', approval: null })
    expect(effects).toMatchObject({ dueDelta: 0, facts: [], stats: {} })
    expect(reasonOf(editDraft(invoiceWith(), memberWith(), terms, money))).toMatch(
      /corrected by a credit note/,
    )
  })

  it('takes from the desk no other rate for a service whose code has one, and from the owner any', () => {
    const low = { ...terms, lines: [{ ...line, rate: 0 }] }
    const desk = { ...ctx, role: 'MANAGER' as const }
    expect(draftInvoice(memberWith(), low, desk)).toMatchObject({ kind: 'refused', field: 'lines.0.rate' })
    expect(draftInvoice(memberWith(), { ...terms, lines: [{ ...line, rate: 5 }, water] }, desk).kind).toBe(
      'draft',
    )
    expect(draftInvoice(memberWith(), low, ctx)).toMatchObject({ invoice: { taxRate: 0 } })
  })
})
