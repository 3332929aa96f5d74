import { isComplimentary } from '@/domain/gyms/settingFields'
import { CASH, type Ways } from '@/domain/gyms/wayKind'
import type { ChainHead } from '@/domain/ledger/chain'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import {
  formatMoney,
  minus,
  NO_PAISE,
  plus,
  toPaise,
  toRupees,
  totalOf,
  type MoneyFormat,
} from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Billed } from './billed'
import { countedAs, type CashMove } from './cashMoves'
import { dayCloseId, denominations, type Count, type DayClose, type Tally } from './dayClose'

/** Rupees that so many of each note and coin are worth; pieces that do not exist count nothing. */
export const worthOf = (pieces: Readonly<Record<string, number>>): number =>
  denominations.reduce((all, worth) => all + worth * (pieces[String(worth)] ?? 0), 0)

/**
 * What must be there by mode, or by mode and person, in rupees. The drawer's opening cash counts with the cash, and so does
 * what was spent from it: neither is anybody's.
 */
export function expectedBy(moves: readonly CashMove[], opening: number, mode: string, by: string): number {
  const own = moves.filter(
    (move) => countedAs(move) === mode && (by === '' || (move.by === by && !move.isExpense)),
  )
  const held = mode === CASH && by === '' ? toPaise(opening) : NO_PAISE
  return toRupees(plus(held, ...own.map(({ amount }) => toPaise(amount))))
}

export const modesIn = (moves: readonly CashMove[]): string[] =>
  [...new Set([CASH, ...moves.map(countedAs)])].filter(Boolean)

const isCounted = ({ kind }: CashMove) => kind === 'counted' || kind === 'cheque'

/** What is counted beside the drawer, where somebody does; what came by bank is not here to be counted (PRODUCT 2.V). */
export const countedModesIn = (moves: readonly CashMove[]): string[] =>
  modesIn(moves.filter(isCounted)).slice(1)

/** Who took money of that mode that day, or gave some back. */
export const peopleIn = (moves: readonly CashMove[], mode: string): string[] =>
  [...new Set(moves.filter((move) => countedAs(move) === mode && !move.isExpense).map(({ by }) => by))].sort()

/** Somebody who gave back more cash than they took: no count of theirs could agree. */
export const belowNothing = (moves: readonly CashMove[]): string | undefined =>
  peopleIn(moves, CASH).find((by) => expectedBy(moves, 0, CASH, by) < 0)

function tallyOf(moves: readonly CashMove[], opening: number, { mode, by, amount }: Count): Tally {
  const expected = expectedBy(moves, opening, mode, by)
  return {
    mode,
    by,
    expected,
    counted: amount,
    variance: toRupees(minus(toPaise(amount), toPaise(expected))),
  }
}

/** A mode that nobody counted is taken as it is expected, as what came by bank always is. Cash never is. */
const uncounted = (moves: readonly CashMove[], opening: number, counts: readonly Count[]): Tally[] =>
  modesIn(moves)
    .filter((mode) => !counts.some((count) => count.mode === mode))
    .map((mode) => {
      const expected = expectedBy(moves, opening, mode, '')
      return { mode, by: '', expected, counted: expected, variance: 0 }
    })

export const talliesOf = (moves: readonly CashMove[], opening: number, counts: readonly Count[]): Tally[] => [
  ...counts.map((count) => tallyOf(moves, opening, count)),
  ...uncounted(moves, opening, counts),
]

/**
 * Rupees of cash that lay in the drawer when the day was closed: what was to be there, and what the counts differ by. So it
 * is right by person too, whose counts are without what the drawer began with and what was spent from it.
 */
export function cashCountedAt({
  tallies,
  moves,
  opening,
}: Pick<DayClose, 'tallies' | 'moves' | 'opening'>): number {
  const moved = moves.filter((move) => countedAs(move) === CASH).map(({ amount }) => amount)
  const differences = tallies.filter(({ mode }) => mode === CASH).map(({ variance }) => variance)
  return totalOf([opening, ...moved, ...differences])
}

/** What a person types: the day, what lay in the drawer when it opened, and what was counted. Rupees. */
export type CloseTerms = { day: CivilDate; opening: number; counts: readonly Count[]; reason: string }

export type CloseContext = Ways & {
  billed: readonly Billed[]
  gymId: string
  today: CivilDate
  now: Date
  by: string
  format: MoneyFormat
  chain: ChainHead
}

/** The total that the counts differ by: of a mode that was counted whole, that count; else its people's together. */
const varianceOf = (tallies: readonly Tally[]): number => totalOf(tallies.map(({ variance }) => variance))

