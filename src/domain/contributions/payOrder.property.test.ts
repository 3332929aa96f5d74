import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidOf } from '@/domain/invoices/dueOf'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { creditNoteSchema, type Invoice } from '@/domain/invoices/invoice'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, notBelowZero, percentOf, reversed, sum, toPaise } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import { noPayRule } from '@/domain/staff/payRule'
import { earnedIn } from './commission'
import type { PayWhen } from './commissionAccount'
import { first, generatedIn, months, paidAndRefunded, ruleFrom, ZONE } from './commissionFixtures'
import { signedOf, type Contribution } from './contribution'
import { isUncorrected } from './correction'
import { daysOfMonth } from './sale'

/** What comes in and goes back never differs by less than a hundred rupees: what is rounded to nothing leaves no line to go by. */
const greaterRow = fc.record({
  day: fc.integer({ min: 0, max: 210 }),
  paise: fc.integer({ min: 5, max: 250 }).map((times) => times * 2 * 100_07),
  refundedPercent: fc.constantFrom(0, 50, 100),
  refundAfter: fc.integer({ min: 0, max: 150 }),
})
const rows = fc.array(greaterRow, { minLength: 1, maxLength: 5 })
const percent = fc.integer({ min: 10, max: 60 })
const anyOrder = fc.shuffledSubarray(months, { minLength: months.length })
const way = fc.constantFrom('realised' as const, 'invoiced' as const)
const noRaises: { day: number; rate: number }[] = []
const raises = fc.oneof(
  fc.constant(noRaises),
  fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 360 }), rate: percent }), {
    ...{ minLength: 1, maxLength: 3 },
    selector: ({ day }) => day,
  }),
)

type Row = typeof greaterRow extends fc.Arbitrary<infer T> ? T : never

/** What goes back is credited, so that it counts by either way of counting. */
function soldWith(given: readonly Row[]): Invoice {
  const payments = given.flatMap(paidAndRefunded)
  const creditNotes = payments
    .filter(({ kind }) => kind === 'refund')
    .map(({ id, date, amount }) => creditNoteSchema.parse({ id: `n${id}`, date, amount: reversed(amount) }))
  const amount = given.reduce((all, { paise }) => all + paise, 0) / 100
  return invoiceWith({ amount, taxable: amount, issuedOn: first, payments, creditNotes, createdBy: 'desk' })
}

const added = (ledger: readonly Contribution[], lines: readonly Contribution[]): Contribution[] => [
  ...ledger,
  ...lines.filter(({ id }) => ledger.every((line) => line.id !== id)),
]

const inOrder = (lines: readonly Contribution[]) =>
  lines.toSorted((one, other) => (one.id < other.id ? -1 : 1))

const paidBy = (lines: readonly Contribution[]) => sum(lines.map(signedOf))

/** What came in in months, by a way of counting it. */
const cameIn = (invoice: Invoice, all: readonly CivilDate[], payWhen: PayWhen) =>
  sum(all.map((from) => notBelowZero(earnedIn(invoice, daysOfMonth(monthOf(from)), payWhen, ZONE))))

/** Half a paisa for each line, and for the value that it is of. */
const SLACK = 2 * months.length

it('each month comes to the same in whichever order the months are generated, and to what was kept in the end', () => {
  fc.assert(
    fc.property(rows, anyOrder, raises, percent, way, (given, order, raised, rate, payWhen) => {
      const invoice = soldWith(given)
      const later = raised
        .toSorted((one, other) => one.day - other.day)
        .map((raise) => ruleFrom(addDays(first, raise.day), raise.rate))
      const how = { invoice, rules: [ruleFrom(null, rate), ...later], payWhen }
      const ledgerOf = (all: readonly CivilDate[]) =>
        inOrder(
          all.reduce<Contribution[]>((ledger, from, at) => {
            const generated = all.slice(0, at)
            return added(ledger, generatedIn(from, ledger, { ...how, generated }))
          }, []),
        )
      const ledger = ledgerOf([...order, ...order])
      expect(ledger).toEqual(ledgerOf(months))
      const kept = toPaise(paidOf(invoice))
      const rates = [rate, ...raised.map((raise) => raise.rate)]
      expect(paidBy(ledger)).toBeLessThanOrEqual(percentOf(kept, Math.max(...rates)) + SLACK)
      expect(paidBy(ledger)).toBeGreaterThanOrEqual(percentOf(kept, Math.min(...rates)) - SLACK)
    }),
    { numRuns: runsOf(250) },
  )
})

