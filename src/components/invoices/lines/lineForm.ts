import { z } from 'zod'
import { tooMuchText } from '@/domain/gyms/greatestAmount'
import type { GymSettings } from '@/domain/gyms/settings'
import { needsRate } from '@/domain/invoices/draftLines'
import { typedKinds, type DraftLine } from '@/domain/invoices/invoiceLine'
import type { InvoiceLine } from '@/domain/invoices/invoiceLine'
import { times, toPaise, type Paise } from '@/domain/shared/money'

/** Rupees that can still be reckoned with; what is too much for the centre is said by `lineFaults`. */
const MOST_TYPED = 10_000_000_000

const rupees = z
  .number('Enter an amount')
  .nonnegative('Enter 0 or more')
  .max(MOST_TYPED, 'Check the amount')
  .nullable()

/** What is typed for one line of an invoice. Rupees; an empty quantity is one, an empty discount none. */
export const lineSchema = z.object({
  kind: z.enum(typedKinds),
  what: z.string().trim().min(1, 'Say what it is for').max(200, 'At most 200 characters'),
  quantity: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(10_000, 'At most 10,000')
    .nullable(),
  price: rupees,
  discount: rupees,
  sac: z
    .string()
    .trim()
    .regex(/^\d{0,8}$/, 'A code has up to 8 digits'),
  rate: z.number('Enter a rate').min(0, 'Enter 0 or more').max(100, 'Enter 100 or less').nullable(),
})
export type LineForm = z.input<typeof lineSchema>

export const emptyLine: LineForm = {
  kind: 'service',
  what: '',
  quantity: 1,
  price: null,
  discount: null,
  sac: '',
  rate: null,
}

/** A typed line in the domain's words. */
export const lineOf = ({ quantity, price, discount, ...line }: LineForm): DraftLine => ({
  ...line,
  quantity: quantity ?? 1,
  price: price ?? 0,
  discount: discount ?? 0,
})

/** The list price of a line. */
export const listOf = ({ price, quantity }: DraftLine): Paise => times(toPaise(price), quantity)

/** Whether a line says enough to be added up while the rest is still typed. */
export const isPriced = (line: DraftLine): boolean =>
  line.price > 0 && line.quantity >= 1 && line.discount >= 0 && toPaise(line.discount) <= listOf(line)

/** What does not fit together in one line, by its field. */
export function lineFaults(line: DraftLine, settings: GymSettings): [keyof DraftLine, string][] {
  const faults: [keyof DraftLine, string][] = []
  if (listOf(line) === 0) faults.push(['price', 'Enter the price: more than 0'])
  if (listOf(line) > toPaise(settings.greatestAmount)) faults.push(['price', tooMuchText(settings)])
  if (toPaise(line.discount) > listOf(line)) faults.push(['discount', 'The discount is more than the price'])
  if (needsRate(line, settings)) faults.push(['rate', 'Enter the tax rate of this code'])
  return faults
}

/** The centre's own service code and its rate of today, in percent. */
type Usual = { sac: string; rate: number }

/** A stored line as it was typed: the centre's own code and rate are left blank. */
export const lineFormOf = (
  { kind, description, quantity, unitPrice, discount, sac, rate }: InvoiceLine,
  { sac: usualSac, rate: usualRate }: Usual,
): LineForm => ({
  kind: kind === 'product' ? 'product' : 'service',
  what: description,
  quantity,
  price: unitPrice,
  discount: discount || null,
  sac: sac === usualSac ? '' : sac,
  rate: kind !== 'product' && sac === usualSac && rate === usualRate ? null : rate,
})
