import { describe, expect, it, test } from 'vitest'
import type { DraftLine } from '@/domain/invoices/invoiceLine'
import { civil } from '@/domain/shared/civilDate'
import { cancel } from './cancel'
import { cash, contextOn, done, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'

const today = '2026-11-20'

describe('what else is sold with a package (ACTS "Invoice = head + lines")', () => {
  const settings = settingsWith({ taxRegime: 'regular', taxInclusive: false })
  const ctx = contextOn(today, { settings })
  const water: DraftLine = {
    kind: 'product',
    what: 'Water',
    quantity: 3,
    price: 20,
    discount: 0,
    sac: '2201',
    rate: 18,
  }
  const sale = (fields: Partial<SaleTerms> = {}) =>
    assign(
      memberWith(),
      templateWith({ price: 3000 }),
      saleTerms(today, { basePrice: 3000, joiningFee: 500, extras: [water], ...fields }),
      ctx,
    )

  it('is a line of the same invoice at its own rate; discount and promo are the package’s', () => {
    const { invoice, member } = done(sale({ discount: 350, discountReason: 'Friend', percentOff: 10 }))
    expect(invoice).toMatchObject({
      packageName: 'Monthly',
      joiningFee: 500,
      basePrice: 3560,
      discount: 350,
      lines: [
        { kind: 'package', rate: 5, discount: 570, taxable: 2430 },
        { kind: 'joiningFee', rate: 5, discount: 95, taxable: 405 },
        { kind: 'product', sac: '2201', rate: 18, quantity: 3, discount: 0, taxable: 60, amount: 70.8 },
      ],
      amount: 3048,
      taxRate: 0,
    })
    expect(member.currentPackage).toMatchObject({ taxRate: 5, amount: 2977.19 })
  })

  it('is paid after the package, and no part of what a cancellation gives back', () => {
    const { invoice, member } = done(sale({ payment: cash(3746) }))
    expect(invoice).toMatchObject({ amount: 3746, status: 'Paid' })
    expect(member.currentPackage?.paid).toBe(member.currentPackage?.amount)
    const leaving = { on: civil('2026-11-20'), fee: 0, reason: 'Moving', atPeriodEnd: false }
    const back = done(
      cancel(member, leaving, {
        ...contextOn(today, { settings }, 'a2'),
        openInvoices: [invoice ?? expect.fail()],
      }),
    )
    expect(back.changedInvoices[0]?.creditNotes[0]?.parts.map(({ rate }) => rate)).toEqual([5, 5])
    expect(back.member.creditBalance).toBe(member.currentPackage?.amount)
  })

  test.each([
    [{ ...water, what: ' ' }, 'extras.0.what'],
    [{ ...water, price: 0 }, 'extras.0.price'],
    [{ ...water, discount: 5 }, 'extras.0.price'],
    [{ ...water, rate: null }, 'extras.0.rate'],
  ])('is refused at its field: %o', (extra, field) => {
    expect(sale({ extras: [extra] })).toMatchObject({ kind: 'refused', field })
  })
})
