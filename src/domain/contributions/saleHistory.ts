import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { leastOf, minus, mostOf, NO_PAISE, type Paise } from '@/domain/shared/money'
import { nextMonth } from './carryOver'
import { earnedUntil } from './commission'
import { accountAfter, basisOf, moveOf, type Account } from './commissionAccount'
import { signedOf } from './contribution'
import { isUncorrected } from './correction'
import { earningAtMost, isBack, lessTakenBack } from './lessMoves'
import { lastOfMonth } from './payMonth'
import { linesUnder } from './paySource'
import { beginsIn, daysOfMonth, monthsBetween, ownLines, type Move, type Sale } from './sale'
import { movesOfPast } from './saleMonth'
import { backsIn } from './takenBack'

/** What the ledger has of a sale for them for a month; null where it has nothing. */
function standingIn(sale: Sale, month: Month): Account[] | null {
  const own = ownLines(sale).filter((line) => line.month === month)
  if (own.length === 0) return null
  return own.filter(({ status }) => status !== 'Reversed').map((line) => moveOf(line, sale.source.categories))
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
    : movesOfPast(month, before, sale).filter(
        (move) => move.payWhen === 'realised' || move.paid < 0 || !isLeftToPayment(sale, month, move),
      )

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
function lastAfter(month: Month, sale: Sale): Month | null {
  const months = [...ownLines(sale).map((line) => line.month), ...sale.source.locked]
  return (
    months
      .filter((other) => other > month)
      .sort()
      .at(-1) ?? null
  )
}

/**
 * What a month would be generated as, were it not. What was reversed is not to be paid, whatever it would come to, and neither is what
 * came in in a month that was locked without it.
 */
function afresh(sale: Sale, month: Month, before: Account | null): Account[] {
  const own = ownLines(sale).filter((line) => line.month === month)
  if (own.some(({ status }) => status === 'Reversed')) return standingIn(sale, month) ?? []
  return own.length === 0 && sale.source.locked.has(month)
    ? backsIn(daysOfMonth(month), before, sale)
    : movesOfPast(month, before, sale)
}

type Step = (sale: Sale, month: Month, before: Account | null) => readonly Account[]

const followed = (sale: Sale, months: readonly Month[], begin: Account | null, step: Step): Account | null =>
  months.reduce((account, month) => accountAfter(account, step(sale, month, account)), begin)

/** What the ledger has, and of what it lacks only what is still to be taken back. */
const leastIn: Step = (sale, month, before) =>
  standingIn(sale, month) ?? toGenerate(sale, month, before).filter(isBack)

const valueOf = (account: Account | null) => account?.basis ?? NO_PAISE

/** The value until the end of a month, and what was to be taken back of it and was left to them: it stays reversed. */
function mostUntil(month: Month, account: Account | null, sale: Sale): Paise {
  const { invoice, source } = sale
  const own = ownLines(sale)
  const leftToThem = own.filter((line) => signedOf(line) < 0 && isUncorrected(line, own))
  const value = earnedUntil(invoice, lastOfMonth(month), account?.payWhen ?? 'realised', source.timezone)
  return minus(value, basisOf(leftToThem))
}

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
  const value = mostUntil(last, after, sale)
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
