import { z } from 'zod'
import { wholeText } from '@/domain/shared/formFields'
import { idSchema } from '@/domain/shared/id'
import { denominations } from '@/domain/dayClose/dayClose'
import { MOST_LINES } from '@/domain/invoices/draftLines'
import { typedKinds } from '@/domain/invoices/invoiceLine'
import { monthSchema } from '@/domain/monthStats/monthStats'
import { changeModes } from '@/domain/invoices/saleRequest'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { MOST_AMOUNT } from '@/domain/shared/money'
import type { ActName } from './actNames'

const MOST_PAYMENTS = 20
/** Lines that are approved or paid at once. */
export const MOST_CONTRIBUTIONS = 400

const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6

/** Rupees with at most two decimals, and read as exactly those. */
const rupees = z
  .number()
  .min(0, 'Enter 0 or more')
  .max(MOST_AMOUNT, 'That is more than any invoice comes to')
  .refine(isWholePaise, 'Enter at most two decimals')
  .transform((amount) => Math.round(amount * 100) / 100 + 0)
const reason = wholeText(500)
/** The months' figures are kept by mode, and the store takes no field of such a name. */
const mode = wholeText(40).refine((name) => !/^__.*__$/.test(name), 'Choose how the payment was made')

/** One row of money that comes in. `date`: when it was received, null for today. */
const paymentInput = z.strictObject({
  amount: rupees,
  modeOfPayment: mode,
  paymentSource: wholeText(100),
  reference: wholeText(100),
  chequeDate: civilDateSchema.nullable().default(null),
  note: wholeText(500).default(''),
  date: civilDateSchema.nullable().default(null),
})

/** `sac` is '' for the centre's own code, `rate` null for the one that the code has that day. */
const draftLineInput = z.strictObject({
  kind: z.enum(typedKinds),
  what: wholeText(200),
  quantity: z.number().int().min(1).max(10_000),
  price: rupees,
  discount: rupees,
  sac: wholeText(10),
  rate: z.number().min(0).max(100).nullable(),
})

/** What somebody chose for a sale, a renewal or a change; what a promo code takes off is the server's to find. */
const saleTermsInput = z.strictObject({
  startDate: civilDateSchema,
  basePrice: rupees,
  joiningFee: rupees,
  discount: rupees,
  discountReason: wholeText(500),
  discountRecurs: z.boolean().default(false),
  /** As it was typed, and the record it was found under; '' for none. */
  promoCode: wholeText(60),
  promoId: z.union([idSchema, z.literal('')]),
  comments: wholeText(1000),
  dueOn: civilDateSchema.nullable(),
  payments: z.array(paymentInput).max(MOST_PAYMENTS),
  /** What else is sold on the same invoice. */
  extras: z.array(draftLineInput).max(MOST_LINES).default([]),
  customerGstin: wholeText(20),
  placeOfSupply: wholeText(60),
  needEmailCommToClient: z.boolean(),
  needEmailCommToOwner: z.boolean(),
})
export type SaleTermsInput = z.output<typeof saleTermsInput>

const ofMember = z.strictObject({ memberId: idSchema })
const ofInvoice = z.strictObject({ invoiceId: idSchema })

/** `asks`: it gives away more than the role may, so the owner is asked instead of selling. */
const saleInput = ofMember.extend({ templateId: idSchema, terms: saleTermsInput, asks: z.boolean() })
export type SaleInput = z.output<typeof saleInput>

const draftTermsInput = z.strictObject({
  lines: z.array(draftLineInput).min(1).max(MOST_LINES),
  discountReason: wholeText(500),
  dueOn: civilDateSchema.nullable(),
  customerGstin: wholeText(20),
  placeOfSupply: wholeText(60),
  needEmailCommToClient: z.boolean(),
  needEmailCommToOwner: z.boolean(),
})

/** What follows on a saved draft in the same transaction: nothing of it is saved where that is refused. */
export const draftSteps = ['draft', 'submit', 'issue'] as const
export type DraftStep = (typeof draftSteps)[number]

const draftInput = ofMember.extend({ terms: draftTermsInput, then: z.enum(draftSteps) })

const isDenomination = (piece: string) => denominations.some((worth) => String(worth) === piece)

const countInput = z.strictObject({
  mode,
  by: wholeText(128),
  amount: rupees,
  pieces: z
    .record(
      z.string().refine(isDenomination, 'There is no such note or coin'),
      z.number().int().min(0).max(100_000),
    )
    .nullable(),
})

/** Lines of one month of the pay ledger. */
const ofContributions = z.strictObject({
  month: monthSchema,
  ids: z.array(idSchema).min(1).max(MOST_CONTRIBUTIONS),
})

