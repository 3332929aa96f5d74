import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { expenseSchema } from '@/domain/expenses/expense'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Ways } from '@/domain/gyms/wayKind'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { statsOfInvoice } from '@/domain/invoices/statsOfInvoice'
import { emptyChain } from '@/domain/ledger/chain'
import { sumStats } from '@/domain/monthStats/monthStats'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY, toPaise } from '@/domain/shared/money'
import { billedOn } from './billed'
import { collectedIn, movesOf, spentIn, type CashMove } from './cashMoves'
import {
  billedAfterClose,
  cashCountedAt,
  changesAfterClose,
  closeDay,
  countedModesIn,
  expectedBy,
  modesIn,
  peopleIn,
  worthOf,
  type CloseTerms,
} from './closeDay'
import { denominations, waysSealed, type Count } from './dayClose'

const day = civil('2026-11-20')
const row = (id: string, amount: number, modeOfPayment: string, receivedBy: string, more: object = {}) =>
  paymentSchema.parse({ id, amount, date: day, modeOfPayment, receivedBy, ...more })
const invoices = [
  invoiceWith({
    payments: [
      row('a', 500, 'Cash', 'asha'),
      row('b', 300, 'Cash', 'ravi'),
      row('c', 996, 'UPI', 'asha'),
      row('d', -300, 'Cash', 'ravi', { kind: 'reversal', of: 'b' }),
      row('e', 50, 'Cash', 'asha', { status: 'refunded' }),
      row('f', 70, 'Cash', 'asha', { date: civil('2026-11-19') }),
      row('g', 70, 'Cheque', 'asha', { status: 'bounced' }),
    ],
  }),
  // Nothing that moved disappears with its invoice (ACTS, last section).
  invoiceWith({
    id: 'i2',
    isDeleted: true,
    payments: [row('x', 40, 'Cash', 'asha'), row('y', -40, 'Cash', 'asha', { kind: 'reversal', of: 'x' })],
  }),
]
const spent = (fields: object = {}) =>
  expenseSchema.parse({
    id: 'e1',
    gymId: 'g1',
    categoryId: 'misc',
    amount: 120,
    date: day,
    modeOfPayment: 'Cash',
    createdBy: 'ravi',
    ...fields,
  })
const expenses = [
  spent(),
  spent({ id: 'e2', status: 'Draft' }),
  spent({ id: 'e3', deleted: true }),
  spent({ id: 'e4', paidFrom: 'Bank account' }),
]
/** Its UPI comes by a machine that prints slips. */
const ways = settingsWith({ paymentKinds: { UPI: 'counted' } })
const moves = movesOf(invoices, expenses, day, ways)
const ctx = {
  gymId: 'g1',
  today: day,
  now: new Date('2026-11-20T15:00:00Z'),
  by: 'asha',
  format: PLATFORM_MONEY,
  chain: emptyChain,
  billed: billedOn(invoices, day),
  paymentKinds: ways.paymentKinds,
}
const count = (mode: string, amount: number, by = ''): Count => ({ mode, by, amount, pieces: null })
const close = (fields: Partial<CloseTerms> = {}, before: Parameters<typeof closeDay>[2] = null) =>
  closeDay({ day, opening: 1000, counts: [count('Cash', 1330)], reason: '', ...fields }, moves, before, ctx)
const closed = (fields: Partial<CloseTerms> = {}) => {
  const outcome = close(fields)
  return outcome.kind === 'closed' ? outcome.close : expect.fail(outcome.reason)
}

describe('what is expected of a day', () => {
  it('is payments less what was taken back, refunds and cash expenses, and the opening cash', () => {
    expect(modesIn(moves)).toEqual(['Cash', 'UPI'])
    expect(peopleIn(moves, 'Cash')).toEqual(['asha', 'ravi'])
    expect(expectedBy(moves, 1000, 'Cash', '')).toBe(1330)
    expect(expectedBy(moves, 1000, 'Cash', 'asha')).toBe(450)
    expect([expectedBy(moves, 1000, 'Cash', 'ravi'), spentIn(moves)]).toEqual([0, 120])
    expect(expectedBy(moves, 1000, 'UPI', '')).toBe(996)
  })

  it('has what was collected as the figures of the day have it: without the opening cash, and whatever was spent', () => {
    const stats = sumStats(invoices.map(statsOfInvoice))['2026-11']?.byDay['20']
    expect((stats?.collected ?? 0) - (stats?.refunded ?? 0)).toBe(1446)
    expect(collectedIn(moves)).toBe(1446)
  })

  it('is the same whether it is added up by person, less what was spent, or by mode', () => {
    const some = fc.record({
      mode: fc.constantFrom('Cash', 'UPI'),
      by: fc.constantFrom('a', 'b', 'c'),
      amount: fc.integer({ min: -1e6, max: 1e6 }).map((paise) => paise / 100),
      isExpense: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(some), (list) => {
        const all = list.map((move, at): CashMove => ({
          ...move,
          ...{ id: `${at}`, at: null, what: '', isExpense: move.isExpense && move.mode === 'Cash' },
          kind: move.mode === 'Cash' ? 'cash' : 'bank',
        }))
        for (const mode of ['Cash', 'UPI']) {
          const paidOut = mode === 'Cash' ? toPaise(spentIn(all)) : 0
          const people = peopleIn(all, mode).reduce(
            (sum, by) => sum + toPaise(expectedBy(all, 0, mode, by)),
            0,
          )
          expect(people - paidOut).toBe(toPaise(expectedBy(all, 0, mode, '')))
        }
      }),
    )
  })
})

