import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { taxRegimes } from '@/domain/tax/regime'
import { draftLineSchema, invoiceLineSchema } from './invoiceLine'
import { saleRequestSchema } from './saleRequest'

/** What people have made of an invoice that is not issued. */
export const draftStates = ['Draft', 'Pending Approval', 'Accepted', 'Rejected'] as const
/** What people have made of an issued one: it stands, or is written off. */
export const issuedStates = ['Issued', 'Forgive'] as const
/** Set by acts of people and left alone by the calendar (DOMAIN 3.4); `status` is derived from it. */
export const heldStates = [...draftStates, ...issuedStates] as const

/** SPECIFICATION 4. Of an issued invoice that is not written off it follows from the payments and the day (PRODUCT 2.B). */
export const invoiceStatuses = [
  ...draftStates,
  'Open',
  'Partially Paid',
  'Paid',
  'Unpaid',
  'Overdue',
  'Forgive',
] as const
export const invoiceStatusSchema = z.enum(invoiceStatuses)
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>

export const paymentStatuses = ['received', 'pending', 'cleared', 'bounced', 'refunded'] as const

/** Money that came in, the three ways in which it goes again (PRODUCT 2.B), and a cheque that the bank has paid. */
export const paymentKinds = ['payment', 'reversal', 'bounce', 'refund', 'clearance'] as const

/**
 * DOMAIN 5.3. `amount` is rupees; `id` makes a repeat harmless. What takes a payment back is a row of its own below
 * 0, and `of` names the payment: rows are added and never changed. `at` is when it was entered.
 */
export const paymentSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(paymentKinds).default('payment'),
  of: z.string().default(''),
  amount: rupees(),
  date: civilDateSchema,
  modeOfPayment: z.string(),
  paymentSource: z.string().default(''),
  reference: z.string().default(''),
  status: z.enum(paymentStatuses).default('received'),
  chequeDate: civilDateSchema.nullable().default(null),
  /** A cheque that counts only once it has cleared: the centre's setting on the day it came (`cheque.ts`). */
  whenCleared: z.boolean().default(false),
  receivedBy: z.string().default(''),
  at: z.date().nullable().default(null),
  note: z.string().default(''),
})
export type Payment = z.infer<typeof paymentSchema>

/**
 * What a credit note takes from one line, by its place in `lines`: rupees, with the line's code and rate. `amount` holds the tax
 * and the line's share of the invoice's round-off.
 */
const notePartSchema = z.object({
  line: z.number().int().nonnegative(),
  sac: z.string().default(''),
  /** Percent. */
  rate: z.number().default(0),
  amount: rupees(),
  taxable: rupees().default(0),
  cgst: rupees().default(0),
  sgst: rupees().default(0),
  igst: rupees().default(0),
})
export type NotePart = z.infer<typeof notePartSchema>

/**
 * Takes part of an issued invoice back, in rupees (DOMAIN 2.6); the invoice itself is never edited. It has a series of
 * numbers of its own, and of the tax the lines' share: taxable + cgst + sgst + igst + roundOff = amount. Older notes have
 * no `parts` (`partsOf`).
 */
export const creditNoteSchema = z.object({
  id: z.string().min(1),
  amount: rupees().nonnegative(),
  date: civilDateSchema,
  reason: z.string().default(''),
  number: z.string().default(''),
  fy: z.string().default(''),
  seq: z.number().int().default(0),
  taxable: rupees().default(0),
  cgst: rupees().default(0),
  sgst: rupees().default(0),
  igst: rupees().default(0),
  roundOff: rupees().default(0),
  /** Given when the law takes no more tax back (DOMAIN 2.6): it has the amount alone, and no parts. */
  isCommercial: z.boolean().default(false),
  parts: z.array(notePartSchema).default([]),
  by: z.string().default(''),
  at: z.date().nullable().default(null),
})
export type CreditNote = z.infer<typeof creditNoteSchema>

/** Why the member's credit moved: a note or too much money made it, the invoice used it, or what made it was undone. */
const creditReasons = ['creditNote', 'overpaid', 'used', 'takenBack'] as const

/**
 * What one act on the invoice moved of the member's credit, in rupees, below 0 where it took from it. `reference` is the
 * number of the credit note.
 */
export const creditMoveSchema = z.object({
  id: z.string().min(1),
  amount: rupees(),
  date: civilDateSchema,
  what: z.enum(creditReasons),
  reference: z.string().default(''),
  by: z.string().default(''),
  at: z.date().nullable().default(null),
})
export type CreditMove = z.infer<typeof creditMoveSchema>

/** What was left to pay when the owner wrote it off, in rupees; null again when it is undone or paid after all. */
const forgivenessSchema = z.object({
  id: z.string().min(1),
  amount: rupees().nonnegative(),
  on: civilDateSchema,
  reason: z.string(),
  by: z.string().default(''),
  at: z.date().nullable().default(null),
})
export type Forgiveness = z.infer<typeof forgivenessSchema>

/** What the invoice of a package is to the member: '' where it is of none, and in those of an older version. */
const packageSales = ['', 'first', 'renewal', 'change'] as const

/** Who let a draft pass, or did not, and why not. */
const approvalSchema = z.object({
  isAccepted: z.boolean(),
  on: civilDateSchema,
  by: z.string(),
  reason: z.string().default(''),
})

/**
 * Every field of SPECIFICATION 3 "Invoice" and ours. Rupees throughout; `tax` is the rate in percent and `gst` the tax in rupees, with
 * `taxRate` written beside them (PRODUCT 2.J); 0 where the lines carry several rates, as `sac` is '' where they carry
 * several codes. From `taxable` on the fields are ours. The sums are those of `lines`; `amount` is rounded once.
 */
