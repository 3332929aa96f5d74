import { CASH, type WayKind } from '@/domain/gyms/wayKind'
import { reversed, totalOf } from '@/domain/shared/money'
import { countedAs, type CashMove } from './cashMoves'
import { cashCountedAt } from './closeDay'
import type { DayClose } from './dayClose'

const cashIn = (moves: readonly { amount: number; mode: string; kind?: WayKind | undefined }[]): number =>
  totalOf(moves.filter((move) => countedAs(move) === CASH).map(({ amount }) => amount))

/**
 * Rupees of cash that moved since the last close and that no count knows: what its day holds by now beyond its seal, and what
 * the days after it hold. Below 0 where more went out. `ofLast` is read by the kinds of the seal.
 */
export const cashSince = (
  last: DayClose,
  ofLast: readonly CashMove[],
  between: readonly CashMove[],
): number => totalOf([cashIn(ofLast), reversed(cashIn(last.moves)), cashIn(between)])

/** Rupees that should lie in the drawer when the day begins. */
export const openingOf = (last: DayClose, since: number): number =>
  Math.max(0, totalOf([cashCountedAt(last), since]))