describe('closing a day', () => {
  it('seals what was counted, with where the ledger stood', () => {
    expect(closed()).toMatchObject({
      id: 'g1_2026-11-20',
      variance: 0,
      tallies: [
        { mode: 'Cash', by: '', expected: 1330, counted: 1330, variance: 0 },
        { mode: 'UPI', expected: 996, counted: 996 },
      ],
      closedBy: 'asha',
      chain: { count: 0, hash: '' },
    })
    expect(closed().moves).toHaveLength(8)
    expect(closed().billed).toMatchObject([{ amount: 1795.5 }, { kind: 'rounding', amount: 0.5 }])
  })

  it('adds up notes and coins', () => {
    const pieces = { '500': 2, '200': 1, '100': 1, '20': 1, '10': 1 }
    expect(worthOf(pieces)).toBe(1330)
    expect(worthOf(Object.fromEntries(denominations.map((worth) => [String(worth), 1])))).toBe(888)
    expect(closed({ counts: [{ ...count('Cash', 0), pieces }] }).variance).toBe(0)
  })

  it('counts by person', () => {
    const counts = [count('Cash', 440, 'asha'), count('Cash', 0, 'ravi'), count('UPI', 996)]
    const { tallies, variance } = closed({ counts, reason: 'Change was short' })
    expect(tallies).toMatchObject([
      { by: 'asha', variance: -10 },
      { by: 'ravi', variance: 0 },
      { mode: 'UPI', variance: 0 },
    ])
    expect(variance).toBe(-10)
  })

  test.each<[string, Partial<CloseTerms>, string]>([
    [
      'a difference without a reason',
      { counts: [count('Cash', 1300)] },
      'Cash is ₹30.00 less than expected. Enter a reason, or count again.',
    ],
    [
      'one of another mode',
      { counts: [count('Cash', 1330), count('UPI', 1000)] },
      'UPI is ₹4.00 more than expected. Enter a reason, or count again.',
    ],
    ['cash that nobody counted', { counts: [count('UPI', 996)] }, 'Count the cash before the day is closed.'],
    [
      'a person who was forgotten',
      { counts: [count('Cash', 450, 'asha')] },
      'Count the cash of everybody who took some, or all of it together.',
    ],
    [
      'somebody’s count beside the whole one, whichever comes first',
      { counts: [count('Cash', 1300), count('Cash', 30, 'ravi')], reason: 'Why' },
      'Each amount is counted once: by person, or all together.',
    ],
    [
      'a count of somebody who moved nothing, which would cancel a shortage',
      {
        counts: [count('Cash', 420, 'asha'), count('Cash', 0, 'ravi'), count('Cash', 30, 'nobody')],
        reason: 'Why',
      },
      'Cash is counted of somebody who moved none that day. Look at the figures again.',
    ],
    [
      'the same counted twice',
      { counts: [count('Cash', 1), count('Cash', 1)] },
      'Each amount is counted once: by person, or all together.',
    ],
    ['a negative count', { counts: [count('Cash', -1)] }, 'A counted amount is 0 or more.'],
    ['a day to come', { day: civil('2026-11-21') }, '21 Nov, 2026 is still to come.'],
    ['a senseless opening', { opening: Number.NaN }, 'Enter what lay in the drawer at the start, 0 or more.'],
  ])('refuses %s', (_case, fields, sentence) => expect(reasonOf(close(fields))).toBe(sentence))

  it('is done once', () => {
    expect(reasonOf(close({}, closed()))).toMatch(/^20 Nov, 2026 was closed already\./)
  })

  it('lists what was entered later, altered or gone', () => {
    const sealed = closed()
    expect(changesAfterClose(sealed, moves)).toEqual({ added: [], altered: [] })
    const late = movesOf(
      [
        invoiceWith({
          payments: [
            row('a', 900, 'Cash', 'asha'),
            row('c', 996, 'Card', 'asha'),
            row('z', 10, 'Cash', 'asha'),
          ],
        }),
      ],
      expenses,
      day,
      ways,
    )
    expect(changesAfterClose(sealed, late)).toMatchObject({
      added: [{ id: 'i1_z', amount: 10 }],
      altered: [
        { id: 'i1_a', sealed: 500, now: 900 },
        { id: 'i1_b', sealed: 300, now: null },
        { id: 'i1_c', sealed: 996, now: 996 },
        { id: 'i1_d', sealed: -300, now: null },
        { id: 'i1_e', sealed: -50, now: null },
        { id: 'i2_x', sealed: 40, now: null },
        { id: 'i2_y', sealed: -40, now: null },
      ],
    })
  })
})

