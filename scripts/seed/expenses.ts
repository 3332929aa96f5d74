import { upgradeInvoice } from '@/domain/invoices/upgradeInvoice'
import { invoiceSchema, type Invoice } from '@/domain/invoices/invoice'
import { expenseSchema, type Expense } from '@/domain/expenses/expense'
import { beginningCategories, expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { statsOfExpense } from '@/domain/expenses/statsOfExpense'
import { olderSales } from '@/domain/invoices/olderSales'
import { statsOfInvoice } from '@/domain/invoices/statsOfInvoice'
import { sumStats } from '@/domain/monthStats/monthStats'
import { addDays, instantAt, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { BuiltGym } from './buildGym'
import { TIMEZONE } from './gyms'
import { diceOf } from './dice'
import type { SeedDocument } from './batchesOf'

type Line = [
  day: number,
  category: string,
  amount: number,
  description: string,
  vendor: string,
  mode: 'Cash' | 'UPI' | 'Bank Transfer',
]

/** A month of a gym, by its day. Those with paise are as the bills have them. */
const month: Line[] = [
  [2, 'salaries', 62_000, 'Trainers and desk', '', 'Bank Transfer'],
  [2, 'salaries', 11_500, 'Kamla Bai and Bhola Yadav', '', 'Cash'],
  [4, 'software', 1_178.82, 'Broadband', 'JioFiber', 'UPI'],
  [5, 'housekeeping', 940, 'Phenyl, mop heads, soap', 'Shri Ganesh Traders', 'Cash'],
  [7, 'electricity', 18_436.75, 'Bijli bill', 'MPPKVVCL', 'UPI'],
  [8, 'water', 1_200, 'Tanker, two', 'Narmada Water Supply', 'Cash'],
  [10, 'marketing', 3_500, 'Flex banners for the festival', 'Colour Point', 'UPI'],
  [12, 'maintenance', 2_650, 'Treadmill belt and labour', 'Fit Line Services', 'UPI'],
  [15, 'water', 320, 'Drinking water jars', 'Aqua Fresh', 'Cash'],
  [16, 'misc', 465.5, 'Tea and snacks', 'Sharma Stores', 'Cash'],
  [18, 'equipment', 8_990, 'Two sets of dumbbells', 'Sports House', 'UPI'],
  [21, 'housekeeping', 680, 'Towels washed', 'Laxmi Laundry', 'Cash'],
  [24, 'maintenance', 1_350, 'AC service', 'Cool Care', 'Cash'],
  [27, 'misc', 210, 'Stationery', 'Bhawani Books', 'Cash'],
]

const budgets: Record<string, number> = {
  rent: 45_000,
  electricity: 18_000,
  salaries: 75_000,
  housekeeping: 2_000,
  maintenance: 5_000,
  marketing: 5_000,
  water: 1_800,
}

/**
 * A gym's categories with what it spent last month and in this one so far. The rent comes again on the 1st: its draft
 * for this month waits to be prepared. With the figures of all its months, as its invoices and expenses make them.
 */
export function expenseDocuments(
  { gym, book }: BuiltGym,
  olderInvoices: readonly SeedDocument[],
  today: CivilDate,
): SeedDocument[] {
  const gymId = gym.id
  const dice = diceOf(`expenses/${gymId}`)
  const thisMonth = startOfMonth(today)
  const lastMonth = startOfMonth(addDays(thisMonth, -1))
  const made = (id: string, date: CivilDate, fields: Partial<Expense>) => {
    const at = instantAt(date, '12:30', TIMEZONE)
    return expenseSchema.parse({
      ...fields,
      id: `${gymId}-expense-${id}`,
      gymId,
      date,
      createdAt: at,
      updatedAt: at,
      createdBy: gymId,
    })
  }
  const rent = made('rent', lastMonth, {
    categoryId: `${gymId}_rent`,
    amount: 45_000,
    description: 'Rent of the hall',
    vendor: 'Agrawal Estates',
    modeOfPayment: 'Bank Transfer',
    paidFrom: 'Bank account',
    isRecurring: true,
    recurrence: { every: 1, everyType: 'Month', anchor: lastMonth, madeThrough: lastMonth, endsOn: null },
  })
  const others = [lastMonth, thisMonth].flatMap((first) =>
    month.map(([day, category, usual, description, vendor, modeOfPayment]) =>
      made(`${first.slice(0, 7)}-${day}-${category}-${usual}`, addDays(first, day - 1), {
        categoryId: `${gymId}_${category}`,
        amount: first === lastMonth ? usual : usual + dice.between(-3, 5) * 10,
        description,
        vendor,
        modeOfPayment,
        paidFrom: modeOfPayment === 'Cash' ? 'Cash drawer' : 'Bank account',
      }),
    ),
  )
  const expenses = [rent, ...others].filter(({ date }) => date !== null && date <= today)
  const openedAt = instantAt(addDays(today, -280), '10:00', TIMEZONE)
  const categories = beginningCategories(gymId).map(({ id, fields }) =>
    expenseCategorySchema.parse({
      ...fields,
      monthlyBudget: budgets[fields.nameLower] ?? 0,
      id,
      gymId,
      createdAt: openedAt,
      updatedAt: openedAt,
    }),
  )
  const older = olderInvoices
    .filter(({ data }) => data['gymId'] === gymId)
    .map(({ path, data }) => invoiceSchema.parse(upgradeInvoice(path.slice('invoices/'.length), data).data))
  return [
    ...categories.map((data) => ({ path: `expenseCategories/${data.id}`, data })),
    ...expenses.map((data) => ({ path: `expenses/${data.id}`, data })),
    ...monthDocuments(gymId, [...book.invoices.values(), ...older], expenses),
  ]
}

/** A centre's months as its invoices and expenses make them. */
export function monthDocuments(
  gymId: string,
  invoices: readonly Invoice[],
  expenses: readonly Expense[] = [],
): SeedDocument[] {
  const sales = olderSales()
  for (const invoice of invoices) sales.add(invoice)
  const stats = sumStats([
    ...invoices.map(statsOfInvoice),
    ...sales.renewals(),
    ...expenses.map(statsOfExpense),
  ])
  return Object.entries(stats).map(([month, figures]) => ({
    path: `monthStats/${gymId}_${month}`,
    data: { gymId, month, ...figures },
  }))
}