export const invoiceFields = z.object({
  id: z.string().min(1),
  invoiceNumber: z.string().default(''),
  gymId: z.string().min(1),
  memberId: z.string().default(''),
  amount: rupees(),
  basePrice: rupees().default(0),
  discount: rupees().default(0),
  gst: rupees().default(0),
  tax: rupees().default(0),
  held: z.enum(heldStates),
  status: invoiceStatusSchema.default('Draft'),
  payments: z.array(paymentSchema).default([]),
  autoGenerated: z.boolean().default(false),
  billingAddress: z.string().default(''),
  customerName: z.string().default(''),
  customerEmail: z.string().default(''),
  customerPhone: z.string().default(''),
  customerPic: z.string().default(''),
  dueOn: civilDateSchema.nullable().default(null),
  paidOn: civilDateSchema.nullable().default(null),
  fromDate: civilDateSchema.nullable().default(null),
  toDate: civilDateSchema.nullable().default(null),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  centerName: z.string().default(''),
  ownerName: z.string().default(''),
  ownerEmail: z.string().default(''),
  modeOfPayment: z.string().default(''),
  paymentSource: z.string().default(''),
  needEmailCommToClient: z.boolean().default(false),
  needEmailCommToOwner: z.boolean().default(false),
  note: z.string().default(''),
  packageName: z.string().default(''),
  promoCode: z.string().default(''),
  isDeleted: z.boolean().default(false),
  issuedOn: civilDateSchema.nullable().default(null),
  taxRate: z.number().default(0),
  taxable: rupees().default(0),
  cgst: rupees().default(0),
  sgst: rupees().default(0),
  igst: rupees().default(0),
  roundOff: rupees().default(0),
  sac: z.string().default(''),
  lines: z.array(invoiceLineSchema).default([]),
  /** Whether the list prices hold the tax, as the centre's setting was on that day. */
  inclusive: z.boolean().default(true),
  /** Rupees of the member's earlier credit that were used on this invoice. */
  creditApplied: rupees().default(0),
  creditNotes: z.array(creditNoteSchema).default([]),
  /** Entries of the member's credit account; an older invoice has none. */
  creditMoves: z.array(creditMoveSchema).default([]),
  /** The promo's percentage, kept beside its name because the code may change (DOMAIN 2.5). */
  percentOff: z.number().default(0),
  fy: z.string().default(''),
  seq: z.number().int().default(0),
  /** The part of `basePrice` that is the joining fee. */
  joiningFee: rupees().default(0),
  createdBy: z.string().default(''),
  /** Of the sale that converted a lead: who followed the lead up then. */
  leadOwnerId: z.string().optional(),
  /** As they were on the day of issue, because the centre may change them: its GSTIN and its regime. */
  gstin: z.string().default(''),
  taxRegime: z.enum([...taxRegimes, '']).default(''),
  customerGstin: z.string().default(''),
  /** The state by name; '' is the centre's own. */
  placeOfSupply: z.string().default(''),
  /** Rupees that count as due, derived by every act (`restate`), because sums and ageing are asked of the store. */
  due: rupees().default(0),
  /** Whether a cheque on it waits to be cleared, derived as `due` is, because the list of those is asked of the store. */
  chequeToClear: z.boolean().default(false),
  forgiveness: forgivenessSchema.nullable().default(null),
  approval: approvalSchema.nullable().default(null),
  /** The record of the code that `promoCode` names; '' in older ones. */
  promoId: z.string().default(''),
  sells: z.enum(packageSales).default(''),
  /** Of a draft by hand: its lines as they were typed, so that it is priced on the day of issue; null in older ones. */
  typed: z.array(draftLineSchema).nullable().default(null),
  /** Of an invoice that waits: the package sale that it becomes (`domain/packages/saleApproval.ts`). */
  sale: saleRequestSchema.nullable().default(null),
})

/** Not given to anybody yet: without day and number, and nothing is paid, credited or due (PRODUCT 2.J). */
export const draftSchema = invoiceFields.extend({
  held: z.enum(draftStates),
  status: z.enum(draftStates),
  invoiceNumber: z.literal('').default(''),
  issuedOn: z.null().default(null),
  fy: z.literal('').default(''),
  seq: z.literal(0).default(0),
  paidOn: z.null().default(null),
  payments: z.array(z.never()).default([]),
  creditNotes: z.array(z.never()).default([]),
  creditMoves: z.array(z.never()).default([]),
  creditApplied: z.literal(0).default(0),
  due: z.literal(0).default(0),
  chequeToClear: z.literal(false).default(false),
  forgiveness: z.null().default(null),
})
export type DraftInvoice = z.infer<typeof draftSchema>

/**
 * A document of its day; only an older record that names no day at all has none. The number of a new one is allotted by the
 * transaction that writes it.
 */
export const issuedSchema = invoiceFields.extend({ held: z.enum(issuedStates) })
export type IssuedInvoice = z.infer<typeof issuedSchema>

/** SPECIFICATION 3 "Invoice", ACTS "The model of money". */
export const invoiceSchema = z.discriminatedUnion('held', [draftSchema, issuedSchema])
export type Invoice = DraftInvoice | IssuedInvoice

export const isIssuedState = (held: Invoice['held']): held is IssuedInvoice['held'] =>
  held === 'Issued' || held === 'Forgive'

export const isIssued = (invoice: Invoice): invoice is IssuedInvoice => isIssuedState(invoice.held)
