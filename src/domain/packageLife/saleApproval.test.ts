import { describe, expect, it, test } from 'vitest'
import { approve, issue, reject, submit } from '@/domain/invoices/approval'
import { isPendingSale } from '@/domain/invoices/approvalEnd'
import { doneInvoice, moneyContextOn } from '@/domain/invoices/fixtures'
import type { Role } from '@/domain/access/role'
import { changePackage } from './change'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { civil } from '@/domain/shared/civilDate'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { askToSell, completeSale, saleNeedsApproval } from './saleApproval'

const today = '2026-11-20'
const sale = { act: 'sell', mode: null } as const
const member = memberWith({ creditBalance: 50 })
const template = templateWith()
const terms = saleTerms(today, { discount: 300, discountReason: ' Student ', payment: cash(100) })
const asked = (fields = terms) =>
  done(askToSell(sale, member, template, fields, contextOn(today))).invoice ?? expect.fail()
const accepted = (fields = terms) => doneInvoice(approve(asked(fields), moneyContextOn(today))).invoice
const assignOn = (who: Member, what: PackageTemplate, fields: SaleTerms, on: string) =>
  assign(who, what, fields, contextOn(on))
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
  const listed = templateWith({ joiningFee: 100 })
  expect(saleNeedsApproval(price, listed, memberWith(), role, settings)).toBe(needs)
})

test('a joining fee that is left out of a first sale is given away; of somebody who had a package none is asked', () => {
  const asks = (buyer = memberWith()) =>
    saleNeedsApproval(
      { basePrice: 1000, joiningFee: 0, discount: 0 },
      templateWith({ joiningFee: 100 }),
      buyer,
      'MANAGER',
      settingsWith({ deskDiscountPercent: 9 }),
    )
  expect(asks()).toBe(true)
  expect(asks(memberWith({ lastPackage: packageWith() }))).toBe(false)
})

