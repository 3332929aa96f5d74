import { countedDueOf, countedOf, creditedOf, dueOf, paidOf } from '@/domain/invoices/dueOf'
import { isIssued, type Invoice, type IssuedInvoice } from '@/domain/invoices/invoice'
import { lineAccounts, partsOf } from '@/domain/invoices/noteParts'
import { overpaidOf } from '@/domain/invoices/overpaidOf'
import { restate } from '@/domain/invoices/restate'
import { paidForTerm } from '@/domain/invoices/settledMember'
import { creditIn } from '@/domain/ledger/creditFacts'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { replay } from '@/domain/invoices/replay'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { isSound } from '@/domain/packages/soundPackage'
import { endDateOf } from '@/domain/packages/term'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, negative, plus, sum, toPaise } from '@/domain/shared/money'
import { isSame } from '@/domain/shared/upgradeRecord'

/** One member's money: every invoice, those put away too, and every entry of the ledger, in its order. */
export type LifeBooks = { member: Member; invoices: readonly Invoice[]; facts: readonly LedgerFact[] }

const sumOf = (invoices: readonly Invoice[], rupees: (invoice: Invoice) => number) =>
  sum(invoices.map((invoice) => toPaise(rupees(invoice))))

const taxOf = ({ cgst, sgst, igst }: Pick<Invoice, 'cgst' | 'sgst' | 'igst'>) =>
  plus(toPaise(cgst), toPaise(sgst), toPaise(igst))

/** Each of a line's two halves is rounded once, however many notes stand on it: one paisa for both. */
const TAX_TOLERANCE = 1

/** Line by line, because lines may have rates of their own: of its tax as much is left as of what it was sold for. */
function isTaxed(invoice: Invoice): boolean {
  const taxed = invoice.creditNotes.filter(({ isCommercial }) => !isCommercial)
  const parts = taxed.flatMap((note) => partsOf(invoice, note))
  return lineAccounts({ ...invoice, creditNotes: taxed }).every(({ line, worth, left }) => {
    const of = invoice.lines[line]
    if (of === undefined) return false
    const noted = parts.filter((part) => part.line === line)
    const taxLeft = minus(taxOf(of), ...noted.map(taxOf))
    return Math.abs(taxLeft - (worth === 0 ? 0 : (taxOf(of) * left) / worth)) <= TAX_TOLERANCE
  })
}

/** The head holds the sums of its lines. */
const isSummedUp = (invoice: Invoice): boolean => sum(invoice.lines.map(taxOf)) === taxOf(invoice)

function isWholeTerm(
  { fromDate, toDate, packageName }: Invoice,
  templates: readonly PackageTemplate[],
): boolean {
  const template = templates.find(({ name }) => name === packageName)
  return (
    template !== undefined &&
    fromDate !== null &&
    toDate !== null &&
    daysUntil(endDateOf(fromDate, template), toDate) >= 1
  )
}

/** What counts of each payment, with its clearance and less what went back of it, is between nothing and its amount. */
const isCountedOnce = ({ payments }: Invoice): boolean =>
  payments
    .filter(({ kind }) => kind === 'payment')
    .every((payment) => {
      const rows = payments.filter(({ id, of }) => id === payment.id || of === payment.id)
      const counted = sum(rows.map(countedOf))
      return counted >= 0 && counted <= toPaise(payment.amount)
    })

/** What a package says was paid of its term is what its last invoice says. */
const isPaidAsInvoiced = ({ currentPackage }: Member, invoices: readonly Invoice[]): boolean => {
  const last = invoices.find(({ id }) => id === currentPackage?.invoiceIds.at(-1))
  return (
    currentPackage === null || last === undefined || currentPackage.paid === Math.max(0, paidForTerm(last))
  )
}

/** Credited and written off are two: the ledger says of the write-off what stays to be paid, and nothing of what a note took. */
function isWrittenOffOnce(invoice: IssuedInvoice, facts: readonly LedgerFact[]): boolean {
  const own = facts.filter(({ invoiceId, kind }) => invoiceId === invoice.id && /forgive$/.test(kind))
  const written = invoice.held === 'Forgive' ? dueOf(invoice) : 0
  return (
    (invoice.forgiveness?.amount ?? 0) === written &&
    sum(own.map(({ amount }) => toPaise(amount))) === negative(toPaise(written))
  )
}

const isAboveZero = ({ lines, creditNotes }: Invoice): boolean =>
  lines.every(({ taxable, discount, amount }) => taxable >= 0 && discount >= 0 && amount >= 0) &&
  creditNotes.flatMap(({ parts }) => parts).every(({ taxable, amount }) => taxable >= 0 && amount >= 0)

const areSound = ({ currentPackage, futurePackage, lastPackage }: Member): boolean =>
  [currentPackage, futurePackage, lastPackage].every((pkg) => pkg === null || isSound(pkg))

