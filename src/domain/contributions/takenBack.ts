import { addDays } from '@/domain/shared/calendar'
import { minus, negative, shareOf, type Paise } from '@/domain/shared/money'
import { earnedUntil } from './commission'
import { accountAfter, type Account } from './commissionAccount'
import { partsOf, type Part } from './payParts'
import type { Move, PartMove, Period, Sale } from './sale'

/** What is taken back of an account: as much of what was paid as of the value, where that fell. */
export function takenBack(
  { invoice, source }: Sale,
  account: Account | null,
  { from, to }: Part,
): Account | null {
  if (account === null || account.paid <= 0) return null
  const { paid, basis, payWhen } = account
  const held = earnedUntil(invoice, addDays(from, -1), payWhen, source.timezone)
  const fell = minus(held, earnedUntil(invoice, to, payWhen, source.timezone))
  if (fell <= 0) return null
  const back = (paise: Paise) => negative(shareOf(paise, fell, held))
  return { ...account, paid: back(paid), basis: back(basis) }
}

/** The moves of days, each part of them after those before it. */
export function movesOf(
  period: Period,
  before: Account | null,
  { staff }: Sale,
  moveIn: (part: Part, account: Account | null) => PartMove | null,
): Move[] {
  let account = before
  return partsOf(staff, period).flatMap((part) => {
    const move = moveIn(part, account)
    if (move === null) return []
    account = accountAfter(account, [move])
    return { ...move, begun: part.begun }
  })
}

/** What days take back of a sale where nothing is earned on them. */
export const backsIn = (period: Period, before: Account | null, sale: Sale): Move[] =>
  movesOf(period, before, sale, (part, account) => takenBack(sale, account, part))
