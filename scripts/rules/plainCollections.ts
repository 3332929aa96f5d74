import { z } from 'zod'
import type { CollectionId } from '@/domain/access/collections'
import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import { expenseSchema } from '@/domain/expenses/expense'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { MOST_HIDDEN, snoozeListSchema } from '@/domain/dashboard/snoozes'
import { registrationPackageSchema } from '@/domain/gymPackages/registrationPackage'
import { MOST_LABELS } from '@/domain/leads/labels'
import { leadSchema } from '@/domain/leads/lead'
import { leadTexts } from '@/domain/leads/leadTexts'
import { messageTemplateSchema } from '@/domain/messages/template'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { promoCodeSchema } from '@/domain/promoCodes/promoCode'
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
  servers,
  someId,
  someRupees,
  someText,
  text,
  texts,
  textsUpTo,
  whole,
  words,
  written,
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
  /** Every write of a page brings all fields: none is asked for what it reads as when missing, which costs less. */
  isWhole?: true
  /** Counted and added up: a count is a list without a limit. */
  isCounted?: true
  /** Functions of the block, written by hand beside the section, that each write must satisfy as well. */
  create?: string[]
  update?: string[]
}

const flag = (missing: boolean) => z.boolean().default(missing)
const instant = z.date().nullable().default(null)
const stamps = { createdAt: instant, updatedAt: instant }

const order = whole(0, 10_000)

/** The usual ones have ids that can be told, and so begin with their centre's: nobody stands in another centre's way. */
const isOwnId = (id: string) => `${id}.matches('[^_]+|' + after().gymId + '_.+')`

const mostOf = { kind: 'whole', least: 0, most: 1_000_000 } as const

export const plainCollections: readonly PlainCollection[] = [
  {
    collection: 'gymRegPackages',
    noun: 'Offer',
    schema: registrationPackageSchema,
    bounds: {
      name: someText(120),
      nameLower: text(240),
      description: text(1000),
      category: text(60),
      price: rupees,
      duration: whole(1, 3660),
      limits: map({ members: mostOf, staff: mostOf, devices: mostOf, messages: mostOf }),
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
      ...textsUpTo(leadTexts),
      nameLower: text(240),
      phoneDigits: text(40),
      gender: written('null|Male|Female|Other'),
      labels: words(MOST_LABELS, 30),
      lostReason: text(60),
      budget: rupees,
      promisedDiscount: rupees,
      packageId: someId,
      ownerId: someId,
      interactions: byHand,
      attempts: byHand,
      lastOutcome: text(60),
      memberId: byHand,
      convertedOn: byHand,
      soldFor: byHand,
      consent: byHand,
      createdBy: byHand,
      cameIn: text(7),
      mergedInto: servers,
      deleted: byHand,
    },
    ids: 'random',
    isWhole: true,
    create: ['begins(request.resource.data)'],
    update: ['goesOn(request.resource.data, resource.data)'],
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
    update: ["(!changed().hasAny(['categoryId']) || isInCategory())", 'keepsPay()'],
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
    create: [isOwnId('expenseCategoryId')],
  },
  {
    collection: 'staffLeave',
    noun: 'Leave',
    schema: staffLeaveSchema,
    bounds: { staffId: byHand, reason: text(500) },
    ids: 'random',
    create: ['after().from <= after().to', 'isOfEmployee()'],
    update: [
      'after().from <= after().to',
      "!changed().hasAny(['staffId'])",
      // Brought back by a call alone, which looks whether something stands in its place by now.
      "(after().get('deleted', false) || !resource.data.get('deleted', false))",
    ],
  },
  {
    collection: 'contributionCategories',
    noun: 'Kind',
    schema: contributionCategorySchema,
    bounds: {
      name: someText(60),
      nameLower: text(120),
      rate: rupees,
      order,
      mergedInto: someId,
    },
    ids: 'random',
    create: ['isShare()', "after().get('mergedInto', '') == ''", isOwnId('contributionCategoryId')],
    update: ["(!changed().hasAny(['basis', 'rate']) || isShare())", "(stays('mergedInto', '') || isMerge())"],
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
  {
    collection: 'snoozes',
    noun: 'Snooze',
    schema: snoozeListSchema,
    bounds: { hidden: texts(MOST_HIDDEN, 150_000) },
    ids: 'named',
    create: ["snoozeId == after().gymId + '_todo'"],
  },
]
