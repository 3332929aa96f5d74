import { describe, expect, it } from 'vitest'
import { expenseFormSchema } from '@/domain/expenses/expenseForm'
import { draftInvoice, type DraftTerms } from '@/domain/invoices/draft'
import { collect } from '@/domain/invoices/collect'
import { invoiceWith, moneyContextOn } from '@/domain/invoices/fixtures'
import { reasonOf, saleTerms, contextOn } from '@/domain/packageLife/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from './fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { assign } from '@/domain/packageLife/sell'
import { promoFormSchema, emptyPromoForm } from '@/domain/promoCodes/promoForm'
import { civil } from '@/domain/shared/civilDate'

const today = '2026-11-20'
const own = settingsWith({ greatestAmount: 50_000, currency: 'USD', locale: 'en-US' })
const ctx = { ...contextOn(today, { settings: own }), role: 'CLIENT' as const }
const tooMuch = 'That is more than $50,000. Check the amount.'

const problemsOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => message) ?? []

describe('the greatest amount is the centre’s own, said in its money (issue 10.8, PRODUCT 2.R)', () => {
  it('of a draft', () => {
    const terms = (price: number): DraftTerms => ({
      lines: [{ kind: 'service', what: 'Locker', quantity: 1, price, discount: 0, sac: '', rate: null }],
      ...{ discountReason: '', dueOn: null },
      ...{ customerGstin: '', placeOfSupply: '' },
      ...{ needEmailCommToClient: false, needEmailCommToOwner: false },
    })
    expect(draftInvoice(memberWith(), terms(50_000), ctx).kind).toBe('draft')
    expect(reasonOf(draftInvoice(memberWith(), terms(50_000.01), ctx))).toBe(
      'Enter the price: more than 0, and no more than $50,000.',
    )
  })

  it('of a sale, whose package may cost more by itself', () => {
    const priced = (basePrice: number) => saleTerms(today, { basePrice, discountReason: 'Agreed' })
    const sell = (price: number, basePrice: number) =>
      assign(memberWith(), templateWith({ price }), priced(basePrice), ctx)
    expect(reasonOf(sell(1000, 50_001))).toBe(tooMuch)
    expect(sell(1000, 50_000).kind).not.toBe('refused')
    expect(sell(60_000, 60_000).kind).not.toBe('refused')
    expect(reasonOf(sell(60_000, 60_001))).toBe(tooMuch)
  })

  it('of money that comes in, but never of what is due', () => {
    const owed = invoiceWith({ basePrice: 80_000, amount: 80_000, gst: 0, tax: 0, taxRate: 0, due: 80_000 })
    const pay = (amount: number) =>
      collect(owed, [{ id: 'y1', amount, modeOfPayment: 'Cash', paymentSource: '', reference: '' }], {
        ...moneyContextOn(today),
        settings: own,
      })
    expect(pay(80_000).kind).not.toBe('refused')
    expect(reasonOf(pay(1e300))).toBe(tooMuch)
  })

  it('of an expense and of a code', () => {
    const expense = {
      ...{ amount: 50_001, categoryId: 'rent', description: '', date: civil(today), vendor: '' },
      ...{ modeOfPayment: 'Cash', paidFrom: '', gst: null, every: '' },
    }
    const schema = expenseFormSchema(civil(today), own, null)
    expect(problemsOf(schema.safeParse(expense))).toEqual([tooMuch])
    expect(schema.safeParse({ ...expense, amount: 50_000 }).success).toBe(true)
    const code = { ...emptyPromoForm, name: 'DIWALI', maxDiscount: 50_001 }
    expect(problemsOf(promoFormSchema(own).safeParse(code))).toEqual([tooMuch])
  })

  it('is ten million where the centre has set none, or nonsense', () => {
    for (const greatestAmount of [undefined, 0, -5, '50000', 1e12])
      expect(settingsWith({ greatestAmount }).greatestAmount).toBe(10_000_000)
  })
})
