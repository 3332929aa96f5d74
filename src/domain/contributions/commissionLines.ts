import type { Invoice } from '@/domain/invoices/invoice'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  minus,
  negative,
  percentOf,
  plus,
  shareOf,
  sum,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { paySpansOf, payRuleOn } from '@/domain/staff/payHistory'
import type { PayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { agreedCommission, commissionProblem, earnerOf, type AgreedCommission } from './agreedCommission'
import { earnedIn, earnedUntil } from './commission'
import { asLine, signedOf, type Contribution } from './contribution'
import { MOST_PERCENT, type ContributionCategory } from './contributionCategory'
import type { OwnLine } from './payLine'
import { firstOfMonth, lastOfMonth } from './payMonth'
import type { PaySource } from './paySource'

type Source = Pick<PaySource, 'month' | 'invoices' | 'categories' | 'paidFor'> & { timezone: string }

type PayWhen = ContributionCategory['payWhen']

/** What somebody was paid for an invoice until now, and of which value; `rate` is null where there were several. */
type Account = { paid: Paise; basis: Paise; rate: number | null; categoryId: string; payWhen: PayWhen }

const withEarning = (account: Account | null, { paid, basis, rate, ...rest }: Account): Account => ({
  ...rest,
  paid: plus(paid, ...(account ? [account.paid] : [])),
  basis: plus(basis, ...(account ? [account.basis] : [])),
  rate: account === null || account.rate === rate ? rate : null,
})

/** What the ledger paid somebody, of lines of months before; null where that is nothing. */
function paidAccount(
  lines: readonly Contribution[],
  categories: readonly ContributionCategory[],
): Account | null {
  const earnings = lines
    .filter(({ direction }) => direction === 'Earning')
    .sort((one, other) => (one.month < other.month ? -1 : 1))
  const latest = earnings.at(-1)
  const paid = sum(lines.map(signedOf))
  const basis = sum(lines.map(({ basisAmount }) => toPaise(basisAmount ?? 0)))
  if (latest === undefined || paid <= 0) return null
  const category = categories.find(({ id }) => id === latest.categoryId)
  return {
    paid,
    basis,
    rate: earnings.every(({ rate }) => rate === latest.rate) ? latest.rate : null,
    categoryId: latest.categoryId,
    // Lines from before it was kept go by their category as it stands.
    payWhen: latest.source?.payWhen ?? category?.payWhen ?? 'realised',
  }
}

/** What was owed by the rule in force on the invoice's day, where the ledger knows nothing of it. */
function agreedAccount(
  invoice: Invoice,
  staff: Staff,
  { categories, timezone }: Source,
  until: CivilDate,
): Account | null {
  const rule = invoice.issuedOn && payRuleOn(staff, invoice.issuedOn)
  const agreed = rule && agreedCommission(rule, categories)
  if (!agreed || earnerOf(invoice, agreed.category) !== staff.id) return null
  const { rate, category } = agreed
  // Nobody was paid by such a rate: generating leaves it out.
  if (rate > MOST_PERCENT) return null
  const basis = earnedUntil(invoice, until, category.payWhen, timezone)
  if (basis <= 0) return null
  return { paid: percentOf(basis, rate), basis, rate, categoryId: category.id, payWhen: category.payWhen }
}

/** A part of the month: the rule in force on it, null before the first one, and whether it began within the month. */
type Part = { rule: PayRule | null; from: CivilDate; to: CivilDate; begun: CivilDate | null }

function partsOf(staff: Staff, period: { from: CivilDate; to: CivilDate }): Part[] {
  const spans = paySpansOf(staff, period)
  const parts = spans.map((span, at) => ({ ...span, begun: at === 0 ? null : span.from }))
  const begins = spans.at(0)?.from
  if (begins === period.from) return parts
  const to = begins === undefined ? period.to : addDays(begins, -1)
  return [{ rule: null, from: period.from, to, begun: period.from }, ...parts]
}

/** `begun`: the day from which, where a rule began within the month. */
export type CommissionLine = OwnLine & { source: NonNullable<OwnLine['source']>; begun: CivilDate | null }

function lineOf(
  invoice: Invoice,
  { paid, basis, rate, categoryId, payWhen }: Account,
  begun: CivilDate | null,
): CommissionLine[] {
  const line = asLine(paid)
  if (line === null) return []
  return [
    {
      ...line,
      begun,
      kind: 'commission',
      categoryId,
      basisAmount: toRupees(basis),
      rate,
      source: { invoiceId: invoice.id, memberId: invoice.memberId, leadId: '', payWhen },
      note: [line.direction === 'Deduction' && 'Refunded', invoice.invoiceNumber, invoice.customerName]
        .filter(Boolean)
        .join(' · '),
    },
  ]
}

/** What is taken back of an account, where the value of its invoice fell from one day to another. */
function takenBack(invoice: Invoice, account: Account, { from, to }: Part, timezone: string): Account | null {
  const held = earnedUntil(invoice, addDays(from, -1), account.payWhen, timezone)
  const fell = minus(held, earnedUntil(invoice, to, account.payWhen, timezone))
  if (fell <= 0) return null
  const back = (paise: Paise) => negative(shareOf(paise, fell, held))
  return { ...account, paid: back(account.paid), basis: back(account.basis) }
}

/** The commission of a rule that somebody may earn by. */
function earnable(rule: PayRule | null, categories: Source['categories']): AgreedCommission | null {
  if (rule === null || commissionProblem(rule, categories) !== '') return null
  return agreedCommission(rule, categories)
}

/** What a sale brings somebody in the month, and what a refund takes back: as much of what was paid as of the value. */
function linesOfSale(invoice: Invoice, staff: Staff, source: Source): CommissionLine[] {
  const { month, categories, timezone, paidFor } = source
  const first = firstOfMonth(month)
  const known = (paidFor.get(invoice.id) ?? []).filter((line) => line.month < month)
  const own = known.filter(({ staffId, status }) => staffId === staff.id && status !== 'Reversed')
  let account =
    known.length === 0
      ? agreedAccount(invoice, staff, source, addDays(first, -1))
      : paidAccount(own, categories)
  return partsOf(staff, { from: first, to: lastOfMonth(month) }).flatMap((part) => {
    const back = account && takenBack(invoice, account, part, timezone)
    if (account && back) {
      account = { ...account, paid: plus(account.paid, back.paid), basis: plus(account.basis, back.basis) }
      return lineOf(invoice, back, part.begun)
    }
    const agreed = earnable(part.rule, categories)
    if (agreed === null || earnerOf(invoice, agreed.category) !== staff.id) return []
    const { category, rate } = agreed
    const { id: categoryId, payWhen } = category
    const basis = earnedIn(invoice, part, payWhen, timezone)
    if (basis <= 0) return []
    const earning = { paid: percentOf(basis, rate), basis, rate, categoryId, payWhen }
    account = withEarning(account, earning)
    return lineOf(invoice, earning, part.begun)
  })
}

/** What somebody's sales bring them in the month. */
export const commissionLines = (staff: Staff, source: Source): CommissionLine[] =>
  source.invoices
    .filter(
      ({ id, createdBy, leadOwnerId }) =>
        createdBy === staff.id ||
        leadOwnerId === staff.id ||
        source.paidFor.get(id)?.some(({ staffId }) => staffId === staff.id),
    )
    .flatMap((invoice) => linesOfSale(invoice, staff, source))

/** Invoices whose value fell in the month, by any way of counting it: what the ledger paid for them has to be asked. */
export function fallenInvoices(
  { month, staff, invoices }: Pick<PaySource, 'month' | 'staff' | 'invoices'>,
  timezone: string,
): Invoice[] {
  const period = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const ends = staff.flatMap((one) => partsOf(one, period).map(({ to }) => to))
  const cuts = [...new Set([addDays(period.from, -1), ...ends, period.to])].sort()
  const falls = (invoice: Invoice, payWhen: PayWhen) => {
    const values = cuts.map((cut) => earnedUntil(invoice, cut, payWhen, timezone))
    return values.some((value, at) => value < (values[at - 1] ?? 0))
  }
  return invoices.filter((invoice) => falls(invoice, 'realised') || falls(invoice, 'invoiced'))
}
