import {
  leastOf,
  minus,
  mostOf,
  negative,
  NO_PAISE,
  shareOf,
  sum,
  toPaise,
  type Paise,
} from '@/domain/shared/money'
import type { Move } from './sale'

const ONE_PAISA = toPaise(0.01)

/** Whether a move takes something back. */
export const isBack = ({ basis }: Pick<Move, 'basis'>): boolean => basis < 0

/** The last ones first, as much of each as it has, until nothing of it is left. */
function less(moves: readonly Move[], off: Paise, isMeant: (move: Move) => boolean): Move[] {
  let left = off
  return moves
    .toReversed()
    .flatMap((move) => {
      if (!isMeant(move)) return move
      const size = isBack(move) ? negative(move.basis) : move.basis
      const by = leastOf(size, left)
      left = minus(left, by)
      const rest = minus(size, by)
      if (rest === 0) return []
      const basis = isBack(move) ? negative(rest) : rest
      return { ...move, basis, paid: shareOf(move.paid, rest, size) }
    })
    .toReversed()
}

const nothing = { paid: NO_PAISE, basis: NO_PAISE }

/**
 * Moves that earn so much less that what they come to in the end is `most`. A part of what they earn may be taken back until then, and
 * none of it once nothing is left: what each paisa of it leaves differs.
 */
export function earningAtMost(
  most: Paise,
  moves: readonly Move[],
  inTheEnd: (moves: readonly Move[]) => Paise,
): readonly Move[] {
  let kept = moves
  for (;;) {
    const earned = sum(kept.map(({ basis }) => mostOf(basis, NO_PAISE)))
    const comes = inTheEnd(kept)
    const beyond = minus(comes, most)
    const worth = minus(comes, inTheEnd(kept.map((move) => (isBack(move) ? move : { ...move, ...nothing }))))
    if (beyond <= 0 || earned <= 0 || worth <= 0) return kept
    const by = leastOf(earned, mostOf(ONE_PAISA, shareOf(beyond, earned, worth)))
    kept = less(kept, by, (move) => !isBack(move))
  }
}

/** Moves that take so much less back. */
export const lessTakenBack = (moves: readonly Move[], by: Paise): readonly Move[] => less(moves, by, isBack)
