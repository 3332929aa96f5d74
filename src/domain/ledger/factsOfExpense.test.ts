import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expenseSchema, type Expense } from '@/domain/expenses/expense'
import { reversed, toPaise } from '@/domain/shared/money'
import { compareExpenses } from './compareExpenses'
import { factsToEnter, standingEntry } from './factsOfExpense'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import type { LedgerFact } from './ledgerEntry'

const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 10, count))
const spent = (fields: object = {}) =>
  expenseSchema.parse({
    id: 'e1',
    gymId: 'g1',
    categoryId: 'rent',
    description: 'Hall',
    amount: 400,
    date: '2026-11-20',
    modeOfPayment: 'Cash',
    createdBy: 'asha',
    updatedAt: minute(0),
    ...fields,
  })

/** What stands in the ledger after each of these states was looked at in turn. */
const entered = (...states: Expense[]): LedgerFact[] =>
  states.reduce<LedgerFact[]>((known, state) => [...known, ...factsToEnter(state, known)], [])

const sum = (entries: readonly LedgerFact[]) =>
  entries.reduce((paise, { amount }) => paise + toPaise(amount), 0)
const later = new Date('2026-12-01T00:00:00Z')

describe('an expense in the ledger', () => {
  it('is entered once, as money that goes out; a draft is not', () => {
    expect(entered(spent({ status: 'Draft' }))).toEqual([])
    expect(entered(spent(), spent())).toMatchObject([
      { id: 'e1_expense', kind: 'expense', amount: -400, itemId: 'e1', by: 'asha', note: 'Hall' },
    ])
  })

  it('is taken back and entered anew when it changes, and taken back when it goes', () => {
    const changed = entered(spent(), spent({ amount: 350.5, updatedAt: minute(1) }))
    expect(changed.slice(1)).toMatchObject([
      { id: 'e1_expense_2', kind: 'expenseChange', amount: 400, of: 'e1_expense' },
      { id: 'e1_expense_3', kind: 'expense', amount: -350.5 },
    ])
    const gone = [...changed, ...factsToEnter(spent({ deleted: true, updatedAt: minute(2) }), changed)]
    expect(gone.at(-1)).toMatchObject({ id: 'e1_expense_4', of: 'e1_expense_3', amount: 350.5 })
    expect([standingEntry(gone), sum(gone)]).toEqual([null, 0])
  })

  it('does not follow a change of words, nor one that was made past the application', () => {
    expect(entered(spent(), spent({ description: 'The hall', updatedAt: minute(1) }))).toHaveLength(1)
    expect(entered(spent(), spent({ amount: 4 }))).toHaveLength(1)
  })

  it('comes to what stands now, whichever of its states were seen on the way', () => {
    const states = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 1e6 }).map((paise) => paise / 100),
        status: fc.constantFrom('Draft', 'Confirmed'),
        deleted: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(states, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (list, seen) => {
        const all = list.map((fields, at) => spent({ ...fields, updatedAt: minute(at) }))
        const last = all.at(-1) ?? expect.fail()
        const entries = entered(...all.filter((_, at) => seen[at]), last)
        const counts = last.status === 'Confirmed' && !last.deleted
        expect(sum(entries)).toBe(counts ? toPaise(reversed(last.amount)) : 0)
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
        expect(compareExpenses([last], entries, later, PLATFORM_MONEY)).toEqual([])
      }),
    )
  })
})

describe('the expenses against the ledger', () => {
  const reasonsOf = (expense: Expense | null, known = entered(spent()), until = later) =>
    compareExpenses(expense === null ? [] : [expense], known, until, PLATFORM_MONEY).map(
      ({ reason }) => reason,
    )

  it('agree where nobody touched anything', () => expect(reasonsOf(spent())).toEqual([]))

  it('name one that says another amount, or another way of payment', () => {
    expect(reasonsOf(spent({ amount: 4 }))).toEqual([
      'The expense “Hall” of 20 Nov, 2026 says ₹4.00, but ₹400.00 was entered.',
    ])
    expect(reasonsOf(spent({ modeOfPayment: 'UPI' }))).toEqual([
      'The expense “Hall” of 20 Nov, 2026 is not as it was entered: its way of payment differs.',
    ])
  })

  it('name one that was slipped in, one that was taken off unseen and one that is gone', () => {
    expect(reasonsOf(spent(), [])).toEqual([
      'The expense “Hall” of 20 Nov, 2026 was never entered in the ledger.',
    ])
    expect(reasonsOf(spent({ deleted: true }))).toEqual([
      'The expense “Hall” of 20 Nov, 2026 was entered, and does not count any more.',
    ])
    expect(reasonsOf(null)).toEqual(['The expense “Hall” of 20 Nov, 2026 was entered, and is gone.'])
  })

  it('let one be that is still on its way into the chain', () => {
    expect(reasonsOf(spent(), [], new Date('2026-11-19T00:00:00Z'))).toEqual([])
  })
})