it('the months that are not locked come to no more than what was kept and no less than the locks leave, in whichever order', () => {
  fc.assert(
    fc.property(rows, anyOrder, fc.subarray(months), percent, (given, order, locked, rate) => {
      const invoice = soldWith(given)
      const how = { invoice, rules: [ruleFrom(null, rate)], payWhen: 'realised' as const, locked }
      const paidIn = (all: readonly CivilDate[]) =>
        paidBy(
          all
            .filter((from) => !locked.includes(from))
            .reduce<Contribution[]>((ledger, from) => added(ledger, generatedIn(from, ledger, how)), []),
        )
      const paid = paidIn([...order, ...order])
      const short = minus(percentOf(toPaise(paidOf(invoice)), rate), paid)
      expect(short).toBeGreaterThanOrEqual(-SLACK)
      expect(short).toBeLessThanOrEqual(percentOf(cameIn(invoice, locked, 'realised'), rate) + SLACK)
    }),
    { numRuns: runsOf(150) },
  )
})

/** What is done with a month, by what was agreed then. */
const event = fc.record({
  from: fc.constantFrom(...months),
  isAgreed: fc.boolean(),
  isActive: fc.boolean(),
  payWhen: way,
  paidTo: fc.constantFrom('seller' as const, 'leadOwner' as const),
  staffId: fc.constantFrom('desk' as const, 'ravi' as const),
  after: fc.constantFrom('' as const, 'lock' as const, 'reverse' as const, 'correct' as const),
})
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

/** What may happen at all, so that there are years without it. */
const may = fc.record({
  switch: fc.boolean(),
  lock: fc.boolean(),
  reverse: fc.boolean(),
  archive: fc.boolean(),
  payOther: fc.boolean(),
})

const reversedOf = (ledger: readonly Contribution[], month: string) =>
  ledger.map((line) => (line.month === month ? { ...line, status: 'Reversed' as const } : line))

/** With what stands entered by hand, in the place of each line of a month. */
const correctedIn = (ledger: readonly Contribution[], month: string) => [
  ...reversedOf(ledger, month),
  ...ledger
    .filter((line) => line.month === month && line.status !== 'Reversed')
    .map((line) => ({ ...line, id: `iron_by-hand_${line.id}`, rate: null })),
]

it('nothing is paid beyond the rate of what was kept, whatever happens meanwhile, and nothing of it is lost that nobody decided', () => {
  fc.assert(
    fc.property(
      rows,
      fc.array(event, { maxLength: 16 }),
      percent,
      way,
      may,
      (given, events, rate, last, can) => {
        const invoice = { ...soldWith(given), leadOwnerId: 'ravi' }
        let ledger: Contribution[] = []
        const generated = new Set<CivilDate>()
        const locked = new Set<CivilDate>()
        const generate = (how: Omit<Event, 'after'>) => {
          const { from, isAgreed, isActive, ...more } = how
          if (locked.has(from)) return
          ledger = added(
            ledger,
            generatedIn(from, ledger, {
              ...{ ...more, invoice, rules: [isAgreed ? ruleFrom(null, rate) : noPayRule] },
              ...{ isActive: isActive || !can.archive, generated: [...generated], locked: [...locked] },
              // Who is paid by which way of counting is one change at a time.
              payWhen: can.payOther ? 'realised' : can.switch ? more.payWhen : last,
              paidTo: can.payOther ? more.paidTo : 'seller',
            }),
          )
          generated.add(from)
        }
        for (const { after, ...how } of events) {
          generate(how)
          if (locked.has(how.from)) continue
          if (after === 'lock' && can.lock) locked.add(how.from)
          if (after === 'reverse' && can.reverse) ledger = reversedOf(ledger, monthOf(how.from))
          if (after === 'correct' && can.reverse) ledger = correctedIn(ledger, monthOf(how.from))
        }
        const inTheEnd = { isAgreed: true, isActive: true, payWhen: last, paidTo: 'leadOwner' as const }
        const earners = can.payOther ? (['desk', 'ravi'] as const) : (['desk'] as const)
        const generateAll = () => {
          for (const from of months) for (const staffId of earners) generate({ from, staffId, ...inTheEnd })
        }
        // Until nothing more comes of it.
        generateAll()
        generateAll()
        generateAll()
        const before = ledger.length
        generateAll()
        expect(ledger).toHaveLength(before)
        const standing = ledger.filter(({ status }) => status !== 'Reversed')
        const left = ledger.filter((line) => isUncorrected(line, ledger))
        const leftOf = (isMeant: (paise: number) => boolean) =>
          sum(left.map(signedOf).filter((paise) => isMeant(paise)))
        const short = minus(percentOf(toPaise(paidOf(invoice)), rate), paidBy(standing))
        expect(short).toBeGreaterThanOrEqual(leftOf((paise) => paise < 0) - 2 * SLACK)
        // What counts another way by now stands as it was generated, and what went back of whom it pays no more is theirs.
        if (can.switch || can.payOther) return
        const lost = percentOf(cameIn(invoice, [...locked], last), rate)
        expect(short).toBeLessThanOrEqual(leftOf((paise) => paise > 0) + lost + 2 * SLACK)
      },
    ),
    { numRuns: runsOf(250) },
  )
})
