import { z } from 'zod'
import type { Expense } from '@/domain/expenses/expense'
import { expenseFormSchema } from '@/domain/expenses/expenseForm'
import { isOfPay } from '@/domain/expenses/ofPay'
import type { AmountRules } from '@/domain/gyms/greatestAmount'
import type { CivilDate } from '@/domain/shared/civilDate'

/** The domain's form with what only the screen has: a new bill, and a stored one to be dropped. */
export const expenseSheetSchema = (today: CivilDate, rules: AmountRules, before: Expense | null) =>
  expenseFormSchema(today, rules, before).safeExtend({
    bill: z.instanceof(Blob).nullable(),
    dropsBill: z.boolean(),
  })

export type ExpenseSheet = z.output<ReturnType<typeof expenseSheetSchema>>
type Input = z.input<ReturnType<typeof expenseSheetSchema>>
/** As it is typed: nothing stands in the amount at first. */
export type TypedSheet = Omit<Input, 'amount'> & { amount: number | null }

export const emptySheet = (today: CivilDate, modeOfPayment: string): TypedSheet => ({
  amount: null,
  categoryId: '',
  description: '',
  date: today,
  vendor: '',
  modeOfPayment,
  paidFrom: '',
  gst: null,
  every: '',
  bill: null,
  dropsBill: false,
})

const everyOf = ({ recurrence }: Expense): TypedSheet['every'] => {
  const type = recurrence?.everyType
  return type === 'Week' || type === 'Month' || type === 'Year' ? type : ''
}

export const sheetOf = (expense: Expense): TypedSheet => ({
  amount: expense.amount,
  categoryId: expense.categoryId,
  description: expense.description,
  date: expense.date ?? '',
  vendor: expense.vendor,
  modeOfPayment: expense.modeOfPayment,
  paidFrom: expense.paidFrom,
  gst: expense.gst === 0 || isOfPay(expense) ? null : expense.gst,
  every: everyOf(expense),
  bill: null,
  dropsBill: false,
})
