import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Contribution } from './contribution'
import type { ContributionCategory } from './contributionCategory'
import { isGenerated } from './payLine'

type Line = Pick<
  Contribution,
  'id' | 'gymId' | 'staffId' | 'month' | 'direction' | 'status' | 'source' | 'basisAmount'
>

/**
 * Whether a line was entered in the place of the other one: by hand, for the same sale and month. Nothing that is entered by hand is of
 * a sale otherwise.
 */
const standsFor = (line: Line, other: Line): boolean =>
  line.status !== 'Reversed' &&
  line.staffId === other.staffId &&
  line.month === other.month &&
  line.direction === other.direction &&
  line.source?.invoiceId === other.source?.invoiceId &&
  line.basisAmount === other.basisAmount &&
  !isGenerated(line.id, line)

/** Whether a line is a commission on a sale that was reversed, and nothing among `lines` was entered in its place. */
export const isUncorrected = (line: Line, lines: readonly Line[]): boolean =>
  line.status === 'Reversed' &&
  Boolean(line.source?.invoiceId) &&
  isGenerated(line.id, line) &&
  !lines.some((other) => standsFor(other, line))

/** Somebody's reversed commissions that nothing was entered in the place of yet. `lines` are those of the month. */
export const toCorrect = <T extends Line>(lines: readonly T[], staffId: string): T[] =>
  lines.filter((line) => line.staffId === staffId && isUncorrected(line, lines))

/**
 * What a line has that is entered in the place of one that is to be corrected: of which sale it is, so that a refund takes it back.
 * null for a line that corrects none.
 */
export function correctedOf(
  corrects: string,
  category: Pick<ContributionCategory, 'direction' | 'basis'>,
  open: readonly Contribution[],
): Pick<Contribution, 'source' | 'basisAmount' | 'rate'> | Refusal | null {
  if (corrects === '') return null
  const corrected = open.find(({ id }) => id === corrects)
  if (corrected === undefined)
    return refused('Choose a reversed commission of theirs that has no correction yet', 'corrects')
  const { direction, source, basisAmount } = corrected
  if (category.direction !== direction || category.basis === 'perSession')
    return refused(`Choose a category of ${direction.toLowerCase()}s that takes an amount`, 'categoryId')
  // The amount is another than the rate of the value.
  return { source, basisAmount, rate: null }
}