describe('a sale that asks for approval', () => {
  it('is priced, and neither sold, numbered nor owed; credit and payments stay where they are', () => {
    const change = done(askToSell(sale, member, template, terms, contextOn(today)))
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

  it('is pending until it is completed or deleted; what is no sale never is', () => {
    const waiting = asked()
    expect([isPendingSale(waiting), isPendingSale(accepted())]).toEqual([true, true])
    expect(isPendingSale({ ...waiting, seq: 1 })).toBe(false)
    expect(isPendingSale({ ...waiting, isDeleted: true })).toBe(false)
    expect(isPendingSale({ ...waiting, sale: null })).toBe(false)
  })

  it('is refused as the sale would be', () => {
    const gone = templateWith({ isActive: false })
    expect(reasonOf(askToSell(sale, member, gone, terms, contextOn(today)))).toMatch(/not sold any more/)
    const running = memberWith({ currentPackage: packageWith() })
    expect(reasonOf(askToSell(sale, running, template, terms, contextOn(today)))).toMatch(/already has/)
  })

  it('is neither issued by itself nor edited as if it were a locker', () => {
    expect(reasonOf(issue(accepted(), moneyContextOn(today)))).toBe(
      'A package hangs on this invoice. Complete the sale in the record of the member.',
    )
    expect(reasonOf(submit(asked(), moneyContextOn(today)))).toMatch(/Only a draft is sent for approval/)
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

describe('an approval ends (PRODUCT 2.U)', () => {
  const complete = (on: string, fields: Partial<ReturnType<typeof saleTerms>> = {}, what = template) =>
    completeSale(accepted(), member, what, saleTerms(on, fields), desk(on))

  it('after the days of the centre, 7 as a rule, to the last of them', () => {
    expect(complete('2026-11-27').kind).toBe('done')
    expect(reasonOf(complete('2026-11-28'))).toBe('The approval ended on 27 Nov, 2026. Ask the owner again.')
    const longer = { ...desk('2026-11-28'), settings: settingsWith({ approvalDays: 8 }) }
    expect(completeSale(accepted(), member, template, saleTerms('2026-11-28'), longer).kind).toBe('done')
  })

  it('once the package has another price or length; another name changes nothing', () => {
    const gone = 'Monthly has another price or length since the owner agreed. Ask again.'
    for (const fields of [{ price: 1001 }, { duration: 2 }, { durationType: 'Year' } as const])
      expect(reasonOf(complete(today, {}, templateWith(fields)))).toBe(gone)
    expect(complete(today, {}, templateWith({ description: 'New' })).kind).toBe('done')
  })

  it('holds the day that was agreed on, or today where that has passed', () => {
    expect(reasonOf(complete('2026-11-22', { startDate: civil('2026-12-01') }))).toBe(
      'The owner agreed on a start on 22 Nov, 2026. Ask again for another day.',
    )
    expect(complete('2026-11-22', { startDate: civil(today) }).kind).toBe('done')
  })

  it('when the owner withdraws it', () => {
    const withdrawn = doneInvoice(reject(accepted(), 'No more', moneyContextOn(today))).invoice
    expect(withdrawn).toMatchObject({ held: 'Rejected', approval: { isAccepted: false, reason: 'No more' } })
    expect(reasonOf(completeSale(withdrawn, member, template, terms, desk()))).toMatch(/is rejected/)
    expect(reasonOf(reject(accepted(), 'No more', moneyContextOn(today, { role: 'MANAGER' })))).toMatch(
      /Only the owner/,
    )
  })

  it('and is asked for again', () => {
    const again = doneInvoice(submit(accepted(), moneyContextOn('2026-11-28'))).invoice
    expect(again).toMatchObject({ held: 'Pending Approval', approval: null })
  })
})

test('a change is asked for and completed as a sale is, with what it takes off the old invoice', () => {
  const first = done(
    assignOn(memberWith(), templateWith(), saleTerms('2026-11-01', { payment: cash(1000) }), '2026-11-01'),
  )
  const openInvoices = first.invoice ? [first.invoice] : []
  const cheaper = templateWith({ id: 'week', name: 'Week', price: 300, durationType: 'Week' })
  const ctx = (on: string, act: string) => contextOn(on, { openInvoices }, act)
  const change = { act: 'change', mode: 'restart' } as const
  const week = saleTerms('2026-11-16', { basePrice: 300 })
  const waiting = done(askToSell(change, first.member, cheaper, week, ctx('2026-11-16', 'a2')))
  expect(waiting.member).toBe(first.member)
  expect(waiting.changedInvoices).toEqual([])
  expect(waiting.invoice).toMatchObject({
    status: 'Pending Approval',
    sale: { act: 'change', mode: 'restart' },
  })
  const agreed = doneInvoice(approve(waiting.invoice ?? expect.fail(), moneyContextOn('2026-11-16'))).invoice
  const completed = done(
    completeSale(agreed, first.member, cheaper, week, { ...ctx('2026-11-16', 'a3'), role: 'MANAGER' }),
  )
  // Half of November is unused: 500, of which the week takes 300.
  expect(completed.member).toMatchObject({ creditBalance: 200, currentPackage: { packageId: 'week' } })
  expect(completed.changedInvoices[0]?.creditNotes).toMatchObject([{ amount: 500 }])
  // What the owner is asked: 200 of the half month stay as credit.
  expect(waiting.invoice?.sale).toMatchObject({ changes: 'package-a1', gives: 0, lowers: 200 })

  // Another package since then has other money in it, which the owner never looked at.
  const year = templateWith({ id: 'year', name: 'Year', price: 30_000, durationType: 'Year' })
  const upgraded = done(
    changePackage(
      first.member,
      year,
      { ...saleTerms('2026-11-16', { basePrice: 30_000, payment: cash(29_500) }), mode: 'restart' },
      ctx('2026-11-16', 'a4'),
    ),
  ).member
  expect(
    reasonOf(completeSale(agreed, upgraded, cheaper, week, { ...ctx('2026-11-16', 'a5'), role: 'MANAGER' })),
  ).toBe('Asha Rao has another package since the owner agreed. Ask again.')
  const less = { ...agreed, sale: agreed.sale && { ...agreed.sale, lowers: 199.99 } }
  expect(
    reasonOf(
      completeSale(less, first.member, cheaper, week, { ...ctx('2026-11-16', 'a6'), role: 'MANAGER' }),
    ),
  ).toBe('That would give Asha Rao back more than the owner agreed to. Ask again.')
})
