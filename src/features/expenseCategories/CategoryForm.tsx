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
import { refuseSameName } from '@/domain/shared/refuseSameName'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { useGym } from '@/session/useGym'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { optionsOf } from '@/lists/filter'
import { TextField } from '@/ui/form/TextField'

type Props = {
  existing: readonly ExpenseCategory[]
  category?: ExpenseCategory | undefined
  onClose: () => void
}

const colourOptions = categoryColours.map((colour) => ({
  value: colour,
  label: `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
  mark: colour,
}))

/** Adds or edits a category. */
export function CategoryForm({ existing, category, onClose }: Props) {
  const { gymId } = useGym()
  const { id, save } = useSaveRecord(expenseCategoryRepository, category)
  const order = existing.reduce((most, one) => Math.max(most, one.order + 1), 0)
  const empty = { name: '', colour: '', order, monthlyBudget: 0, kind: 'variable' } as const

  async function saveCategory(form: Form) {
    const refusal = refuseSameName(form.name, id, existing)
    if (refusal) throw new FieldProblem('name', refusal.reason)
    const fields = { ...categoryFieldsOf(form), ...(category ? {} : { order }) }
    await save(fields, { added: `${form.name} is added.`, saved: `${form.name} is saved.` })
  }

  return (
    <FormSheet
      title={category ? `Edit ${category.name}` : 'New category'}
      schema={categoryFormSchema}
      defaults={categoryFormOf(category ?? empty)}
      {...(category ? {} : { draftKey: `expenseCategories/new/${gymId}` })}
      submitLabel={category ? 'Save' : 'Add category'}
      onSubmit={saveCategory}
      onClose={onClose}
    >
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
