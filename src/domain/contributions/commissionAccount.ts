import type { Invoice } from '@/domain/invoices/invoice'
import { monthOf } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import { percentOf, plus, sum, toPaise, type Paise } from '@/domain/shared/money'
import { payRuleOn } from '@/domain/staff/payHistory'
import type { Staff } from '@/domain/staff/staff'
import { agreedCommission, earnerOf, type AgreedCommission } from './agreedCommission'
import { earnedUntil } from './commission'
import { signedOf, type Contribution } from './contribution'
import { MOST_PERCENT, type ContributionCategory } from './contributionCategory'
import type { PaySource } from './paySource'

export type PayWhen = ContributionCategory['payWhen']

/** What somebody was paid for an invoice until now, and of which value; `rate` is null where there were several. */
export type Account = {
  paid: Paise
  basis: Paise
  rate: number | null
  categoryId: string
  payWhen: PayWhen
}

/** What is paid for when invoiced comes to all that is owed, together with what had been paid for before: it falls with that. */
const wayOf = (ways: readonly PayWhen[]): PayWhen => (ways.includes('invoiced') ? 'invoiced' : 'realised')

export const withEarning = (
  account: Account | null,
  { paid, basis, rate, categoryId, payWhen }: Account,
): Account => ({
  categoryId,
  payWhen: wayOf([payWhen, ...(account ? [account.payWhen] : [])]),
  paid: plus(paid, ...(account ? [account.paid] : [])),
  basis: plus(basis, ...(account ? [account.basis] : [])),
  rate: account === null || account.rate === rate ? rate : null,
})

/** The value that lines are of, in paise. */
export const basisOf = (lines: readonly Contribution[]): Paise =>
  sum(lines.map(({ basisAmount }) => toPaise(basisAmount ?? 0)))

/** What the ledger paid somebody, of lines of months before; null where that is nothing. */
export function paidAccount(
  lines: readonly Contribution[],
  categories: readonly ContributionCategory[],
): Account | null {
  const earnings = lines
    .filter(({ direction }) => direction === 'Earning')
    .sort((one, other) => (one.month < other.month ? -1 : 1))
  const latest = earnings.at(-1)
  const paid = sum(lines.map(signedOf))
  if (latest === undefined || paid <= 0) return null
  // Lines from before it was kept go by their category as it stands.
  const ways = earnings.map(
    ({ source, categoryId }) =>
      source?.payWhen ?? categories.find(({ id }) => id === categoryId)?.payWhen ?? 'realised',
  )
  return {
    paid,
    basis: basisOf(lines),
    rate: earnings.every(({ rate }) => rate === latest.rate) ? latest.rate : null,
    categoryId: latest.categoryId,
    payWhen: wayOf(ways),
  }
}

/** What commission on a sale was agreed with somebody on the invoice's day; null where it is somebody else's, or none. */
export function agreedOn(
  invoice: Invoice,
  staff: Staff,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const rule = invoice.issuedOn && payRuleOn(staff, invoice.issuedOn)
  const agreed = rule && agreedCommission(rule, categories)
  if (!agreed || earnerOf(invoice, agreed.category) !== staff.id) return null
  // Nobody is paid by such a rate: generating leaves it out.
  return agreed.rate > MOST_PERCENT ? null : agreed
}

/** Whether the month in which a sale was invoiced has been generated. */
export const isGeneratedMonthOf = (
  { issuedOn }: Invoice,
  { generated }: Pick<PaySource, 'generated'>,
): boolean => issuedOn !== null && generated.has(monthOf(issuedOn))

/**
 * What was owed by the rule in force on the invoice's day, where the ledger knows nothing of it. One that counts when invoiced is
 * in the ledger once its month is: what isn't there was not paid, because it counted another way then.
 */
export function agreedAccount(
  invoice: Invoice,
  agreed: AgreedCommission | null,
  until: CivilDate,
  source: Pick<PaySource, 'generated'> & { timezone: string },
): Account | null {
  if (agreed === null) return null
  const { rate, category } = agreed
  const { id: categoryId, payWhen } = category
  if (payWhen === 'invoiced' && isGeneratedMonthOf(invoice, source)) return null
  const basis = earnedUntil(invoice, until, payWhen, source.timezone)
  return basis <= 0 ? null : { paid: percentOf(basis, rate), basis, rate, categoryId, payWhen }
}
