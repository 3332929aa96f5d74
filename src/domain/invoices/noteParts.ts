import {
  minus,
  NO_PAISE,
  notBelowZero,
  shareOf,
  sum,
  times,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { spread } from '@/domain/tax/reckon'
import type { CreditNote, Invoice, NotePart } from './invoice'
import { isOfPackage, type InvoiceLine } from './invoiceLine'
import type { LineKind } from '@/domain/tax/suppliedPart'

type Lined = Pick<Invoice, 'amount' | 'lines' | 'inclusive' | 'creditNotes'>

/** What an older note, which names no lines, took from each: its share by what the lines come to, to the paisa. */
function sharedParts(note: CreditNote, { lines }: Pick<Invoice, 'lines'>): NotePart[] {
  const weights = lines.map(({ amount }) => toPaise(amount))
  const shares = (rupees: number) => spread(toPaise(rupees), weights)
  const [amounts, taxables, cgsts, sgsts, igsts] = [
    shares(note.amount),
    shares(note.taxable),
    shares(note.cgst),
    shares(note.sgst),
    shares(note.igst),
  ]
  return lines.map(({ sac, rate }, line) => ({
    line,
    sac,
    rate,
    amount: toRupees(amounts[line] ?? NO_PAISE),
    taxable: toRupees(taxables[line] ?? NO_PAISE),
    cgst: toRupees(cgsts[line] ?? NO_PAISE),
    sgst: toRupees(sgsts[line] ?? NO_PAISE),
    igst: toRupees(igsts[line] ?? NO_PAISE),
  }))
}

/** What a note took from the lines of its invoice, in rupees, with the code and the rate of each. */
export const partsOf = (invoice: Pick<Invoice, 'lines'>, note: CreditNote): NotePart[] =>
  note.parts.length > 0 ? note.parts : sharedParts(note, invoice)

/** A line: its worth with its share of the invoice's round-off, and what notes have left of it. */
export type LineAccount = { line: number; kind: LineKind; worth: Paise; left: Paise }

/** What a line was sold for: a price that holds its tax is not the sum of its rounded parts. */
const soldFor = ({ unitPrice, quantity, discount, amount }: InvoiceLine, inclusive: boolean): Paise =>
  inclusive ? minus(times(toPaise(unitPrice), quantity), toPaise(discount)) : toPaise(amount)

/** The lines with what earlier notes have left of them; together they come to what is left of the invoice. */
export function lineAccounts(invoice: Lined): LineAccount[] {
  const worths = spread(
    toPaise(invoice.amount),
    invoice.lines.map((line) => soldFor(line, invoice.inclusive)),
  )
  const taken = invoice.creditNotes.flatMap((note) => partsOf(invoice, note))
  return invoice.lines.map(({ kind }, line) => {
    const worth = worths[line] ?? NO_PAISE
    const before = sum(taken.filter((part) => part.line === line).map(({ amount }) => toPaise(amount)))
    return { line, kind, worth, left: notBelowZero(minus(worth, before)) }
  })
}

/** The lines of the invoice that are its package's; all of them where it does not say, as an older one. */
export function packageAccounts(invoice: Lined): LineAccount[] {
  const accounts = lineAccounts(invoice)
  return accounts.some(({ kind }) => kind === 'package') ? accounts.filter(isOfPackage) : accounts
}

/**
 * Takes so many paise from the lines that `takesFrom` names, by what is left of them, and from all where those do not hold that
 * much. Of its tax each line gives the difference between what all notes up to this one take and all before it, so that
 * notes over a whole line take exactly its whole tax; a commercial note takes none.
 */
export function takenFrom(
  invoice: Lined,
  paise: Paise,
  isCommercial: boolean,
  takesFrom: readonly LineKind[] | null,
): NotePart[] {
  const accounts = lineAccounts(invoice)
  const named = accounts.filter(({ kind }) => takesFrom === null || takesFrom.includes(kind))
  const chosen = sum(named.map(({ left }) => left)) >= paise ? named : accounts
  const amounts = spread(
    paise,
    chosen.map(({ left }) => left),
  )
  return chosen.flatMap(({ line, worth, left }, at) => {
    const [amount = NO_PAISE, of] = [amounts[at], invoice.lines[line]]
    if (amount === 0 || of === undefined) return []
    const before = minus(worth, left)
    const part = (rupees: number) => {
      const whole = toPaise(rupees)
      if (isCommercial) return 0
      return toRupees(minus(shareOf(whole, before + amount, worth), shareOf(whole, before, worth)))
    }
    return [
      {
        line,
        sac: of.sac,
        rate: of.rate,
        amount: toRupees(amount),
        taxable: part(of.taxable),
        cgst: part(of.cgst),
        sgst: part(of.sgst),
        igst: part(of.igst),
      },
    ]
  })
}
