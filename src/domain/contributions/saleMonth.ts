import type { Month } from '@/domain/monthStats/monthStats'
import { latest } from '@/domain/shared/calendar'
import { leastOf, minus, NO_PAISE, type Paise } from '@/domain/shared/money'
import { earnableCommission, earnerOf, payableCommission, type AgreedCommission } from './agreedCommission'
import { earnedIn, earnedUntil } from './commission'
import { agreedOn, basisOf, type Account, type PayWhen } from './commissionAccount'
import { signedOf } from './contribution'
import { isUncorrected } from './correction'
import { keptByOthers } from './keptByOthers'
import { lastOfMonth } from './payMonth'
import type { Part } from './payParts'
import { linesUnder } from './paySource'
import { daysOfMonth, type Move, type PartMove, type Sale } from './sale'
import { salePay } from './salePay'
import { movesOf, takenBack } from './takenBack'

type Within = { month: Month; part: Part; account: Account | null }

/**
 * The most that a part of a month may be paid for; null where what came in on its days is all of it. What was paid by another way of
 * counting, or to somebody else under the category, is not paid again, and neither is what was reversed until then once the sale
 * `isPast`.
 */
function roomIn(
  sale: Sale,
  { month, part, account }: Within,
  {
    category,
    payWhen,
    isPast,
  }: { category: AgreedCommission['category']; payWhen: PayWhen; isPast: boolean },
): Paise | null {
  const { invoice, staff, source } = sale
  const lines = linesUnder(category, staff.id, invoice, source)
  const others = lines.filter(({ staffId, status }) => staffId !== staff.id && status !== 'Reversed')
  const own = lines.filter((line) => line.staffId === staff.id && line.month !== month)
  const standing = own.filter(({ status }) => status !== 'Reversed')
  const isOther =
    others.length > 0 ||
    standing.some((line) => line.source?.payWhen !== payWhen) ||
    (account !== null && account.payWhen !== payWhen)
  if (!isPast && !isOther) return null
  const until = latest(part.to, ...others.map((line) => lastOfMonth(line.month)))
  const earlier = lines.filter((line) => line.month !== month && lastOfMonth(line.month) <= until)
  const reversed = earlier.filter((line) => isPast && signedOf(line) > 0 && isUncorrected(line, lines))
  return minus(
    earnedUntil(invoice, until, payWhen, source.timezone),
    account?.basis ?? NO_PAISE,
    keptByOthers(sale, others, category.id, until),
    basisOf(reversed),
    // The account has what is before the month.
    basisOf(standing.filter((line) => line.month > month && lastOfMonth(line.month) <= until)),
  )
}

/**
 * What a part of a month brings by what is `agreed`. A sale that was invoiced before it counts in none by that way: where it wasn't
 * paid then, it counts when the member pays.
 */
function earned(sale: Sale, within: Within, agreed: AgreedCommission | null): PartMove | null {
  const { invoice, staff, source } = sale
  const { part, account } = within
  if (agreed === null || earnerOf(invoice, agreed.category) !== staff.id) return null
  const { category } = agreed
  const isPast = category.payWhen === 'invoiced' && invoice.issuedOn !== null && invoice.issuedOn < part.from
  if (isPast && agreedOn(invoice, staff, source.categories) === null) return null
  const payWhen = isPast ? 'realised' : category.payWhen
  const came = earnedIn(invoice, part, payWhen, source.timezone)
  if (came <= 0) return null
  const room = roomIn(sale, within, { category, payWhen, isPast })
  const basis = room === null ? came : leastOf(came, room)
  if (basis <= 0) return null
  const pay = salePay(invoice, agreed, basis, account?.basis ?? NO_PAISE)
  return { basis, payWhen, ...pay, categoryId: category.id }
}

const movesBy =
  (agree: typeof earnableCommission) =>
  (month: Month, before: Account | null, sale: Sale): Move[] =>
    movesOf(daysOfMonth(month), before, sale, (part, account) => {
      const agreed = part.rule && agree(part.rule, sale.source.categories)
      return takenBack(sale, account, part) ?? earned(sale, { month, part, account }, agreed)
    })

/** What a month brings of a sale and what it takes back, after what had been paid `before` it. */
export const movesIn = movesBy(earnableCommission)

const movesByArchived = movesBy(payableCommission)

/**
 * What a month brought and took back of which the ledger has nothing. A category that was archived since counts as well, unless the
 * month was generated: then nobody earned by it.
 */
export const movesOfPast = (month: Month, before: Account | null, sale: Sale): Move[] =>
  (sale.source.generated.has(month) ? movesIn : movesByArchived)(month, before, sale)
