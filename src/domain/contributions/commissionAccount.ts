import type { Invoice } from '@/domain/invoices/invoice'
import { plus, sum, toPaise, type Paise } from '@/domain/shared/money'
import { payRuleOn } from '@/domain/staff/payHistory'
import type { Staff } from '@/domain/staff/staff'
import { earnerOf, payableCommission, type AgreedCommission } from './agreedCommission'
import { signedOf, type Contribution } from './contribution'
import type { ContributionCategory } from './contributionCategory'

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

function withMove(account: Account | null, move: Account): Account {
  // Why a move is what it is says nothing of what is taken back of it.
  if (account === null) {
    const { paid, basis, rate, categoryId, payWhen } = move
    return { paid, basis, rate, categoryId, payWhen }
  }
  const sums = { paid: plus(account.paid, move.paid), basis: plus(account.basis, move.basis) }
  if (move.paid < 0) return { ...account, ...sums }
  return {
    ...{ ...sums, categoryId: move.categoryId, payWhen: wayOf([account.payWhen, move.payWhen]) },
    rate: account.paid <= 0 || account.rate === move.rate ? move.rate : null,
  }
}

/** An account once something was earned or taken back, which is below 0. */
export const accountAfter = (account: Account | null, moves: readonly Account[]): Account | null =>
  moves.reduce(withMove, account)

/** What a line of the ledger was. One from before it was kept goes by its category as it stands. */
export const moveOf = (line: Contribution, categories: readonly ContributionCategory[]): Account => ({
  paid: signedOf(line),
  basis: toPaise(line.basisAmount ?? 0),
  rate: line.rate,
  categoryId: line.categoryId,
  payWhen: line.source?.payWhen ?? categories.find(({ id }) => id === line.categoryId)?.payWhen ?? 'realised',
})

/** The value that lines are of, in paise. */
export const basisOf = (lines: readonly Contribution[]): Paise =>
  sum(lines.map(({ basisAmount }) => toPaise(basisAmount ?? 0)))

/** What commission on a sale was agreed with somebody on the invoice's day; null where it is somebody else's, or none. */
export function agreedOn(
  invoice: Invoice,
  staff: Staff,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const rule = invoice.issuedOn && payRuleOn(staff, invoice.issuedOn)
  const agreed = rule && payableCommission(rule, categories)
  return agreed && earnerOf(invoice, agreed.category) === staff.id ? agreed : null
}
