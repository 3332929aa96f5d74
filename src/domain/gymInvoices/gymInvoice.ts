import { z } from 'zod'
import type { GymPackage } from '@/domain/gyms/gym'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { rupees } from '@/domain/shared/rupees'
import { platformSettingsSchema } from './platformSettings'

/** How a centre pays the platform. */
export const gymPaymentModes = ['UPI', 'Bank transfer', 'Card', 'Cheque', 'Cash'] as const
export const gymPaymentModeSchema = z.enum(gymPaymentModes, 'Choose how it was paid')

const said = z.string().default('')

/** The centre as it was when it was billed. `state` by name, '' where it is not known. */
const billedGymSchema = z.object({
  name: z.string(),
  address: said,
  state: said,
  gstin: said,
  phone: said,
  email: said,
  isAbroad: z.boolean().default(false),
})

/** What was due was paid so, wholly. `date` in the platform's zone. */
export const gymPaymentSchema = z.object({
  mode: gymPaymentModeSchema,
  date: civilDateSchema,
  reference: z.string(),
})
export type GymPayment = z.infer<typeof gymPaymentSchema>

/** What came while the invoice had no tax yet: the tax is still to be paid. */
const earlierPaymentSchema = gymPaymentSchema.extend({ amount: rupees() })

/**
 * Takes back the days of a term that the centre has no use of, because another package replaced it (CGST Act s. 34). The share of
 * those days in the invoice: taxable + cgst + sgst + igst = amount, but for a commercial one, which takes back no tax.
 */
const gymCreditNoteSchema = z.object({
  number: z.string().min(1),
  /** Of its own series and of its own day, in the platform's zone. */
  fy: z.string(),
  seq: z.number().int().positive(),
  issuedOn: civilDateSchema,
  /** Both inclusive. */
  from: civilDateSchema,
  to: civilDateSchema,
  /** The name of the package that took the place. */
  replacedBy: said,
  isCommercial: z.boolean(),
  taxable: rupees(),
  cgst: rupees(),
  sgst: rupees(),
  igst: rupees(),
  amount: rupees(),
  /** The centre had not taken it off what it paid: the amount goes back to it. */
  isOwed: z.boolean(),
  /** How it went back; null: it has not. */
  payment: gymPaymentSchema.nullable().default(null),
})
export type GymCreditNote = z.infer<typeof gymCreditNoteSchema>

/**
 * `gymInvoices/{id}`: what the platform bills a centre for one term of a package (PRODUCT 4, screen 3). Rupees and percent; the
 * server's alone. taxable + cgst + sgst + igst = amount where it is complete. It is not while the platform's own particulars
 * are missing: then it has its number and its price, no seller, and no tax that could be a wrong one.
 */
export const gymInvoiceSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  packageId: said,
  packageName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  /** In the platform's zone, as are the financial year and its numbers. */
  issuedOn: civilDateSchema,
  fy: z.string(),
  seq: z.number().int().positive(),
  number: z.string().min(1),
  sac: z.string(),
  rate: z.number(),
  taxable: rupees(),
  cgst: rupees(),
  sgst: rupees(),
  igst: rupees(),
  amount: rupees(),
  /** A state by name, or `ABROAD`. */
  placeOfSupply: z.string(),
  customer: billedGymSchema,
  seller: platformSettingsSchema.nullable(),
  isComplete: z.boolean(),
  /** Nothing is left to be paid, by neither side. */
  isPaid: z.boolean(),
  /** Of what was due; with `paidBefore`, of the rest. */
  payment: gymPaymentSchema.nullable(),
  paidBefore: earlierPaymentSchema.nullable().default(null),
  /** In the order in which they were issued; an older invoice has none. */
  creditNotes: z.array(gymCreditNoteSchema).default([]),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type GymInvoice = z.infer<typeof gymInvoiceSchema>

type Sold = Pick<GymPackage, 'startDate' | 'endDate' | 'price' | 'isTrial'>
type Termed = { startDate: CivilDate; endDate: CivilDate }

/** A package as it is billed: paid, and with a term. */
export type BilledPackage = GymPackage & Termed

/** A trial and what costs nothing are not billed, nor what has no term. */
export const isBilled = <P extends Sold>(held: P | null): held is P & Termed =>
  held !== null && !held.isTrial && held.price > 0 && held.startDate !== null && held.endDate !== null

/**
 * From what it bills, so that the same term of the same package is billed once however often it is given at one price. `again` is how
 * often it was billed and, replaced or put right, credited before.
 */
export const gymInvoiceId = (
  gymId: string,
  { packageId, startDate, endDate }: Pick<BilledPackage, 'packageId' | 'startDate' | 'endDate'>,
  again = 0,
): string =>
  [
    ...[gymId, packageId.replace(/[^\w-]/g, '-') || 'own', startDate, endDate],
    ...(again === 0 ? [] : [again + 1]),
  ].join('_')
