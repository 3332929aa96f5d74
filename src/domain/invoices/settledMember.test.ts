import { describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { collect } from './collect'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import type { Invoice } from './invoice'
import { removeInvoice } from './removeInvoice'
import { settledMember } from './settledMember'

const ctx = moneyContextOn('2026-11-22')
const pay = (invoice: Invoice, amount: number) => doneInvoice(collect(invoice, [rowOf(amount)], ctx)).invoice

describe('deleting', () => {
  it('keeps the number and takes the dues away', () => {
    const { invoice, effects } = doneInvoice(removeInvoice(invoiceWith(), ctx))
    expect(invoice).toMatchObject({ isDeleted: true, invoiceNumber: 'IRN/26-27/000012' })
    expect(effects).toMatchObject({ dueDelta: -1796, facts: [{ kind: 'delete', amount: -1796 }] })
  })

  it('stops where money was moved', () => {
    expect(reasonOf(removeInvoice(pay(invoiceWith(), 5), ctx))).toBe(
      'Money was moved on IRN/26-27/000012, so it stays. Give a credit note over what is wrong.',
    )
  })
})

describe('the member after it', () => {
  it('owes less and is covered longer; a package of another term stays', () => {
    const term = {
      startDate: civil('2026-11-01'),
      endDate: civil('2026-11-30'),
      amount: 1796,
      invoiceIds: ['i1'],
    }
    const member = memberWith({
      totalDueAmount: 2000,
      currentPackage: packageWith(term),
      lastPackage: packageWith({ ...term, id: 'p0', invoiceIds: ['i1', 'i2'], paid: 7 }),
    })
    const { invoice, effects } = doneInvoice(collect(invoiceWith(), [rowOf(500)], ctx))
    const after = settledMember(member, invoice, effects, ctx)
    expect(after).toMatchObject({
      totalDueAmount: 1500,
      currentPackage: { paid: 500, paidUntilDate: '2026-11-08' },
      lastPackage: { paid: 7 },
    })
  })
})