/** The input of each act. Strict: what no act knows is refused. Rupees; civil dates of the centre, both ends included. */
export const actInputs = {
  /** `leadId`: whom the sale makes a member, '' for nobody who asked before. */
  assign: saleInput.extend({ leadId: z.union([idSchema, z.literal('')]).default('') }),
  renew: saleInput,
  change: saleInput.extend({ mode: z.enum(changeModes), asks: z.boolean().default(false) }),
  /** `invoiceId` is the invoice that the owner accepted. */
  completeSale: ofMember.extend({ invoiceId: idSchema, templateId: idSchema, terms: saleTermsInput }),
  freeze: ofMember.extend({ from: civilDateSchema, to: civilDateSchema, reason }),
  /** `backOn` is the first day of training again. */
  endFreeze: ofMember.extend({ backOn: civilDateSchema }),
  extend: ofMember.extend({ days: z.number().int(), reason }),
  /** `on` is the first day without the package, `fee` is kept back. */
  cancel: ofMember.extend({
    on: civilDateSchema,
    fee: rupees,
    reason,
    atPeriodEnd: z.boolean(),
    renewal: z.boolean().default(false),
  }),

  draft: draftInput,
  editDraft: draftInput.extend({ invoiceId: idSchema }),
  submit: ofInvoice,
  /** `total`: what the person saw that it comes to, in rupees; left out for what is stored. */
  approve: ofInvoice.extend({ total: rupees.optional() }),
  reject: ofInvoice.extend({ reason }),
  issue: ofInvoice.extend({ total: rupees.optional() }),
  /** Puts a draft away, as `putAway` an issued invoice on which nothing was paid. */
  discard: ofInvoice,
  putAway: ofInvoice,

  collect: ofInvoice.extend({ rows: z.array(paymentInput).min(1).max(MOST_PAYMENTS) }),
  reverse: ofInvoice.extend({ paymentId: z.string().min(1).max(200), reason }),
  /** `charge`: rupees that the member is charged for it, 0 for nothing. */
  bounce: ofInvoice.extend({ paymentId: z.string().min(1).max(200), reason, charge: rupees.default(0) }),
  /** `on` is the day the bank paid the cheque, null for today. */
  clearCheque: ofInvoice.extend({
    paymentId: z.string().min(1).max(200),
    on: civilDateSchema.nullable().default(null),
  }),
  /** `of` is the payment that is given back, '' where it is of several. */
  refund: ofInvoice.extend({
    amount: rupees,
    modeOfPayment: mode,
    paymentSource: wholeText(100),
    reference: wholeText(100),
    of: z.string().max(200),
    reason,
  }),
  creditNote: ofInvoice.extend({ amount: rupees, reason }),
  forgive: ofInvoice.extend({ reason }),
  unforgive: ofInvoice,
  changeDueDate: ofInvoice.extend({ dueOn: civilDateSchema.nullable() }),

  payCredit: ofMember.extend({
    amount: rupees,
    modeOfPayment: mode,
    paymentSource: wholeText(100),
    reference: wholeText(100),
    reason,
  }),

  /** `seen`: of the money that the counts were held against (`domain/dayClose/cashMoves.ts`, `seenOf`). */
  closeDay: z.strictObject({
    day: civilDateSchema,
    opening: rupees,
    counts: z.array(countInput).max(100),
    reason: wholeText(1000),
    seen: z.string().max(64),
  }),

  /** `sessions` where the category is reckoned by them, else `amount`. */
  addContribution: z.strictObject({
    staffId: idSchema,
    categoryId: idSchema,
    amount: rupees.nullable(),
    sessions: z.number().int().min(0).max(1000).nullable(),
    date: civilDateSchema,
    month: monthSchema,
    note: wholeText(500),
    /** Pages that were loaded before there were corrections name none. */
    corrects: z.union([idSchema, z.literal('')]).default(''),
    /** Nor a member, those from before one could be named. */
    memberId: z.union([idSchema, z.literal('')]).default(''),
  }),
  /** `seen`: of the lines that somebody looked at (`domain/contributions/payPreview.ts`, `seenOfPay`). */
  generateContributions: z.strictObject({
    month: monthSchema,
    staffIds: z.array(idSchema).min(1, 'Choose at least one employee').max(500),
    seen: z.string().max(64),
  }),
  approveContributions: ofContributions,
  payContributions: ofContributions.extend({ paidOn: civilDateSchema, modeOfPayment: mode }),
  carryOverPay: z.strictObject({ month: monthSchema, staffId: idSchema }),
  reverseContribution: z.strictObject({
    contributionId: idSchema,
    reason: reason.min(1, 'Enter a reason'),
  }),
  lockPayMonth: z.strictObject({ month: monthSchema }),
} as const satisfies Record<ActName, z.ZodType>

/** As a page sends it. */
export type ActInput<A extends ActName> = z.input<(typeof actInputs)[A]>
/** As an act reads it. */
export type ActRead<A extends ActName> = z.output<(typeof actInputs)[A]>
