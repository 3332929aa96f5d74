import { z } from 'zod'
import { MOST_AMOUNT } from '@/domain/shared/money'
import { amountReader, instantReader, type Reader, type StoredRecord } from '@/domain/shared/readers'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { rupees } from '@/domain/shared/rupees'
import { lowerName, tidy } from '@/domain/shared/text'
import { upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'

/** SPECIFICATION 3 names id and the two times; the rest is ours (PRODUCT, screen 16). `monthlyBudget` rupees, 0 is none. */
export const expenseCategorySchema = z.object({
  id: z.string().min(1),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  gymId: z.string().min(1),
  name: z.string().min(1),
  nameLower: z.string().default(''),
  colour: z.string().default(''),
  monthlyBudget: rupees().nonnegative().default(0),
  kind: z.enum(['fixed', 'variable']).default('variable'),
  order: z.number().int().nonnegative().default(0),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
})
export type ExpenseCategory = z.infer<typeof expenseCategorySchema>

/** What a kind of cost is called: fixed ones come every month. */
export const categoryKinds = { fixed: 'Fixed', variable: 'Variable' } as const

/** Centres made before there were budgets hold null where there is none, and `isFixed` for the kind. */
export function upgradeExpenseCategory(id: string, stored: StoredRecord): Upgraded {
  const kind: Reader = (known) => ({
    value: known ?? (stored['isFixed'] === true ? 'fixed' : undefined),
    isCertain: typeof known === 'string' || stored['isFixed'] === true,
  })
  const monthlyBudget: Reader = (known) =>
    known === null ? { value: 0, isCertain: true } : amountReader(known)
  const readers = { kind, monthlyBudget, createdAt: instantReader, updatedAt: instantReader }
  const { data, ...rest } = upgradeRecord(stored, readers)
  return { data: { ...data, id }, ...rest }
}

/** What a category may be marked with, by name, so that both themes can draw it. */
export const categoryColours = [
  ...(['indigo', 'amber', 'green', 'blue', 'red', 'teal'] as const),
  ...(['pink', 'violet', 'cyan', 'brown', 'grey'] as const),
]
type CategoryColour = (typeof categoryColours)[number]

/** The colour that was chosen, else the one of its place in the order, so that neighbours differ. */
export const colourOf = ({ colour, order }: Pick<ExpenseCategory, 'colour' | 'order'>): CategoryColour =>
  categoryColours.find((known) => known === colour) ??
  categoryColours[order % categoryColours.length] ??
  'grey'

export const categoryFormSchema = z.object({
  name: z.string().transform(tidy).pipe(z.string().min(1, 'Enter a name').max(60, 'At most 60 characters')),
  colour: z.string().max(20),
  monthlyBudget: z
    .number('Enter an amount, or leave it empty')
    .nonnegative('Enter 0 or more')
    .max(MOST_AMOUNT, 'That is more than any centre spends. Check the amount.')
    .nullable(),
  kind: z.enum(['fixed', 'variable']),
})
export type CategoryForm = z.infer<typeof categoryFormSchema>

export const categoryFieldsOf = (form: CategoryForm) => ({
  ...form,
  nameLower: lowerName(form.name),
  monthlyBudget: form.monthlyBudget ?? 0,
})

type Described = Pick<ExpenseCategory, 'name' | 'colour' | 'order' | 'monthlyBudget' | 'kind'>

/** As its form opens; without a colour of its own it has one that its neighbours do not have. */
export const categoryFormOf = ({ order, colour, monthlyBudget, name, kind }: Described): CategoryForm => ({
  name,
  kind,
  colour: colourOf({ colour, order }),
  monthlyBudget: monthlyBudget || null,
})

/** PRODUCT 4, screen 16: what a new centre's expenses are sorted by, in this order. */
const starterNames = [
  ...['Rent', 'Electricity', 'Salaries', 'Equipment', 'Maintenance', 'Housekeeping'],
  ...['Marketing', 'Software', 'Water', 'Taxes', 'Misc'],
]
const comeEveryMonth = ['Rent', 'Salaries', 'Software']

/** The starter categories as a centre gets them; ids follow from the centre's: made once. */
export const beginningCategories = (gymId: string) =>
  starterNames.map((name, order) => {
    const kind = comeEveryMonth.includes(name) ? ('fixed' as const) : ('variable' as const)
    const form = categoryFormOf({ name, colour: '', order, monthlyBudget: 0, kind })
    const id = `${gymId}_${lowerName(name).replace(/[^a-z]+/g, '-')}`
    return { id, fields: { ...categoryFieldsOf(form), order } }
  })

/** A category in use is never removed: its expenses name it. `uses` counts all of them, deleted ones too. */
export const refuseRemoval = ({ name }: Pick<ExpenseCategory, 'name'>, uses: number): Refusal | null =>
  uses === 0
    ? null
    : refused(
        `${name} has ${uses === 1 ? 'an expense' : `${uses} expenses`}. Archive it, or move them to another category first.`,
      )
