import { monthsOf } from '@/domain/monthStats/figureRange'
import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { addDays } from '@/domain/shared/calendar'
import { leastOf, minus, mostOf, NO_PAISE } from '@/domain/shared/money'
import { agreedCommission } from './agreedCommission'
import { nextMonth } from './carryOver'
import { earnedUntil } from './commission'
import { accountAfter, moveOf, type Account } from './commissionAccount'
import type { Contribution } from './contribution'
import { earningAtMost, isBack, lessTakenBack } from './lessMoves'
import { standingFor } from './mergedCategories'
import { firstOfMonth, lastOfMonth } from './payMonth'
import { partsOf } from './payParts'
import { linesUnder } from './paySource'
import { daysOfMonth, movesIn, type Move, type Sale } from './saleMonth'

const linesIn = ({ invoice, source }: Sale, month: Month): Contribution[] =>
  (source.paidFor.get(invoice.id) ?? []).filter((line) => line.month === month)

/** What the ledger has of a sale for a month; null where it has nothing, for them or for whom the category paid in their place. */
function standingIn(sale: Sale, month: Month): Account[] | null {
  const { staff, source } = sale
  const lines = linesIn(sale, month)
  const own = lines.filter(({ staffId }) => staffId === staff.id)
  if (own.length > 0)
    return own.filter(({ status }) => status !== 'Reversed').map((line) => moveOf(line, source.categories))
  const standsFor = standingFor(source.categories)
  const under = partsOf(staff, daysOfMonth(month)).map(
    ({ rule }) => rule && agreedCommission(rule, source.categories)?.category.id,
  )
  return lines.some(({ categoryId }) => under.includes(standsFor(categoryId))) ? [] : null
}

/** Whether a sale that counts when invoiced was to be paid another way: its month was generated, and has nothing of it. */
function isLeftToPayment(sale: Sale, month: Month, { categoryId }: Account): boolean {
  const { invoice, staff, source } = sale
  if (invoice.issuedOn === null || month !== monthOf(invoice.issuedOn)) return false
  return (
    source.generated.has(month) ||
    linesUnder({ id: categoryId }, staff.id, invoice, source).some(({ direction }) => direction === 'Earning')
  )
}

/** What a month would be generated as, where nothing of it is in the ledger; nothing more is written once it is locked. */
const toGenerate = (sale: Sale, month: Month, before: Account | null): Move[] =>
  sale.source.locked.has(month)
    ? []
    : movesIn(month, before, sale).filter(
        (move) => move.payWhen === 'realised' || move.paid < 0 || !isLeftToPayment(sale, month, move),
      )

/** Months from one to another, without the latter. */
const monthsBetween = (first: Month, before: Month): Month[] =>
  monthsOf({ from: firstOfMonth(first), to: addDays(firstOfMonth(before), -1) })

/** The month of the invoice, or an earlier one that the ledger has something of it for. */
const beginsIn = ({ invoice, source }: Sale, month: Month): Month => {
  const begins = [
    ...(invoice.issuedOn === null ? [] : [monthOf(invoice.issuedOn)]),
    ...(source.paidFor.get(invoice.id) ?? []).map((line) => line.month),
  ]
  return begins.sort()[0] ?? month
}

/** What was paid for a sale before a month, and which months have yet to be generated for that. */
export type History = { account: Account | null; open: Month[] }

/**
 * What had been paid for a sale once every month before this one was generated. What the ledger has of a month counts as it is there;
 * a month of which it has nothing counts as it would be generated. So a month comes to the same whichever months were generated
 * before it, and to what is right where the earlier ones never are, because they were paid without the ledger.
 */
export function historyBefore(month: Month, sale: Sale): History {
  let account: Account | null = null
  const open: Month[] = []
  for (const at of monthsBetween(beginsIn(sale, month), month)) {
    const standing = standingIn(sale, at)
    const moves = standing ?? leavingLater(toGenerate(sale, at, account), at, account, sale)
    if (standing === null && moves.some(({ paid }) => paid !== 0)) open.push(at)
    account = accountAfter(account, moves)
  }
  return { account, open }
}

/** The latest month after this one that has its say already: it has something of the sale for them, or is locked. */
function lastAfter(month: Month, { invoice, staff, source }: Sale): Month | null {
  const own = (source.paidFor.get(invoice.id) ?? []).filter(({ staffId }) => staffId === staff.id)
  const later = [...own.map((line) => line.month), ...source.locked].filter((other) => other > month)
  return later.sort().at(-1) ?? null
}

/** What a month would be generated as, were it not. What was reversed is not to be paid, whatever it would come to. */
function afresh(sale: Sale, month: Month, before: Account | null): Account[] {
  const isReversed = linesIn(sale, month).some(
    ({ staffId, status }) => staffId === sale.staff.id && status === 'Reversed',
  )
  return (isReversed ? standingIn(sale, month) : null) ?? movesIn(month, before, sale)
}

type Step = (sale: Sale, month: Month, before: Account | null) => readonly Account[]

const followed = (sale: Sale, months: readonly Month[], begin: Account | null, step: Step): Account | null =>
  months.reduce((account, month) => accountAfter(account, step(sale, month, account)), begin)

/** What the ledger has, and of what it lacks only what is still to be taken back. */
const leastIn: Step = (sale, month, before) =>
  standingIn(sale, month) ?? toGenerate(sale, month, before).filter(isBack)

const valueOf = (account: Account | null) => account?.basis ?? NO_PAISE

/**
 * What a month brings of a sale, where later months were generated before it. They stand: what they have beyond what they would be
 * generated as now, because something that was agreed changed since, this month has less. It takes back no more than they left.
 */
export function leavingLater(
  moves: readonly Move[],
  month: Month,
  before: Account | null,
  sale: Sale,
): readonly Move[] {
  const last = lastAfter(month, sale)
  if (last === null || moves.length === 0) return moves
  const end = nextMonth(last)
  const all = monthsBetween(beginsIn(sale, month), end)
  const later = monthsBetween(nextMonth(month), end)
  const after = accountAfter(before, moves)
  const value = earnedUntil(
    sale.invoice,
    lastOfMonth(last),
    after?.payWhen ?? 'realised',
    sale.source.timezone,
  )
  const wouldBe = leastOf(value, valueOf(followed(sale, later, after, afresh)))
  // An earlier month may have had less already for what the later ones have.
  const most = mostOf(wouldBe, leastOf(value, valueOf(followed(sale, all, null, afresh))))
  const leastWith = (own: readonly Move[]) =>
    valueOf(followed(sale, all, null, (of, at, account) => (at === month ? own : leastIn(of, at, account))))
  if (leastWith(moves) > most) return earningAtMost(most, moves, leastWith)
  const is = valueOf(
    followed(sale, later, after, (of, at, account) => standingIn(of, at) ?? toGenerate(of, at, account)),
  )
  return is < wouldBe ? lessTakenBack(moves, minus(wouldBe, is)) : moves
}
