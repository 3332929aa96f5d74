import { z } from 'zod'
import { amountField, type AmountRules } from '@/domain/gyms/greatestAmount'
import { addDuration, financialYearOf } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { tidy } from '@/domain/shared/text'
import { toPaise } from '@/domain/shared/money'
import type { Expense } from './expense'
import { isOfPay } from './ofPay'
import { recurrenceFrom } from './recurringDrafts'

/**
 * What is typed for an expense on that day. Rupees. Its day lies in this financial year or the one before, and never
 * ahead: what is still to be paid is a recurring draft. `before` is the one that is edited, whose own day may be older.
 */
export const expenseFormSchema = (today: CivilDate, rules: AmountRules, before: Expense | null) =>
  z
    .object({
      amount: amountField(rules, 'Enter the amount').refine(
        (amount) => toPaise(amount) > 0,
        'Enter more than 0',
      ),
      categoryId: z.string().min(1, 'Choose a category'),
      description: z.string().transform(tidy).pipe(z.string().max(1000, 'At most 1,000 characters')),
      date: z.string('Enter a date').pipe(civilDateSchema),
      vendor: z.string().transform(tidy).pipe(z.string().max(120, 'At most 120 characters')),
      modeOfPayment: z.string().max(40),
      paidFrom: z.string().max(40),
      gst: amountField(rules, 'Enter the tax, or leave it empty').nullable(),
      every: z.enum(['', 'Week', 'Month', 'Year']),
    })
    .superRefine(({ date, amount, gst }, ctx) => {
      const say = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
      if (gst !== null && gst > amount) say('gst', 'The tax is more than the amount')
      if (date === before?.date) return
      if (date > today) say('date', 'This day is still to come')
      const oldest = financialYearOf(addDuration(today, -1, 'Year'))
      if (date < today && ![oldest, financialYearOf(today)].includes(financialYearOf(date)))
        say('date', `Enter a day of this financial year or the last`)
    })
export type ExpenseForm = z.infer<ReturnType<typeof expenseFormSchema>>

/** The expense's fields as they are stored; one that comes again begins with its own day. */
export const expenseFieldsOf = (
  { every, gst, ...form }: ExpenseForm,
  before: Expense | null,
  today: CivilDate,
) => ({
  ...form,
  gst: gst ?? 0,
  isRecurring: every !== '',
  recurrence: every === '' ? null : recurrenceFrom(form.date, every, before?.recurrence ?? null, today),
})

/** What an edit changes. What pay was spent with keeps its amount and its day, has no tax and does not repeat. */
export function changedExpense(form: ExpenseForm, before: Expense, today: CivilDate): Partial<Expense> {
  const fields = expenseFieldsOf(form, before, today)
  const { amount: _amount, gst: _tax, date: _date, ...rest } = fields
  const { isRecurring: _repeats, recurrence: _how, ...described } = rest
  return isOfPay(before) ? described : fields
}
