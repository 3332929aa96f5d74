import { z } from 'zod'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { lowerName, tidy } from '@/domain/shared/text'

/** SPECIFICATION 3 names id and the two times; the rest is ours (PRODUCT, screen 16). `monthlyBudget` rupees, 0 is none. */
export const expenseCategorySchema = z.object({
  id: z.string().min(1),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  gymId: z.string().min(1),
  name: z.string().min(1),
  nameLower: z.string().default(''),
  colour: z.string().default(''),
  monthlyBudget: z.number().nonnegative().default(0),
  kind: z.enum(['fixed', 'variable']).default('variable'),
  order: z.number().int().nonnegative().default(0),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
})
export type ExpenseCategory = z.infer<typeof expenseCategorySchema>

export const categoryFormSchema = z.object({
  name: z.string().transform(tidy).pipe(z.string().min(1, 'Enter a name').max(60, 'At most 60 characters')),
  colour: z.string().max(20),
  monthlyBudget: z
    .number('Enter an amount, or leave it empty')
    .nonnegative('Enter 0 or more')
    .max(10_000_000, 'That is more than any centre spends. Check the amount.')
    .nullable(),
  kind: z.enum(['fixed', 'variable']),
})
export type CategoryForm = z.infer<typeof categoryFormSchema>

export const categoryFieldsOf = (form: CategoryForm) => ({
  ...form,
  nameLower: lowerName(form.name),
  monthlyBudget: form.monthlyBudget ?? 0,
})

/** Two categories of one name would split what belongs together. */
export function refuseCategory(name: string, id: string, known: readonly ExpenseCategory[]): Refusal | null {
  const other = known.find((one) => one.id !== id && !one.deleted && lowerName(one.name) === lowerName(name))
  if (!other) return null
  return refused(
    other.isActive
      ? `${other.name} exists already.`
      : `${other.name} is archived. Restore it instead of adding it again.`,
  )
}

/** A category in use is never removed: its expenses name it. `uses` counts all of them, deleted ones too. */
export const refuseRemoval = ({ name }: Pick<ExpenseCategory, 'name'>, uses: number): Refusal | null =>
  uses === 0
    ? null
    : refused(
        `${name} has ${uses === 1 ? 'an expense' : `${uses} expenses`}. Archive it, or move them to another category first.`,
      )
