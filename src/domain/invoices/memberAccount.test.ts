import { describe, expect, it } from 'vitest'
import { draftWith, invoiceWith } from './fixtures'
import { paymentSchema, type IssuedInvoice } from './invoice'
import { packageWith } from '@/domain/packages/fixtures'
import { packageHistorySchema } from '@/domain/packages/memberPackage'
import { agrees, emptyAccount, settleAccount, withInvoice } from './memberAccount'

const asha = { id: 'm1', name: 'Asha Rao' }
const cash = (amount: number) =>
  paymentSchema.parse({ id: `p${amount}`, amount, date: '2026-11-21', modeOfPayment: 'Cash' })
const accountOf = (...invoices: Partial<IssuedInvoice>[]) =>
  invoices.map((fields) => invoiceWith(fields)).reduce(withInvoice, emptyAccount())

const held = [packageWith({ invoiceIds: ['i1'] })]
const nothingElse = { held, history: [] }
const settle = (
  stored: Record<string, unknown>,
  account = accountOf({}),
  packages: Parameters<typeof settleAccount>[3] = nothingElse,
) => settleAccount(asha, stored, account, packages)

describe('a member’s dues (PRODUCT 2.Q)', () => {
  it('are what all issued invoices leave open: no draft, nothing deleted or written off', () => {
    const issued = accountOf(
      { payments: [cash(96)], status: 'Partially Paid' },
      { status: 'Overdue' },
      { status: 'Forgive' },
      { isDeleted: true },
    )
    const account = withInvoice(issued, draftWith())
    expect(settle({ totalDueAmount: 3496 }, account)).toMatchObject({ totalDueAmount: 3496, drifts: [] })
    expect(settle({ totalDueAmount: 5 }, account)).toMatchObject({
      totalDueAmount: 3496,
      drifts: [{ what: 'The balance due of Asha Rao', stored: 5, recomputed: 3496, advice: '' }],
    })
  })

  it('that an older record keeps as text are read, and an empty text is none', () => {
    expect(settle({ totalDueAmount: '1,796' }).drifts).toEqual([])
    expect(agrees({ totalDueAmount: '' }, undefined)).toBe(true)
  })

  it('of somebody without any invoice came with an older record: they stay, and are named', () => {
    const alone = settleAccount(asha, { totalDueAmount: 500 }, undefined, nothingElse)
    expect(alone).toMatchObject({ totalDueAmount: 500, drifts: [{ stored: 500, recomputed: 0 }] })
    expect(alone.drifts[0]?.advice).toMatch(/Issue an invoice/)
    expect(settleAccount(asha, { totalDueAmount: 9e15 }, undefined, nothingElse).totalDueAmount).toBe(0)
    expect(settle({ totalDueAmount: 500 }, accountOf({ status: 'Forgive' }))).toMatchObject({
      totalDueAmount: 0,
      drifts: [{ advice: '' }],
    })
  })

  it.each([
    ['9e15', 9e15],
    ['NaN', NaN],
    ['a text', 'lots'],
    ['less than nothing', -5],
  ])('that say %s are written right and named', (_, stored) => {
    expect(settle({ totalDueAmount: stored }).totalDueAmount).toBe(1796)
    expect(settle({ totalDueAmount: stored }).drifts).toHaveLength(1)
    expect(agrees({ totalDueAmount: stored }, accountOf({}))).toBe(false)
  })
})

describe('a member’s credit', () => {
  const overpaid = accountOf({ payments: [cash(2000)], status: 'Paid' })
  const due = { totalDueAmount: 0 }

  it('is what invoices were paid too much, less what paid for others', () => {
    expect(settle({ ...due, creditBalance: 204 }, overpaid).drifts).toEqual([])
    const used = accountOf(
      { payments: [cash(2000)], status: 'Paid' },
      { creditApplied: 204, status: 'Partially Paid' },
    )
    expect(settle({ totalDueAmount: 1592, creditBalance: 0 }, used).drifts).toEqual([])
  })

  it('out of nothing is taken back where every row is ours', () => {
    expect(settle({ ...due, creditBalance: 5000 }, overpaid)).toMatchObject({
      creditBalance: 204,
      drifts: [{ id: 'm1 credit', stored: 5000, recomputed: 204, advice: '' }],
    })
  })

  it('that makes no sense is put right even where the rows do not tell', () => {
    expect(
      settle({ ...due, creditBalance: -1 }, accountOf({ seq: 0, status: 'Paid', payments: [cash(1796)] })),
    ).toMatchObject({
      creditBalance: 0,
      drifts: [{ stored: -1, recomputed: 0 }],
    })
  })

  it.each([
    ['an older invoice', accountOf({ seq: 0, status: 'Paid', payments: [cash(1796)] }), nothingElse],
    ['a package without an invoice', overpaid, { held: [packageWith()], history: [] }],
    ['no invoice at all', undefined, { held: [], history: [] }],
  ])('may be an opening balance with %s: it stays, and the difference is named', (_, account, packages) => {
    const settled = settleAccount(asha, { ...due, creditBalance: 700 }, account, packages)
    expect(settled).toMatchObject({ creditBalance: 700 })
    expect(settled.drifts[0]?.advice).not.toBe('')
  })

  it('of a change of package needs no credit note, up to what was paid for it', () => {
    const changed = packageHistorySchema.parse({
      ...packageWith({ paid: 1000, invoiceIds: ['i1'] }),
      gymId: 'g1',
      memberId: 'm1',
      outcome: 'changed',
    })
    const packages = { held, history: [changed] }
    expect(settle({ ...due, creditBalance: 1204 }, overpaid, packages).drifts).toEqual([])
    expect(settle({ ...due, creditBalance: 1205 }, overpaid, packages)).toMatchObject({ creditBalance: 204 })
  })
})