const isFollowing = ({ currentPackage, futurePackage }: Member): boolean =>
  !currentPackage?.endDate ||
  !futurePackage?.startDate ||
  futurePackage.startDate === addDays(currentPackage.endDate, 1)

const isBlank = ({ invoiceNumber, payments, creditNotes, due }: Invoice): boolean =>
  invoiceNumber === '' && payments.length + creditNotes.length === 0 && due === 0

/** The rules that do not hold (issue 10.9), each by its name and what was found; expected: none. */
export function brokenIn(
  { member, invoices, facts }: LifeBooks,
  templates: readonly PackageTemplate[],
): string[] {
  const all = invoices.filter(isIssued).filter(({ isDeleted }) => !isDeleted)
  const payouts = facts.filter(({ kind }) => kind === 'payCredit')
  const paidOut = negative(sum(payouts.map(({ amount }) => toPaise(amount))))
  const money = minus(sumOf(all, paidOf), paidOut)
  // Written-off dues are still asked of the invoice by itself, and owed by nobody.
  const asked = sumOf(all, dueOf)
  const billed = minus(
    sumOf(all, ({ amount }) => amount),
    sumOf(all, creditedOf),
  )
  const credit = toPaise(member.creditBalance)
  const made = minus(
    sumOf(all, overpaidOf),
    sumOf(all, ({ creditApplied }) => creditApplied),
    paidOut,
  )
  const numbers = invoices
    .flatMap(({ invoiceNumber, creditNotes }) => [invoiceNumber, ...creditNotes.map(({ number }) => number)])
    .filter((number) => number !== '')
  const rules: [string, boolean, ...unknown[]][] = [
    [
      'money in − out + dues = billed − credited + credit held',
      plus(money, asked) === plus(billed, credit),
      [money, asked, billed, credit],
    ],
    ['dues are what the invoices leave open', toPaise(member.totalDueAmount) === sumOf(all, countedDueOf)],
    ['credit is what the invoices made, less what was used and paid out', credit === made, [credit, made]],
    ['credit is the sum of its entries', credit === toPaise(creditIn(facts)), [credit, creditIn(facts)]],
    ['credit is never below 0', credit >= 0, credit],
    ['a package is paid as its invoice is', isPaidAsInvoiced(member, all)],
    ['no package ends before it begins, or is paid past its end', areSound(member)],
    ['a renewal begins on the day after its package', isFollowing(member)],
    [
      'drafts have no number, and nothing moved on them',
      invoices.every((one) => isIssued(one) || isBlank(one)),
    ],
    ['each number once', new Set(numbers).size === numbers.length, numbers],
    ['each entry once', new Set(facts.map(({ id }) => id)).size === facts.length],
  ]
  const perInvoice = all.flatMap((invoice): [string, boolean, ...unknown[]][] => [
    ['notes are at most their invoice', toPaise(creditedOf(invoice)) <= toPaise(invoice.amount), invoice.id],
    ['tax billed − credited = tax of what was supplied', isTaxed(invoice), invoice.id],
    ['the head is the sum of its lines', isSummedUp(invoice), invoice.id],
    ['no payment counts twice', isCountedOnce(invoice), invoice.id],
    ['what is written off was owed to the last', isWrittenOffOnce(invoice, facts), invoice.id],
    ['no line is below 0', isAboveZero(invoice), invoice.id],
    ['a billed term is whole', !invoice.autoGenerated || isWholeTerm(invoice, templates), invoice.id],
  ])
  return [...rules, ...perInvoice]
    .filter(([, holds]) => !holds)
    .map(([rule, , ...found]) => `${rule} ${JSON.stringify(found)}`)
}

const figuresOf = ({ status, due, paidOn, chequeToClear, isDeleted, creditMoves, ...invoice }: Invoice) => ({
  ...{ status, due, paidOn, chequeToClear, isDeleted },
  ...{
    paid: paidOf(invoice),
    credited: creditedOf(invoice),
    credit: creditMoves.map(({ amount }) => amount),
  },
})

/** Invoices whose figures that day are not what the ledger makes of them; expected: none. */
export function notReplayed({ invoices, facts }: LifeBooks, today: CivilDate, graceDays: number): string[] {
  return invoices
    .filter(isIssued)
    .filter((invoice) => {
      const empty = { payments: [], creditNotes: [], creditMoves: [], forgiveness: null, isDeleted: false }
      const own = facts.filter(({ invoiceId }) => invoiceId === invoice.id)
      const replayed = replay({ ...invoice, ...empty, held: 'Issued' }, own, today, graceDays)
      return !isSame(figuresOf(replayed), figuresOf(restate(invoice, today, graceDays)))
    })
    .map(({ id }) => `${id} is not what the ledger says`)
}
