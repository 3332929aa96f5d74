import { describe, expect, it, test } from 'vitest'
import { approve, issue, reject, submit } from '@/domain/invoices/approval'
import { doneInvoice, moneyContextOn } from '@/domain/invoices/fixtures'
import type { Role } from '@/domain/access/role'
import {
  cash,
  contextOn,
  done,
  memberWith,
  packageWith,
  reasonOf,
  saleTerms,
  settingsWith,
  templateWith,
} from './fixtures'
import { askToSell, completeSale, refuseDiscount, saleNeedsApproval } from './saleApproval'

const today = '2026-11-20'
const member = memberWith({ creditBalance: 50 })
const template = templateWith()
const terms = saleTerms(today, { discount: 300, discountReason: ' Student ', payment: cash(100) })
const asked = (fields = terms) =>
  done(askToSell('sell', member, template, fields, contextOn(today))).invoice ?? expect.fail()
const accepted = (fields = terms) => doneInvoice(approve(asked(fields), moneyContextOn(today))).invoice
const desk = (on = today, role: Role = 'MANAGER') => ({ ...contextOn(on, {}, 'later'), role })

test.each<[number, number, Role, boolean]>([
  [0, 0, 'MANAGER', false],
  [1, 0, 'MANAGER', true],
  [110, 10, 'MANAGER', false],
  [110.01, 10, 'MANAGER', true],
  [1100, 0, 'CLIENT', false],
])('%d off 1,100 with a limit of %d percent needs approval from a %s: %s', (discount, limit, role, needs) => {
  const settings = settingsWith({ deskDiscountPercent: limit })
  const price = { basePrice: 1000, joiningFee: 100, discount }
  expect(saleNeedsApproval(price, role, settings)).toBe(needs)
  expect(refuseDiscount(price, role, settings) === null).toBe(!needs)
})

test('where nobody can be asked, the limit is said', () => {
  const price = { basePrice: 1000, joiningFee: 0, discount: 200 }
  const reason = (limit: number) =>
    reasonOf(refuseDiscount(price, 'MANAGER', settingsWith({ deskDiscountPercent: limit })) ?? expect.fail())
  expect(reason(0)).toBe('You may not give a discount here. Ask the owner to do it.')
  expect(reason(10)).toBe(
    '20 percent is more than the 10 percent you may give. Lower the discount, or ask the owner to do it.',
  )
})

describe('a sale that asks for approval', () => {
  it('is priced, and neither sold, numbered nor owed; credit and payments stay where they are', () => {
    const change = done(askToSell('sell', member, template, terms, contextOn(today)))
    expect(change).toMatchObject({ member, history: [], changedInvoices: [] })
    expect(change.invoice).toMatchObject({
      status: 'Pending Approval',
      amount: 700,
      discount: 300,
      issuedOn: null,
      seq: 0,
      due: 0,
      payments: [],
      creditApplied: 0,
      sale: { act: 'sell', templateId: 'monthly', terms: { startDate: today, discountReason: 'Student' } },
    })
  })

  it('is refused as the sale would be', () => {
    const gone = templateWith({ isActive: false })
    expect(reasonOf(askToSell('sell', member, gone, terms, contextOn(today)))).toMatch(/not sold any more/)
    const running = memberWith({ currentPackage: packageWith() })
    expect(reasonOf(askToSell('sell', running, template, terms, contextOn(today)))).toMatch(/already has/)
  })

  it('is neither issued by itself nor edited as if it were a locker', () => {
    expect(reasonOf(issue(accepted(), moneyContextOn(today)))).toBe(
      'A package hangs on this invoice. Complete the sale in the record of the member.',
    )
    expect(reasonOf(submit(asked(), moneyContextOn(today)))).toMatch(/Only a draft is sent/)
  })
})

describe('an accepted sale', () => {
  it('is completed at the approved price, whatever is typed, with credit and payments of that day', () => {
    const other = saleTerms('2026-11-22', { discount: 0, basePrice: 5, payment: cash(400) })
    const { member: sold, invoice } = done(
      completeSale(accepted(), member, template, other, desk('2026-11-22')),
    )
    expect(invoice).toMatchObject({
      id: 'invoice-later',
      status: 'Partially Paid',
      amount: 700,
      discount: 300,
      note: 'Student',
      issuedOn: '2026-11-22',
      creditApplied: 50,
      payments: [{ amount: 400 }],
      approval: { isAccepted: true, by: 'owner' },
      sale: { act: 'sell' },
    })
    expect(sold).toMatchObject({
      totalDueAmount: 250,
      creditBalance: 0,
      currentPackage: { amount: 700, discount: 300, startDate: '2026-11-22' },
    })
  })

  it('is completed only once it is accepted, for its member, with its package', () => {
    const complete = (
      ...[invoice, who = member, what = template]: [
        ReturnType<typeof asked>,
        typeof member?,
        typeof template?,
      ]
    ) => reasonOf(completeSale(invoice, who, what, terms, desk()))
    expect(complete(asked())).toMatch(/waiting for approval/)
    expect(complete(doneInvoice(reject(asked(), 'Too much', moneyContextOn(today))).invoice)).toMatch(
      /is rejected/,
    )
    expect(complete({ ...accepted(), sale: null })).toMatch(/no sale that waits/)
    expect(complete(accepted(), memberWith({ id: 'm2' }))).toMatch(/no sale that waits/)
    expect(complete(accepted(), member, templateWith({ id: 'yearly' }))).toMatch(
      /approved for another package/,
    )
  })
})
