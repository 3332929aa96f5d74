import type { Invoice } from '@/domain/invoices/invoice'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  leastOf,
  minus,
  negative,
  NO_PAISE,
  percentOf,
  plus,
  shareOf,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import type { PayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { agreedCommission, commissionProblem, earnerOf, type AgreedCommission } from './agreedCommission'
import { earnedIn, earnedUntil } from './commission'
import {
  agreedAccount,
  agreedOn,
  basisOf,
  isGeneratedMonthOf,
  paidAccount,
  withEarning,
  type Account,
  type PayWhen,
} from './commissionAccount'
import { asLine, type Contribution } from './contribution'
import type { OwnLine } from './payLine'
import { firstOfMonth, lastOfMonth } from './payMonth'
import { partsOf, type Part } from './payParts'
import { linesUnder, type PaySource } from './paySource'

type Source = Pick<PaySource, 'month' | 'invoices' | 'categories' | 'paidFor' | 'generated'> & {
  timezone: string
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

/** Whether any of these lines was earned by another way of counting, or it was not kept by which. */
const countOtherwise = (lines: readonly Contribution[], payWhen: PayWhen): boolean =>
  lines.some(({ source }) => source?.payWhen !== payWhen)

/** The last day of the latest month that these lines are of, or the other day where that is later. */
const lastDayOf = (lines: readonly Contribution[], day: CivilDate): CivilDate =>
  latest(day, ...lines.map(({ month }) => lastOfMonth(month)))

/**
 * What is taken back of an account, where the value of its invoice fell from one day to another. `later` are lines of months after
 * it, which were generated before: what the account is of was less by what they took back already.
 */
function takenBack(
  invoice: Invoice,
  account: Account,
  { from, to }: Part,
  { later, timezone }: { later: readonly Contribution[]; timezone: string },
): Account | null {
  const { paid, basis, payWhen } = account
  const held = earnedUntil(invoice, addDays(from, -1), payWhen, timezone)
  const fell = minus(held, earnedUntil(invoice, to, payWhen, timezone))
  if (fell <= 0) return null
  const back = (paise: Paise) => negative(shareOf(paise, fell, held))
  if (later.length === 0) return { ...account, paid: back(paid), basis: back(basis) }
  const left = earnedUntil(invoice, lastDayOf(later, to), payWhen, timezone)
  const most = minus(plus(basis, basisOf(later)), left)
  const basisBack = leastOf(shareOf(basis, fell, held), most)
  if (basis <= 0 || basisBack <= 0) return null
  return { ...account, paid: negative(shareOf(paid, basisBack, basis)), basis: negative(basisBack) }
}

/** The commission of a rule that somebody may earn by. */
function earnable(rule: PayRule | null, categories: Source['categories']): AgreedCommission | null {
  if (rule === null || commissionProblem(rule, categories) !== '') return null
  return agreedCommission(rule, categories)
}

/**
 * The value that a part of the month is paid for: what came in on its days. Where something was paid another way before, or for a later
 * month, it is at most what that leaves. `here` is what the earlier parts of the month were paid for.
 *
 * A sale that was invoiced before a part counts in none by that way. Where it wasn't paid then, it counts when the member pays.
 */
function valueIn(
  invoice: Invoice,
  staff: Staff,
  part: Part,
  { category }: AgreedCommission,
  { account, here, ...source }: Source & { account: Account | null; here: Paise },
): { basis: Paise; payWhen: PayWhen } | null {
  const { month, categories, timezone } = source
  const lines = linesUnder(category, staff.id, invoice, source).filter((line) => line.month !== month)
  const isPast = category.payWhen === 'invoiced' && invoice.issuedOn !== null && invoice.issuedOn < part.from
  if (isPast) {
    const agreed = agreedOn(invoice, staff, categories)
    const isKnown = lines.length > 0 || isGeneratedMonthOf(invoice, source)
    if (agreed === null || (agreed.category.payWhen === 'invoiced' && !isKnown)) return null
  }
  const payWhen = isPast ? 'realised' : category.payWhen
  const came = earnedIn(invoice, part, payWhen, timezone)
  if (came <= 0) return null
  // What was reversed is paid by no other way of counting either.
  const counted = lines.filter(
    ({ status, direction }) => status !== 'Reversed' || (isPast && direction === 'Earning'),
  )
  const isOther = countOtherwise(counted, payWhen) || (account !== null && account.payWhen !== payWhen)
  const isLast = counted.every((line) => line.month < month)
  if (!isPast && !isOther && isLast) return { basis: came, payWhen }
  // A month that is generated after a later one leaves that one what it has, and earns nothing that went back until then.
  const value = earnedUntil(invoice, lastDayOf(counted, part.to), payWhen, timezone)
  return { basis: leastOf(came, minus(value, basisOf(counted), here)), payWhen }
}

/** What a sale brings somebody in the month, and what a refund takes back: as much of what was paid as of the value. */
function linesOfSale(invoice: Invoice, staff: Staff, source: Source): CommissionLine[] {
  const { month, categories, timezone, paidFor } = source
  const first = firstOfMonth(month)
  const lines = paidFor.get(invoice.id) ?? []
  const own = lines.filter(({ staffId, status }) => staffId === staff.id && status !== 'Reversed')
  const later = own.filter((line) => line.month > month)
  // A month before may have taken back already what was owed by the rule.
  const isUnpaid = lines.every((line) => line.month >= month || line.direction === 'Deduction')
  let account = isUnpaid
    ? agreedAccount(invoice, agreedOn(invoice, staff, categories), addDays(first, -1), source)
    : paidAccount(
        own.filter((line) => line.month < month),
        categories,
      )
  let here = NO_PAISE
  return partsOf(staff, { from: first, to: lastOfMonth(month) }).flatMap((part) => {
    const back = account && takenBack(invoice, account, part, { later, timezone })
    if (account && back) {
      account = { ...account, paid: plus(account.paid, back.paid), basis: plus(account.basis, back.basis) }
      here = plus(here, back.basis)
      return lineOf(invoice, back, part.begun)
    }
    const agreed = earnable(part.rule, categories)
    if (agreed === null || earnerOf(invoice, agreed.category) !== staff.id) return []
    const value = valueIn(invoice, staff, part, agreed, { ...source, account, here })
    if (value === null || value.basis <= 0) return []
    const { category, rate } = agreed
    const earning = { ...value, paid: percentOf(value.basis, rate), rate, categoryId: category.id }
    account = withEarning(account, earning)
    here = plus(here, value.basis)
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
