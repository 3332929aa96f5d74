import { formatShortMoney, minus, NO_PAISE, toPaise, toRupees, type MoneyFormat } from '@/domain/shared/money'
import { netOf, type Contribution } from './contribution'
import { isTimeLine, timeOf, type PayLine } from './payLine'

/** What is paid otherwise by now than the ledger has it, in rupees: what it comes to, and what is in the ledger. */
export type ChangedPay = { now: number; ledger: number }

type Known = readonly Contribution[]

/**
 * What the ledger has was reckoned by other rules of pay than those of now: a line beside it might pay the same time twice.
 * For each thing that is paid, what is there must be as it would be written now.
 */
export function contradicted(lines: readonly PayLine[], known: Known): ReadonlySet<string> {
  const now = new Map(lines.map(({ id, amount }) => [id, amount]))
  const times = new Set(lines.map(({ id }) => timeOf(id)))
  const others = known.filter(({ id, amount }) => now.get(id) !== amount)
  return new Set(others.map(({ id }) => timeOf(id)).filter((time) => times.has(time)))
}

const isStanding = ({ status }: Contribution): boolean => status !== 'Reversed'

/** Base pay and overtime that the ledger has and that would not be generated any more. */
export function goneOf(lines: readonly PayLine[], known: Known): Contribution[] {
  const now = new Set(lines.map(({ id }) => id))
  return known.filter((line) => isStanding(line) && isTimeLine(line) && !now.has(line.id))
}

/**
 * What somebody's base pay and overtime come to beside what the ledger has, where that is something else. Commissions count where a
 * line of theirs is left out as contradicted: otherwise later months have their say (decision 79). What was reversed stays reversed;
 * a part of a month that was reversed because the month is paid by other parts now is reckoned with those.
 */
export function changedOf(
  lines: readonly PayLine[],
  known: Known,
  others: ReadonlySet<string>,
): ChangedPay | null {
  const there = new Map(known.map((line) => [line.id, line]))
  const reversed = new Set(known.filter((line) => !isStanding(line)).map(({ id }) => timeOf(id)))
  const leftOut = lines.filter(
    ({ id, kind }) =>
      !there.has(id) && others.has(timeOf(id)) && !(kind === 'commission' && reversed.has(timeOf(id))),
  )
  const families = new Set(leftOut.map(({ id }) => timeOf(id)))
  const standing = lines.filter(({ id, kind }) => {
    const own = there.get(id)
    if (own === undefined) return false
    const isOfLeftOut = families.has(timeOf(id))
    return kind === 'commission' ? isOfLeftOut && isStanding(own) : isOfLeftOut || isStanding(own)
  })
  const inLedger = known.filter(
    (line) => isStanding(line) && (isTimeLine(line) || families.has(timeOf(line.id))),
  )
  const [now, ledger] = [netOf([...standing, ...leftOut]), netOf(inLedger)]
  return now === ledger ? null : { now, ledger }
}

/** What changed, and what to do about it: what the ledger has is never reckoned again, also where it is reversed. */
export function changedText({ now, ledger }: ChangedPay, format: MoneyFormat): string {
  const more = minus(toPaise(now), toPaise(ledger))
  const difference = formatShortMoney(Math.abs(toRupees(more)), format)
  const [comes, has] = [formatShortMoney(now, format), formatShortMoney(ledger, format)]
  const kind = more > NO_PAISE ? 'an earning' : 'a deduction'
  return `Pay, attendance or the centre’s rules changed after this month was generated: it comes to ${comes} now, and ${has} is in the ledger. That stays: enter ${kind} of ${difference} by hand, unless you have already.`
}
