import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import type { GymSettings } from '@/domain/gyms/settings'
import { suppliedPartSchema } from '@/domain/tax/suppliedPart'
import type { Reckoning } from '@/domain/tax/reckon'

/**
 * One line of an invoice (ACTS "The model of money"), in rupees, as it was on the day of issue. `unitPrice` is the list
 * price of one, with its tax or without it as the invoice's `inclusive` says; `discount` is everything that was taken off the line, the
 * promo's share as well; `sac` is the HSN code of a product. taxable + cgst + sgst + igst = amount; the invoice's head holds
 * the lines' sums, and rounds once.
 */
export const invoiceLineSchema = suppliedPartSchema.extend({
  description: z.string(),
  quantity: z.number().int().positive().default(1),
  unitPrice: rupees(),
  discount: rupees().default(0),
})
export type InvoiceLine = z.infer<typeof invoiceLineSchema>

/** What a line is before it is priced together with the others (`reckon`). */
export type LineToPrice = Omit<InvoiceLine, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount'>

/** The lines that a package's price and its discount are about. */
export const isOfPackage = ({ kind }: Pick<InvoiceLine, 'kind'>): boolean =>
  kind === 'package' || kind === 'joiningFee'

export type PricedInvoice = Reckoning<LineToPrice>

/** What a person adds to an invoice by hand; packages and their fees come from a sale. */
export const typedKinds = ['service', 'product'] as const

/**
 * One typed line, in rupees. `price` is of one, `discount` off the whole line; `sac` is '' for the centre's service code (HSN for
 * a product), `rate` in percent and null for the one that the code has on the day of the invoice.
 */
export const draftLineSchema = z.object({
  kind: z.enum(typedKinds),
  what: z.string(),
  quantity: z.number(),
  price: rupees(),
  discount: rupees(),
  sac: z.string(),
  rate: z.number().nullable(),
})
export type DraftLine = z.infer<typeof draftLineSchema>

/** The service code that a line shows: the centre's where it has none of its own, none where the centre has no GST. */
export const printedSac = (sac: string | null, settings: Pick<GymSettings, 'taxRegime' | 'sac'>): string =>
  settings.taxRegime === 'unregistered' ? '' : sac || settings.sac

/** What the lines agree on, '' where they differ: the service code of the head. */
export function sacOf(lines: readonly Pick<InvoiceLine, 'sac'>[]): string {
  const [sac = '', ...others] = new Set(lines.map((line) => line.sac))
  return others.length > 0 ? '' : sac
}

/** What was sold, in a few words: `Locker, 3 months + 2 more`. */
export function summaryOf(lines: readonly Pick<InvoiceLine, 'description'>[]): string {
  const [first, ...others] = lines
  return [first?.description ?? '', others.length > 0 ? ` + ${others.length} more` : ''].join('')
}
