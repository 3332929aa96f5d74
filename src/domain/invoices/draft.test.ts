import { describe, expect, it, test } from 'vitest'
import { contextOn, memberWith, reasonOf, settingsWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { draftInvoice, editDraft, type DraftTerms } from './draft'
import { doneInvoice, invoiceWith, moneyContextOn } from './fixtures'

const today = '2026-11-20'
const settings = settingsWith({ taxRegime: 'regular', taxInclusive: false })
const ctx = contextOn(today, { settings })
const terms: DraftTerms = {
  what: ' Locker, 3 months ',
  price: 600,
  discount: 0,
  discountReason: '',
  dueOn: civil('2026-11-30'),
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: true,
  needEmailCommToOwner: false,
}
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

  test.each([
    [{ what: ' ' }, 'Say what the invoice is for.'],
    [{ price: 0 }, 'Enter the price: more than 0, and no more than ₹1,00,00,000.'],
    [{ price: -1 }, 'Enter the price: more than 0, and no more than ₹1,00,00,000.'],
    [{ price: 1e300 }, 'Enter the price: more than 0, and no more than ₹1,00,00,000.'],
    [{ discount: 601, discountReason: 'x' }, 'The discount is at least 0 and at most the price.'],
    [{ discount: 5 }, 'Say why the discount is given.'],
    [{ customerGstin: '27AAPFU0939F1Z' }, 'A GSTIN has 15 characters; this one has 14.'],
  ])('is refused with %o', (fields, sentence) => expect(reasonOf(draft(fields))).toBe(sentence))

  it('is edited while it is a draft, or rejected', () => {
    const money = { ...moneyContextOn(today, { settings }), centre: ctx.centre }
    const rejected = invoiceWith({ status: 'Rejected', issuedOn: null, invoiceNumber: '', createdBy: 'desk' })
    const { invoice, effects } = doneInvoice(
      editDraft(rejected, memberWith(), { ...terms, price: 700 }, money),
    )
    expect(invoice).toMatchObject({ status: 'Draft', basePrice: 700, createdBy: 'desk', approval: null })
    expect(effects).toMatchObject({ dueDelta: 0, facts: [], stats: {} })
    expect(reasonOf(editDraft(invoiceWith(), memberWith(), terms, money))).toMatch(
      /corrected by a credit note/,
    )
  })
})
