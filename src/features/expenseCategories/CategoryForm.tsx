import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import {
  categoryColours,
  categoryFieldsOf,
  categoryFormOf,
  categoryFormSchema,
  categoryKinds,
  type CategoryForm as Form,
  type ExpenseCategory,
} from '@/domain/expenses/expenseCategory'
import { useCategoryForm, type CategoryFormProps } from '@/components/records/useCategoryForm'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { optionsOf } from '@/lists/filter'
import { TextField } from '@/ui/form/TextField'

const colourOptions = categoryColours.map((colour) => ({
  value: colour,
  label: `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
  mark: colour,
}))

const empty = { name: '', colour: '', monthlyBudget: 0, kind: 'variable' } as const

/** Adds or edits a category. */
export function CategoryForm(props: CategoryFormProps<ExpenseCategory>) {
  const repository = expenseCategoryRepository
  const { order, sheet } = useCategoryForm('expenseCategories', repository, props, categoryFieldsOf)
  const defaults = categoryFormOf(props.category ?? { ...empty, order })
  return (
    <FormSheet {...sheet} schema={categoryFormSchema} defaults={defaults}>
      <FormSection title="Category">
        <TextField<Form> name="name" label="Name" isRequired autoFocus />
        <MoneyField<Form> name="monthlyBudget" label="Monthly budget" hint="Leave blank for no budget" />
        <SegmentedField<Form>
          name="kind"
          label="Kind"
          hint="Fixed: about the same every month, such as rent"
          options={optionsOf(categoryKinds)}
        />
        <SegmentedField<Form> name="colour" label="Colour" options={colourOptions} />
      </FormSection>
    </FormSheet>
  )
}
