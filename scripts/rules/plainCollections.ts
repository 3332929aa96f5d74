import { z } from 'zod'
import type { CollectionId } from '@/domain/access/collections'
import { expenseSchema } from '@/domain/expenses/expense'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { genderSchema } from '@/domain/members/member'
import { messageTemplateSchema } from '@/domain/messages/template'
import { durationTypeSchema } from '@/domain/packages/duration'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { packageTypeSchema } from '@/domain/packages/packageType'
import { promoCodeSchema } from '@/domain/promoCodes/promoCode'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { staffLeaveSchema } from '@/domain/staffAttendance/staffLeave'
import {
  byHand,
  file,
  kept,
  maker,
  map,
  numberUpTo,
  pattern,
  rupees,
  someId,
  someRupees,
  someText,
  text,
  texts,
  whole,
  type Bounds,
} from './bounds'

/** A collection whose block of the rules follows from its schema, its bounds and the access table. */
export type PlainCollection = {
  collection: CollectionId
  /** In the names of the block's functions. */
  noun: string
  schema: z.ZodObject
  bounds: Bounds
  /** How a document that is not there answers: ids made at random are looked for before they are made, others begin with the centre's. */
  ids: 'random' | 'named'
  /** Counted and added up: a count is a list without a limit. */
  isCounted?: true
  /** Functions of the block, written by hand beside the section, that each write must satisfy as well. */
  create?: string[]
  update?: string[]
}

const flag = (missing: boolean) => z.boolean().default(missing)
const instant = z.date().nullable().default(null)
const day = civilDateSchema.nullable().default(null)
const words = z.string().default('')
const amount = z.number().default(0)
const stamps = { createdAt: instant, updatedAt: instant }

/** The collections without screens yet: what their records will hold. */
const leadSchema = z.object({
  id: z.string(),
  gymId: z.string(),
  name: z.string(),
  nameLower: words,
  phone: words,
  phoneDigits: words,
  email: words,
  gender: genderSchema.nullable().default(null),
  pincode: words,
  notes: words,
  status: z.enum(['New', 'Contacted', 'Trial Booked', 'Trial Done', 'Converted', 'Later', 'Lost']),
  temperature: z.enum(['Hot', 'Warm', 'Cold']).default('Warm'),
  source: words,
  interest: words,
  budget: amount,
  packageId: words,
  ownerId: words,
  nextFollowUpOn: day,
  trialOn: day,
  lostReason: words,
  interactions: z.array(z.unknown()).default([]),
  attempts: z.number().default(0),
  lastOutcome: words,
  memberId: words,
  convertedOn: day,
  deleted: flag(false),
  createdBy: words,
  ...stamps,
})

const offerSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameLower: words,
  description: words,
  category: words,
  price: z.number(),
  duration: z.number(),
  durationType: durationTypeSchema.default('Day'),
  type: packageTypeSchema.default('Recurring'),
  limits: z
    .object({
      members: z.number().nullable().default(null),
      staff: z.number().nullable().default(null),
      devices: z.number().nullable().default(null),
      sms: z.number().nullable().default(null),
    })
    .nullable()
    .default(null),
  features: z.array(z.string()).default([]),
  trialDays: amount,
  gst: amount,
  order: amount,
  isActive: flag(true),
  deleted: flag(false),
  ...stamps,
})

const contributionSchema = z.object({
  id: z.string(),
  gymId: z.string(),
  staffId: z.string(),
  categoryId: z.string(),
  direction: z.enum(['Earning', 'Deduction']),
  amount: z.number(),
  date: civilDateSchema,
  month: z.string(),
  source: z.object({ invoiceId: words, paymentId: words, memberId: words }).nullable().default(null),
  basisAmount: amount,
  rate: amount,
  note: words,
  status: z.enum(['Pending', 'Approved', 'Paid', 'Reversed']),
  paidOn: day,
  modeOfPayment: words,
  createdBy: words,
  ...stamps,
})

const contributionCategorySchema = z.object({
  id: z.string(),
  gymId: z.string(),
  name: z.string(),
  nameLower: words,
  direction: z.enum(['Earning', 'Deduction']),
  basis: z.enum(['fixed', 'percentOfNet', 'perSession', 'manual']).default('manual'),
  rate: amount,
  payWhen: z.enum(['invoiced', 'realised']).default('realised'),
  isStatutory: flag(false),
  expenseCategoryId: words,
  order: amount,
  isActive: flag(true),
  deleted: flag(false),
  ...stamps,
})

const order = whole(0, 10_000)

const mostOf = { kind: 'whole', least: 0, most: 1_000_000 } as const