it('of a day that was sealed with an older “Complimentary” row nothing is gone (PRODUCT 2.V)', () => {
  const older = { ...closed(), moves: [...closed().moves, { id: 'i1_k', amount: 80, mode: 'Complimentary' }] }
  expect(changesAfterClose(older, moves)).toEqual({ added: [], altered: [] })
})

describe('what was billed on a sealed day', () => {
  const more = billedOn([...invoices, invoiceWith({ id: 'i9' })], day)

  it('is named where it is another sum by now, from an invoice or a credit note of that day', () => {
    expect(billedAfterClose(closed(), billedOn(invoices, day))).toBeNull()
    expect(billedAfterClose(closed(), more)).toEqual({ sealed: 1796, now: 3592 })
    expect(billedAfterClose(closed(), [])).toEqual({ sealed: 1796, now: 0 })
  })

  it('is not held against a seal from before ways of paying had a kind, which may have kept none', () => {
    expect(billedAfterClose({ ...closed(), billed: [], paymentKinds: undefined }, more)).toBeNull()
  })
})

describe('ways of paying that are called otherwise (PRODUCT 2.V)', () => {
  const renamed = settingsWith({
    paymentModes: ['Naqad', 'Petty', 'Machine', 'Chq', 'Transfer'],
    paymentKinds: { Naqad: 'cash', Petty: 'cash', Machine: 'counted', Chq: 'cheque', Transfer: 'bank' },
  })
  const paid = [
    ...[row('a', 500, 'Naqad', 'asha'), row('b', 60, 'Petty', 'ravi'), row('c', 40, 'Cash', 'asha')],
    ...[row('d', 900, 'Machine', 'asha'), row('e', 700, 'Chq', 'asha'), row('f', 800, 'Transfer', 'asha')],
  ]
  const counts = [count('Cash', 480), count('Machine', 900), count('Chq', 700)]
  const movesAs = (settings: typeof renamed) =>
    movesOf(
      [invoiceWith({ payments: paid })],
      [spent({ modeOfPayment: 'Naqad', paidFrom: 'Cash drawer' })],
      day,
      settings,
    )
  const sealWith = (asked: readonly Count[]) =>
    closeDay({ day, opening: 0, counts: asked, reason: '' }, movesAs(renamed), null, {
      ...ctx,
      paymentKinds: renamed.paymentKinds,
    })
  const sealed = () => {
    const outcome = sealWith(counts)
    return outcome.kind === 'closed' ? outcome.close : expect.fail(outcome.reason)
  }

  it('lie in the drawer together where they are cash, those of before the renaming as well', () => {
    expect(modesIn(movesAs(renamed))).toEqual(['Cash', 'Machine', 'Chq', 'Transfer'])
    expect(expectedBy(movesAs(renamed), 0, 'Cash', '')).toBe(480)
    expect(peopleIn(movesAs(renamed), 'Cash')).toEqual(['asha', 'ravi'])
    expect([spentIn(movesAs(renamed)), collectedIn(movesAs(renamed))]).toEqual([120, 3000])
  })

  it('are counted beside it where they are counted or a cheque, and by bank never', () => {
    expect(countedModesIn(movesAs(renamed))).toEqual(['Machine', 'Chq'])
    expect(sealed().tallies.map(({ mode, counted }) => `${mode} ${counted}`)).toEqual([
      ...['Cash 480', 'Machine 900', 'Chq 700', 'Transfer 800'],
    ])
    expect(reasonOf(sealWith([...counts, count('Transfer', 800)]))).toBe(
      'Transfer comes by bank and is not counted. Look at the figures again.',
    )
  })

  it('are of the day as it was sealed, whatever they are counted as later', () => {
    const later = settingsWith({ paymentKinds: { Naqad: 'bank' } })
    expect(cashCountedAt(sealed())).toBe(480)
    expect(changesAfterClose(sealed(), movesAs(later))).toEqual({ added: [], altered: [] })
  })

  it('make an expense of the drawer one of the day as it was sealed, and by the name alone where they had no kind then', () => {
    const paidBy = (settings: Ways) =>
      movesOf([], [spent({ modeOfPayment: 'Naqad', paidFrom: '' }), spent({ id: 'e2' })], day, settings)
    const later = settingsWith({ paymentKinds: { Naqad: 'bank' } })
    expect([paidBy(renamed), paidBy(later)].map(spentIn)).toEqual([240, 120])
    expect(spentIn(paidBy(waysSealed(sealed())))).toBe(240)
    expect(spentIn(paidBy(waysSealed({ ...sealed(), paymentKinds: undefined })))).toBe(120)
  })

  it('hand on what they did in a day that was sealed before they had a kind', () => {
    const older = { ...sealed(), moves: sealed().moves.map(({ kind: _kind, ...move }) => move) }
    expect(cashCountedAt({ ...older, tallies: [] })).toBe(-80)
  })
})
