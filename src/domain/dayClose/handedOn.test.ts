import { describe, expect, it } from 'vitest'
import { expenseSchema } from '@/domain/expenses/expense'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Ways } from '@/domain/gyms/wayKind'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema, type Invoice } from '@/domain/invoices/invoice'
import { emptyChain } from '@/domain/ledger/chain'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { movesOf, seenOf } from './cashMoves'
import { closeDay } from './closeDay'
import { waysSealed, type DayClose } from './dayClose'
import { cashSince, openingOf } from './handedOn'

const monday = civil('2026-11-16')
const tuesday = civil('2026-11-17')
const paid = (id: string, amount: number, date = monday, modeOfPayment = 'Cash') =>
  paymentSchema.parse({ id, amount, date, modeOfPayment, receivedBy: 'desk' })
const holding = (...payments: ReturnType<typeof paid>[]): Invoice[] => [invoiceWith({ payments })]
const spent = expenseSchema.parse({
  ...{ id: 'e1', gymId: 'g1', categoryId: 'tea', amount: 300, date: monday },
  ...{ paidFrom: 'Cash drawer', createdBy: 'owner' },
})

/** Monday as it was counted and sealed, with that much in the drawer. */
function sealed(invoices: readonly Invoice[], counted: number, { paymentKinds }: Ways): DayClose {
  const outcome = closeDay(
    {
      ...{ day: monday, opening: 4000, reason: 'Counted' },
      counts: [{ mode: 'Cash', by: '', amount: counted, pieces: null }],
    },
    movesOf(invoices, [], monday, { paymentKinds }),
    null,
    {
      ...{ gymId: 'g1', today: monday, now: new Date('2026-11-16T15:30:00Z'), by: 'owner' },
      ...{ format: PLATFORM_MONEY, chain: emptyChain, billed: [], paymentKinds },
    },
  )
  return outcome.kind === 'closed' ? outcome.close : expect.fail(outcome.reason)
}
const usual = settingsWith()
const late = holding(
  paid('a', 1000),
  paid('b', 2000),
  paid('c', 700, monday, 'UPI'),
  paid('d', 50, tuesday),
  paid('e', 60, tuesday, 'UPI'),
)

describe('the cash that moved since the last close', () => {
  const close = sealed(holding(paid('a', 1000)), 5000, usual)
  const onMonday = (invoices: readonly Invoice[], expenses: (typeof spent)[] = []) =>
    movesOf(invoices, expenses, monday, waysSealed(close))

  it('is nothing while the day stands as it was sealed, whatever the count differed by', () => {
    expect(cashSince(close, onMonday(holding(paid('a', 1000))), [])).toBe(0)
    const short = sealed(holding(paid('a', 1000)), 4900, usual)
    expect(cashSince(short, onMonday(holding(paid('a', 1000))), [])).toBe(0)
    expect(openingOf(short, 0)).toBe(4900)
  })

  it('is what was collected for that day after its seal, and of the days between; what came by bank is none', () => {
    const between = movesOf(late, [], tuesday, usual)
    expect(cashSince(close, onMonday(late), between)).toBe(2050)
    expect(openingOf(close, 2050)).toBe(7050)
  })

  it('is less by what was given back or paid from the drawer since, and leaves no less than nothing', () => {
    const back = paymentSchema.parse({ ...paid('r', -400), kind: 'refund' })
    expect(cashSince(close, onMonday(holding(paid('a', 1000), back), [spent]), [])).toBe(-700)
    expect([openingOf(close, -700), openingOf(close, -5001)]).toEqual([4300, 0])
  })

  it('is counted by the kinds of the seal on its own day, and by those of today after it', () => {
    const naqad = settingsWith({ paymentKinds: { Naqad: 'cash' } })
    const first = holding(paid('a', 1000, monday, 'Naqad'))
    const then = holding(
      paid('a', 1000, monday, 'Naqad'),
      paid('b', 200, monday, 'Naqad'),
      paid('c', 70, tuesday, 'Naqad'),
    )
    const own = sealed(first, 5000, naqad)
    const ofLast = movesOf(then, [], monday, waysSealed(own))
    expect(cashSince(own, ofLast, movesOf(then, [], tuesday, usual))).toBe(200)
    expect(cashSince(own, ofLast, movesOf(then, [], tuesday, naqad))).toBe(270)
  })

  it('is part of what a count is held against', async () => {
    const moves = movesOf(late, [], tuesday, usual)
    expect(await seenOf(moves, 0)).toBe(await seenOf(moves))
    expect(await seenOf(moves, 2050)).not.toBe(await seenOf(moves))
    expect(await seenOf(moves, 2050)).not.toBe(await seenOf(moves, 2000))
  })
})