export const plainCollections: readonly PlainCollection[] = [
  {
    collection: 'gymRegPackages',
    noun: 'Offer',
    schema: offerSchema,
    bounds: {
      name: someText(120),
      nameLower: text(240),
      description: text(1000),
      category: text(60),
      price: rupees,
      duration: whole(1, 3660),
      limits: map({ members: mostOf, staff: mostOf, devices: mostOf, sms: mostOf }),
      features: texts(50, 3000),
      trialDays: whole(0, 365),
      gst: numberUpTo(100),
      order,
    },
    ids: 'random',
  },
  {
    collection: 'memberPackages',
    noun: 'Template',
    schema: packageTemplateSchema,
    bounds: {
      name: someText(120),
      price: rupees,
      duration: whole(1, 3660),
      category: text(60),
      description: text(1000),
      joiningFee: rupees,
      taxRate: numberUpTo(100),
      sac: text(8),
      freeze: map({
        maxTimes: whole(1, 1000),
        minDays: whole(1, 3660),
        maxDays: whole(1, 3660),
        totalDays: whole(1, 3660),
        fee: rupees,
      }),
      nameLower: text(240),
    },
    ids: 'random',
  },
  {
    collection: 'leads',
    noun: 'Lead',
    schema: leadSchema,
    bounds: {
      name: someText(120),
      nameLower: text(240),
      phone: text(40),
      phoneDigits: text(40),
      email: text(254),
      pincode: text(10),
      notes: text(5000),
      source: text(100),
      interest: text(200),
      budget: rupees,
      packageId: someId,
      ownerId: someId,
      lostReason: byHand,
      interactions: byHand,
      attempts: whole(0, 10_000),
      lastOutcome: text(60),
      memberId: kept("''"),
      convertedOn: kept('null'),
      createdBy: maker,
    },
    ids: 'random',
    create: [
      "after().get('deleted', false) == false",
      "after().status != 'Converted'",
      'isInState()',
      'begins()',
    ],
    update: ['isInState()', 'goesOn()'],
  },
  {
    collection: 'promoCodes',
    noun: 'Promo',
    schema: promoCodeSchema,
    bounds: {
      // Invoices bear its name, and a path may.
      name: pattern('[^/]{1,60}'),
      percentOff: numberUpTo(100, 1),
      nameLower: text(120),
      maxUses: whole(0, 1_000_000),
      perMember: whole(0, 1000),
      packageIds: texts(100, 12_900),
      minAmount: rupees,
      maxDiscount: rupees,
      usedCount: kept('0'),
    },
    ids: 'random',
    update: ['keepsUsedName()'],
  },
  {
    collection: 'expenses',
    noun: 'Expense',
    schema: expenseSchema,
    bounds: {
      categoryId: byHand,
      description: text(1000),
      amount: someRupees,
      vendor: text(120),
      modeOfPayment: text(40),
      paidFrom: text(40),
      bill: file,
      gst: rupees,
      createdBy: maker,
      recurrence: map({ every: whole(1, 60) }),
      recurringOf: someId,
    },
    ids: 'random',
    isCounted: true,
    create: ['isInCategory()'],
    update: ["(!changed().hasAny(['categoryId']) || isInCategory())"],
  },
  {
    collection: 'expenseCategories',
    noun: 'ExpenseCategory',
    schema: expenseCategorySchema,
    bounds: {
      name: someText(60),
      nameLower: text(120),
      colour: text(20),
      monthlyBudget: rupees,
      order,
    },
    ids: 'random',
  },
  {
    collection: 'staffLeave',
    noun: 'Leave',
    schema: staffLeaveSchema,
    bounds: { staffId: byHand, reason: text(500) },
    ids: 'random',
    create: ['after().from <= after().to', 'isOfEmployee()'],
    update: ['after().from <= after().to', "!changed().hasAny(['staffId'])"],
  },
  {
    collection: 'contributions',
    noun: 'Contribution',
    schema: contributionSchema,
    bounds: {
      staffId: byHand,
      categoryId: byHand,
      amount: someRupees,
      month: pattern('[0-9]{4}-(0[1-9]|1[0-2])'),
      source: map({ invoiceId: someId, paymentId: someId, memberId: someId }),
      basisAmount: rupees,
      rate: rupees,
      note: text(1000),
      modeOfPayment: text(40),
      createdBy: maker,
    },
    ids: 'random',
    create: ["after().status == 'Pending'", 'isOfCentreWhole()'],
    update: ['moves()', "(!changed().hasAny(['staffId', 'categoryId']) || isOfCentreWhole())"],
  },
  {
    collection: 'contributionCategories',
    noun: 'ContributionCategory',
    schema: contributionCategorySchema,
    bounds: {
      name: someText(60),
      nameLower: text(120),
      rate: rupees,
      expenseCategoryId: someId,
      order,
    },
    ids: 'random',
  },
  {
    collection: 'messageTemplates',
    noun: 'Message',
    schema: messageTemplateSchema.extend({ isActive: flag(true), ...stamps }),
    bounds: {
      key: pattern('[A-Za-z][A-Za-z0-9-]{0,39}'),
      body: someText(4000),
      varNames: texts(30, 1200),
      dltTemplateId: text(40),
      providerTemplateId: text(100),
      header: text(60),
      language: text(20),
    },
    ids: 'named',
    create: ['isNamed()'],
    update: ['isNamed()'],
  },
]
