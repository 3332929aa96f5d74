import type { Invoice } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { leastOf, minus, negative, NO_PAISE, percentOf, shareOf, type Paise } from '@/domain/shared/money'
import type { PayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { agreedCommission, commissionProblem, earnerOf, type AgreedCommission } from './agreedCommission'
import { earnedIn, earnedUntil } from './commission'
import { accountAfter, agreedOn, basisOf, type Account, type PayWhen } from './commissionAccount'
import { signedOf } from './contribution'
import { firstOfMonth, lastOfMonth } from './payMonth'
import { partsOf, type Part } from './payParts'
import { linesUnder, type PaySource } from './paySource'

/** One sale for one employee, with what pay is reckoned from. */
export type Sale = {
  invoice: Invoice
  staff: Staff
  source: Pick<PaySource, 'categories' | 'paidFor' | 'generated' | 'locked'> & { timezone: string }
}

/** The sales that bring somebody something, or did. */
export const salesOf = (staff: Staff, invoices: readonly Invoice[], source: Sale['source']): Sale[] =>
  invoices
    .filter(
      ({ id, createdBy, leadOwnerId }) =>
        createdBy === staff.id ||
        leadOwnerId === staff.id ||
        source.paidFor.get(id)?.some(({ staffId }) => staffId === staff.id),
    )
    .map((invoice) => ({ invoice, staff, source }))

/** What a part of a month brings, or takes back. `begun`: the day from which, where a rule began within the month. */
export type Move = Account & { begun: CivilDate | null }

export const daysOfMonth = (month: Month) => ({ from: firstOfMonth(month), to: lastOfMonth(month) })

/** What is taken back of an account: as much of what was paid as of the value, where that fell. */
function takenBack({ invoice, source }: Sale, account: Account | null, { from, to }: Part): Account | null {
  if (account === null || account.paid <= 0) return null
  const { paid, basis, payWhen } = account
  const held = earnedUntil(invoice, addDays(from, -1), payWhen, source.timezone)
  const fell = minus(held, earnedUntil(invoice, to, payWhen, source.timezone))
  if (fell <= 0) return null
  const back = (paise: Paise) => negative(shareOf(paise, fell, held))
  return { ...account, paid: back(paid), basis: back(basis) }
}

/** The commission of a rule that somebody may earn by. */
function earnable(rule: PayRule | null, categories: PaySource['categories']): AgreedCommission | null {
  if (rule === null || commissionProblem(rule, categories) !== '') return null
  return agreedCommission(rule, categories)
}

type Within = { month: Month; part: Part; account: Account | null }

/**
 * The most that a part of a month may be paid for; null where what came in on its days is all of it. What was paid by another way of
 * counting, or to somebody else under the category, is not paid again, and neither is what was reversed once the sale is `isPast`.
 */
function roomIn(
  { invoice, staff, source }: Sale,
  { month, part, account }: Within,
  {
    category,
    payWhen,
    isPast,
  }: { category: AgreedCommission['category']; payWhen: PayWhen; isPast: boolean },
): Paise | null {
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
  const reversed = lines.filter(
    (line) => isPast && line.status === 'Reversed' && line.month !== month && signedOf(line) > 0,
  )
  return minus(
    earnedUntil(invoice, until, payWhen, source.timezone),
    account?.basis ?? NO_PAISE,
    basisOf([...others, ...reversed]),
    // The account has what is before the month.
    basisOf(standing.filter((line) => line.month > month && lastOfMonth(line.month) <= until)),
  )
}

/**
 * What a part of a month brings. A sale that was invoiced before it counts in none by that way: where it wasn't paid then, it counts
 * when the member pays.
 */
function earned(sale: Sale, within: Within): Account | null {
  const { invoice, staff, source } = sale
  const { part } = within
  const agreed = earnable(part.rule, source.categories)
  if (agreed === null || earnerOf(invoice, agreed.category) !== staff.id) return null
  const { category, rate } = agreed
  const isPast = category.payWhen === 'invoiced' && invoice.issuedOn !== null && invoice.issuedOn < part.from
  if (isPast && agreedOn(invoice, staff, source.categories) === null) return null
  const payWhen = isPast ? 'realised' : category.payWhen
  const came = earnedIn(invoice, part, payWhen, source.timezone)
  if (came <= 0) return null
  const room = roomIn(sale, within, { category, payWhen, isPast })
  const basis = room === null ? came : leastOf(came, room)
  return basis <= 0 ? null : { basis, payWhen, rate, paid: percentOf(basis, rate), categoryId: category.id }
}

/** What a month brings of a sale and what it takes back, after what had been paid `before` it. */
export function movesIn(month: Month, before: Account | null, sale: Sale): Move[] {
  let account = before
  return partsOf(sale.staff, daysOfMonth(month)).flatMap((part) => {
    const move = takenBack(sale, account, part) ?? earned(sale, { month, part, account })
    if (move === null) return []
    account = accountAfter(account, [move])
    return { ...move, begun: part.begun }
  })
}
