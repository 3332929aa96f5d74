import { reversed } from '@/domain/shared/money'
import { balanceLineId, carriedToText, isSettled } from './carryOver'
import { netOf, type Contribution } from './contribution'

type Line = Pick<
  Contribution,
  | 'id'
  | 'gymId'
  | 'staffId'
  | 'month'
  | 'direction'
  | 'amount'
  | 'status'
  | 'modeOfPayment'
  | 'source'
  | 'basisAmount'
  | 'rate'
  | 'note'
>

/**
 * The lines with what balances months that were carried over before `carryOver` wrote a line for it: what they leave owing stands
 * in the next month as well. It is counted under the greatest deduction, of which so much was not paid back.
 */
export function balancedLines<T extends Line>(lines: readonly T[]): T[] {
  const settled = new Map<string, T[]>()
  for (const line of lines.filter(isSettled)) {
    const key = `${line.month} ${line.staffId}`
    settled.set(key, [...(settled.get(key) ?? []), line])
  }
  const lacking = [...settled.values()].flatMap((own): T[] => {
    const short = reversed(netOf(own))
    const [greatest] = own
      .filter(({ direction }) => direction === 'Deduction')
      .sort((one, other) => other.amount - one.amount)
    if (greatest === undefined || short <= 0) return []
    const { gymId, month, staffId } = greatest
    const what = { id: balanceLineId(gymId, month, staffId), note: carriedToText(month) }
    const none = { source: null, basisAmount: null, rate: null }
    return [{ ...greatest, ...what, ...none, direction: 'Earning', amount: short }]
  })
  return [...lines, ...lacking]
}
