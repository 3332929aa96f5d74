import { describe, expect, it } from 'vitest'
import { expenseSchema } from '@/domain/expenses/expense'
import { settingsWith } from '@/domain/gyms/fixtures'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { emptyChain } from '@/domain/ledger/chain'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { movesOf, type CashMove } from './cashMoves'
import { cashCountedAt, closeDay, peopleIn } from './closeDay'

const day = civil('2026-11-20')
const row = (id: string, amount: number, receivedBy: string, more: object = {}) =>
  paymentSchema.parse({ id, amount, date: day, modeOfPayment: 'Cash', receivedBy, ...more })
const desk = row('a', 5000, 'desk')
const rent = expenseSchema.parse({
  ...{ id: 'e1', gymId: 'g1', categoryId: 'rent', amount: 500, date: day },
  ...{ paidFrom: 'Cash drawer', createdBy: 'owner' },
})
const ctx = {
  ...{ gymId: 'g1', today: day, now: new Date('2026-11-20T15:00:00Z'), by: 'owner' },
  ...{ format: PLATFORM_MONEY, chain: emptyChain, billed: [], paymentKinds: {} },
}
const cash = (amount: number, by = '') => ({ mode: 'Cash', by, amount, pieces: null })
const close = (counts: ReturnType<typeof cash>[], moves: readonly CashMove[], reason = '') =>
  closeDay({ day, opening: 1000, counts, reason }, moves, null, ctx)
const closed = (...asked: Parameters<typeof close>) => {
  const outcome = close(...asked)
  return outcome.kind === 'closed' ? outcome.close : expect.fail(outcome.reason)
}

describe('a day that is counted by person', () => {
  it('is right where somebody only spent cash, and hands on what lies in the drawer', () => {
    const moves = movesOf(
      [invoiceWith({ payments: [desk, row('b', 200, 'ravi')] })],
      [rent],
      day,
      settingsWith(),
    )
    expect(peopleIn(moves, 'Cash')).toEqual(['desk', 'ravi'])
    const sealed = closed([cash(5000, 'desk'), cash(200, 'ravi')], moves)
    expect([sealed.variance, cashCountedAt(sealed)]).toEqual([0, 5700])
    const short = closed([cash(4990, 'desk'), cash(200, 'ravi')], moves, 'Change was short')
    expect([short.variance, cashCountedAt(short)]).toEqual([-10, 5690])
    expect(cashCountedAt(closed([cash(5700)], moves))).toBe(5700)
  })

  it('has no count of somebody who only spent', () => {
    const moves = movesOf([invoiceWith({ payments: [desk] })], [rent], day, settingsWith())
    expect(reasonOf(close([cash(5000, 'desk'), cash(0, 'owner')], moves))).toMatch(/moved none that day/)
  })

  it('is counted together where somebody gave back more cash than they took', () => {
    const back = row('r', -300, 'ravi', { kind: 'reversal', of: 'old' })
    const moves = movesOf([invoiceWith({ payments: [desk, back] })], [], day, settingsWith())
    expect(reasonOf(close([cash(5000, 'desk'), cash(0, 'ravi')], moves))).toBe(
      'Somebody gave back more cash than they took. Count all of the cash together.',
    )
    expect(closed([cash(5700)], moves).variance).toBe(0)
  })

  it('hands on what it did where it was sealed with what was spent in somebody’s figures', () => {
    const moves = movesOf([invoiceWith({ payments: [desk] })], [rent], day, settingsWith())
    const tallies = [
      { mode: 'Cash', by: 'desk', expected: 5000, counted: 5000, variance: 0 },
      { mode: 'Cash', by: 'owner', expected: -500, counted: 0, variance: 500 },
    ]
    expect(cashCountedAt({ opening: 1000, moves, tallies })).toBe(6000)
  })
})
