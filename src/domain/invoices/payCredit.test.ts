import { describe, expect, it, test } from 'vitest'
import { movesIn } from '@/domain/dayClose/cashMoves'
import { creditIn, openingFact } from '@/domain/ledger/creditFacts'
import { invoiceWith } from './fixtures'
import { creditNoteSchema, paymentSchema } from './invoice'
import { memberWith } from '@/domain/members/fixtures'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { emptyAccount, settleAccount, withCreditEntry } from './memberAccount'
import { payCredit, unclearedIn, type PayoutTerms } from './payCredit'

const now = new Date('2026-11-26T06:30:00Z')
const ctx = {
  key: 'k1',
  today: civil('2026-11-26'),
  now,
  by: 'owner',
  settings: settingsWith(),
  uncleared: 0,
}
const terms: PayoutTerms = {
  ...{ amount: 500.5, modeOfPayment: 'Cash', paymentSource: 'Front desk' },
  ...{ reference: '', reason: 'Moved away' },
}
const asha = memberWith({ creditBalance: 1200 })
const pay = (fields: Partial<PayoutTerms> = {}, member = asha) =>
  payCredit(member, { ...terms, ...fields }, ctx)
function paid(fields: Partial<PayoutTerms> = {}) {
  const outcome = pay(fields)
  return outcome.kind === 'done' ? outcome : expect.fail(outcome.reason)
}

describe('credit is paid out as a recorded refund (issue 10.3)', () => {
  it('leaves the rest as credit, and is money that goes out: ledger, month, day', () => {
    const { member, fact, stats } = paid()
    expect(member.creditBalance).toBe(699.5)
    expect(fact).toMatchObject({
      kind: 'payCredit',
      amount: -500.5,
      memberId: 'm1',
      date: '2026-11-26',
      by: 'owner',
    })
    expect(stats['2026-11']).toMatchObject({ refunded: 500.5, collected: 0, byMode: { Cash: -500.5 } })
    expect(movesIn([fact], ctx.settings)).toMatchObject([
      { mode: 'Cash', amount: -500.5, what: 'Credit paid out: Moved away' },
    ])
  })

  test.each([
    ['more than there is', { amount: 1200.01 }, /has ₹1,200.00 of credit/],
    ['nothing', { amount: 0 }, /more than 0/],
    ['less than a paisa', { amount: 0.001 }, /more than 0/],
    ['no number', { amount: NaN }, /more than 0/],
    ['no mode', { modeOfPayment: ' ' }, /how the credit/],
    ['no reason', { reason: ' ' }, /reason/],
  ])('refuses %s', (_what, fields, sentence) => {
    expect(reasonOf(pay(fields))).toMatch(sentence)
  })

  it('keeps back what came by a cheque that has not cleared', () => {
    const cheque = paymentSchema.parse({
      ...{ id: 'y1', amount: 1796, date: '2026-11-26', modeOfPayment: 'Cheque', status: 'pending' },
    })
    const note = creditNoteSchema.parse({ id: 'c1', amount: 800, date: '2026-11-26' })
    const uncleared = unclearedIn([invoiceWith({ payments: [cheque], creditNotes: [note] })])
    expect(uncleared).toBe(800)
    const outcome = payCredit(asha, terms, { ...ctx, uncleared })
    expect(reasonOf(outcome)).toMatch(/^₹800.00 of it came by a cheque .* Pay out ₹400.00 at most/)
    expect(payCredit(asha, { ...terms, amount: 400 }, { ...ctx, uncleared }).kind).toBe('done')
  })

  it('all of it goes, and then there is none', () => {
    expect(paid({ amount: 1200 }).member.creditBalance).toBe(0)
    expect(reasonOf(pay({}, memberWith()))).toBe('Asha Rao has no credit to pay out.')
  })
})

describe('credit is the sum of its entries (ACTS "Credit is an account")', () => {
  const whose = { gymId: 'g1', memberId: 'm1' }
  const opening = openingFact(whose, 1200, { date: ctx.today, at: now, by: 'owner' })
  const entries = [opening, paid().fact]
  const account = entries.reduce(withCreditEntry, emptyAccount())
  const settle = (creditBalance: number) =>
    settleAccount(asha, { creditBalance }, account, { held: [], history: [] })

  it('an account that holds what its entries add up to has no drift, also where no invoice tells of it', () => {
    expect(creditIn(entries)).toBe(699.5)
    expect(settle(699.5)).toMatchObject({ creditBalance: 699.5, drifts: [] })
  })

  it('any other figure is named, and written right', () => {
    expect(settle(1200)).toMatchObject({
      creditBalance: 699.5,
      drifts: [
        {
          what: 'The credit of Asha Rao',
          stored: 1200,
          recomputed: 699.5,
          by: 'its entries add up to',
          advice: '',
        },
      ],
    })
  })
})
