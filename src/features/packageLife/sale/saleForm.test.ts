import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { chosenForm, saleFormSchema, promisedForm, termsOf, emptySaleForm, type SaleForm } from './saleForm'
import { emptyLine } from '@/components/invoices/lines/lineForm'

const today = civil('2026-11-20')
const applies = { promoId: 'p1', percentOff: 10, promoCap: 80, discount: 80 }
const settings = settingsWith({ taxRegime: 'regular' })
const water = { ...emptyLine, what: 'Water', price: 20 }
const form = (fields: Partial<SaleForm> = {}): SaleForm => ({
  ...emptySaleForm(today, settingsWith()),
  templateId: 'monthly',
  basePrice: 1000,
  ...fields,
})
const faults = (fields: Partial<SaleForm>) =>
  (saleFormSchema(settings).safeParse(form(fields)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('what is typed for a sale', () => {
  test.each<[string, Partial<SaleForm>]>([
    ['templateId: Choose a package', { templateId: '' }],
    ['basePrice: Enter the price', { basePrice: null }],
    ['discount: The discount is more than the price', { discount: 1001, discountReason: 'x' }],
    ['discountReason: Enter a reason', { discount: 1 }],
    ['extras.0.price: Enter the price: more than 0', { extras: [{ ...water, price: 0 }] }],
    ['extras.0.what: Say what it is for', { extras: [{ ...water, what: ' ' }] }],
    ['extras.0.rate: Enter the tax rate of this code', { extras: [{ ...water, kind: 'product' }] }],
    ['customerGstin: A GSTIN has 15 characters; this one has 3.', { customerGstin: '27A' }],
    [
      'promoCode: DIWALI was ended.',
      { promoCode: 'diwali', promo: { typed: 'diwali', applies: null, reason: 'DIWALI was ended.' } },
    ],
    [
      'promoCode: The code is still being looked up. Try again in a moment.',
      { promoCode: 'diwali', promo: { typed: 'diwal', applies, reason: '' } },
    ],
  ])('says %s', (fault, fields) => expect(faults(fields)).toEqual([fault]))

  it('goes through with a code that applies, and with none', () => {
    expect(faults({ promoCode: 'diwali', promo: { typed: 'diwali', applies, reason: '' } })).toEqual([])
    expect(faults({ promoCode: '  ', promo: { typed: '', applies: null, reason: 'gone' } })).toEqual([])
  })

  it('begins with what a lead was promised, with its reason, and nothing where nothing was', () => {
    expect(faults(promisedForm(300))).toEqual([])
    expect(termsOf(form(promisedForm(300)), today)).toMatchObject({
      ...{ discount: 300, discountReason: 'Promised before joining', discountRecurs: false },
    })
    expect(faults(promisedForm(1001))).toEqual(['discount: The discount is more than the price'])
    expect(promisedForm(0)).toEqual({})
  })

  it('begins with the package that is meant to be sold, at its price, and with none that is not on sale', () => {
    const templates = [templateWith({ id: 'monthly', price: 900, joiningFee: 200 })]
    expect(chosenForm(templates, 'monthly', true)).toEqual({
      ...{ templateId: 'monthly', basePrice: 900, joiningFee: 200 },
    })
    expect(chosenForm(templates, 'monthly', false)).toMatchObject({ joiningFee: 0 })
    for (const gone of ['yearly', '', undefined]) expect(chosenForm(templates, gone, true)).toEqual({})
  })

  it('becomes terms: only the code that stands in the field takes anything off', () => {
    const promo = { typed: 'diwali', applies, reason: '' }
    expect(termsOf(form({ promoCode: 'diwali', promo }), today)).toMatchObject({
      promoId: 'p1',
      percentOff: 10,
      promoCap: 80,
      payments: [],
    })
    expect(termsOf(form({ promoCode: 'holi', promo }), today)).toMatchObject({ promoId: '', percentOff: 0 })
    expect(termsOf(form({ promoCode: '', promo }), today)).toMatchObject({ promoCode: '', percentOff: 0 })
  })
})
