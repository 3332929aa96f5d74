import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { memberWith } from '@/domain/members/fixtures'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { invoiceActs } from '@/domain/acts/invoiceActs'
import { draftInvoice, type DraftTerms } from './draft'
import { doneInvoice, moneyContextOn } from './fixtures'
import type { Invoice } from './invoice'

const ZONE = 'Asia/Kolkata'
const gym = clientInfoSchema.parse({
  ...{ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM', state: 'Madhya Pradesh' },
})
const registered = { taxRegime: 'regular', gstin: '23AABCI1234F1Z9', taxInclusive: false }
const unregistered = { taxRegime: 'unregistered', taxInclusive: false }

const terms = (fields: Partial<DraftTerms['lines'][number]> = {}): DraftTerms => ({
  lines: [
    {
      kind: 'service',
      what: 'Training',
      quantity: 1,
      price: 1000,
      discount: 0,
      sac: '',
      rate: null,
      ...fields,
    },
  ],
  ...{ discountReason: '', dueOn: null, customerGstin: '', placeOfSupply: '' },
  ...{ needEmailCommToClient: false, needEmailCommToOwner: false },
})

function written(on: string, preference: Record<string, unknown>, typed = terms()): Invoice {
  const day = civil(on)
  const settings = settingsWith(preference)
  const now = instantAt(day, '12:00', ZONE)
  const ctx = {
    today: day,
    now,
    gym,
    settings,
    by: 'desk',
    role: 'CLIENT' as const,
    ids: { invoiceId: 'i1' },
  }
  const drafted = draftInvoice(memberWith(), typed, ctx)
  return drafted.kind === 'draft' ? drafted.invoice : expect.fail(drafted.reason)
}
const contextOn = (on: string, preference: Record<string, unknown>) => ({
  ...moneyContextOn(on, { settings: settingsWith(preference) }),
  ...{ gym, key: 'k1', closedDays: new Set<never>() },
})
const issuedOn = (draft: Invoice, on: string, preference: Record<string, unknown>, total?: number) =>
  invoiceActs.issue(draft, { invoiceId: 'i1', total }, contextOn(on, preference))

describe('a draft is priced on the day it is issued, not written (CGST Act s. 14, 31)', () => {
  test.each<[string, Record<string, unknown>, string, Record<string, unknown>, number, number]>([
    ['2025-09-21', registered, '2025-09-22', registered, 1180, 1050],
    ['2026-11-20', unregistered, '2026-11-21', registered, 1000, 1050],
    ['2026-11-20', registered, '2026-11-21', unregistered, 1050, 1000],
  ])('written on %s, issued on %4$s', (day, then, later, now, wrote, issues) => {
    const draft = written(day, then)
    expect(draft.amount).toBe(wrote)
    expect(issuedOn(draft, later, now)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^With the tax of today \(\d+ %\) it comes to/) as unknown,
    })
    const { invoice } = doneInvoice(issuedOn(draft, later, now, issues))
    expect(invoice).toMatchObject({
      amount: issues,
      issuedOn: later,
      taxRegime: now['taxRegime'],
      typed: null,
    })
    expect(invoice.lines[0]?.rate).toBe(issues === 1000 ? 0 : 5)
  })

  it('at approval too, and what was accepted is asked about again where the tax has changed since', () => {
    const draft = {
      ...written('2025-09-21', registered),
      held: 'Pending Approval',
      status: 'Pending Approval',
    } as const
    const approve = (total?: number) =>
      invoiceActs.approve(draft as Invoice, { invoiceId: 'i1', total }, contextOn('2025-09-22', registered))
    expect(approve().kind).toBe('refused')
    const { invoice } = doneInvoice(approve(1050))
    expect(invoice).toMatchObject({ held: 'Accepted', amount: 1050 })
    expect(doneInvoice(issuedOn(invoice, '2025-09-23', registered)).invoice.amount).toBe(1050)
  })

  it('with a rate of its own, and on the day it was written, it stays what it is', () => {
    const water = written('2025-09-21', registered, terms({ kind: 'product', sac: '2201', rate: 18 }))
    expect(doneInvoice(issuedOn(water, '2025-09-22', registered)).invoice.amount).toBe(1180)
    expect(
      doneInvoice(issuedOn(written('2025-09-21', registered), '2025-09-21', registered)).invoice.amount,
    ).toBe(1180)
  })

  it('keeps the price basis it was typed with', () => {
    const inclusive = written('2025-09-21', { ...registered, taxInclusive: true })
    expect(doneInvoice(issuedOn(inclusive, '2025-09-22', registered)).invoice).toMatchObject({
      amount: 1000,
      taxable: 952.38,
    })
  })

  it('of an older draft, which does not keep what was typed, the rate that its code had is taken for the code’s', () => {
    const older = { ...written('2025-09-21', registered), typed: null }
    expect(doneInvoice(issuedOn(older, '2025-09-22', registered, 1050)).invoice.lines[0]?.rate).toBe(5)
    const own = { ...written('2025-09-21', registered, terms({ rate: 12 })), typed: null }
    expect(doneInvoice(issuedOn(own, '2025-09-22', registered)).invoice.lines[0]?.rate).toBe(12)
  })

  it('outside of India an older draft that bore India’s rate takes the centre’s own', () => {
    const rates = [{ from: '2017-07-01', rate: 9 }]
    const abroad = { taxRegime: 'outsideIndia', taxRates: rates, taxInclusive: false }
    const draft = (fields = {}) =>
      ({
        ...written('2026-11-20', registered, terms(fields)),
        ...{ typed: null, taxRegime: 'outsideIndia' },
      }) as Invoice
    const { invoice } = doneInvoice(issuedOn(draft(), '2026-11-27', abroad, 1090))
    expect(invoice).toMatchObject({ amount: 1090, lines: [{ rate: 9 }] })
    const own = doneInvoice(issuedOn(draft({ rate: 12 }), '2026-11-27', abroad)).invoice
    expect(own.lines).toMatchObject([{ rate: 12 }])
  })
})