function refuseCounts(
  { opening, counts, day }: CloseTerms,
  moves: readonly CashMove[],
  { today }: CloseContext,
) {
  if (day > today) return refused(`${formatCivil(day)} is still to come.`)
  if (!Number.isFinite(opening) || opening < 0)
    return refused('Enter what lay in the drawer at the start, 0 or more.')
  if (!counts.some(({ mode }) => mode === CASH)) return refused('Count the cash before the day is closed.')
  if (counts.some(({ amount }) => !Number.isFinite(amount) || amount < 0))
    return refused('A counted amount is 0 or more.')
  const [banked] = modesIn(moves)
    .slice(1)
    .filter((mode) => !countedModesIn(moves).includes(mode))
    .filter((mode) => counts.some((count) => count.mode === mode))
  if (banked !== undefined)
    return refused(`${banked} comes by bank and is not counted. Look at the figures again.`)
  const isTwice = counts.some(
    ({ mode, by }, at) =>
      counts.findIndex(
        (other) => other.mode === mode && (other.by === by || by === '' || other.by === ''),
      ) !== at,
  )
  if (isTwice) return refused('Each amount is counted once: by person, or all together.')
  const stranger = counts.find(({ mode, by }) => by !== '' && !peopleIn(moves, mode).includes(by))
  if (stranger)
    return refused(
      `${stranger.mode} is counted of somebody who moved none that day. Look at the figures again.`,
    )
  if (counts.some(({ mode, by }) => mode === CASH && by !== '') && belowNothing(moves) !== undefined)
    return refused('Somebody gave back more cash than they took. Count all of the cash together.')
  const left = counts.some(({ by }) => by !== '')
    ? peopleIn(moves, CASH).filter(
        (person) => !counts.some((count) => count.mode === CASH && ['', person].includes(count.by)),
      )
    : []
  return left.length > 0 ? refused('Count the cash of everybody who took some, or all of it together.') : null
}

/** Seals a day. Refused while a difference has no reason, or when it was closed before: a seal is not broken. */
export function closeDay(
  terms: CloseTerms,
  moves: readonly CashMove[],
  before: DayClose | null,
  ctx: CloseContext,
): { kind: 'closed'; close: DayClose } | Refusal {
  if (before)
    return refused(
      `${formatCivil(before.day)} was closed already. What was entered since is listed as after the close.`,
    )
  const counts = terms.counts.map((count) => ({
    ...count,
    amount: count.pieces ? worthOf(count.pieces) : count.amount,
  }))
  const refusal = refuseCounts({ ...terms, counts }, moves, ctx)
  if (refusal) return refusal
  const tallies = talliesOf(moves, terms.opening, counts)
  const off = tallies.find(({ variance }) => variance !== 0)
  if (off && terms.reason.trim() === '')
    return refused(
      `${off.mode} is ${formatMoney(Math.abs(off.variance), ctx.format)} ${off.variance > 0 ? 'more' : 'less'} than expected. Enter a reason, or count again.`,
    )
  return {
    kind: 'closed',
    close: {
      id: dayCloseId(ctx.gymId, terms.day),
      gymId: ctx.gymId,
      day: terms.day,
      opening: terms.opening,
      tallies,
      counts,
      variance: varianceOf(tallies),
      reason: terms.reason.trim(),
      billed: [...ctx.billed],
      moves: moves.map(({ id, amount, mode, kind }) => ({ id, amount, mode, kind })),
      paymentKinds: { ...ctx.paymentKinds },
      chain: ctx.chain,
      closedBy: ctx.by,
      closedAt: ctx.now,
    },
  }
}

/** What a sealed day looks like today: what came after, and what is no longer as it was sealed. */
export type AfterClose = {
  added: CashMove[]
  altered: { id: string; sealed: number; now: number | null }[]
}

/** An older “Complimentary” row brought no money (PRODUCT 2.V), and no day is read with it any more; earlier seals hold it. */
export function changesAfterClose({ moves: sealed }: DayClose, moves: readonly CashMove[]): AfterClose {
  const known = new Set(sealed.map(({ id }) => id))
  const stands = new Map(moves.map((move) => [move.id, move]))
  return {
    added: moves.filter(({ id }) => !known.has(id)),
    altered: sealed
      .filter(({ mode }) => !isComplimentary(mode))
      .map(({ id, amount, mode }) => ({ id, mode, sealed: amount, move: stands.get(id) }))
      .filter(
        ({ sealed: was, mode, move }) => !move || toPaise(move.amount) !== toPaise(was) || move.mode !== mode,
      )
      .map(({ id, sealed: was, move }) => ({ id, sealed: was, now: move?.amount ?? null })),
  }
}

const billedTotal = (billed: readonly Billed[]): number => totalOf(billed.map(({ amount }) => amount))

/**
 * What was billed on a sealed day by now, in rupees; null where that is what was sealed, and of days sealed before ways had a
 * kind, which may have kept no such sums.
 */
export function billedAfterClose(
  { billed: sealed, paymentKinds }: DayClose,
  billed: readonly Billed[],
): { sealed: number; now: number } | null {
  const change = { sealed: billedTotal(sealed), now: billedTotal(billed) }
  return paymentKinds === undefined || change.sealed === change.now ? null : change
}
