import { useState } from 'react'
import { categoryColours, colourOf } from '@/domain/expenses/categoryColours'
import {
  categoryFieldsOf,
  categoryFormSchema,
  refuseCategory,
  type CategoryForm as Form,
  type ExpenseCategory,
} from '@/domain/expenses/expenseCategory'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextField } from '@/ui/form/TextField'
import { ColourField } from './ColourField'

type Props = {
  existing: readonly ExpenseCategory[]
  category?: ExpenseCategory | undefined
  onClose: () => void
}

const kindOptions = [
  { value: 'fixed', label: 'Fixed' },
  { value: 'variable', label: 'Variable' },
]

/** Last in the list, in a colour that its neighbours do not have. */
const nextOrder = (existing: readonly ExpenseCategory[]) =>
  existing.reduce((most, { order }) => Math.max(most, order + 1), 0)

const formOf = (category: ExpenseCategory): Form => ({
  name: category.name,
  colour: colourOf(category),
  monthlyBudget: category.monthlyBudget === 0 ? null : category.monthlyBudget,
  kind: category.kind,
})

/** Adds or edits a category. */
export function CategoryForm({ existing, category, onClose }: Props) {
  const { gymId } = useCentre()
  const { store } = useBackend()
  const { expenseCategories } = useMoneyRepositories()
  const [newId] = useState(() => store.newId())
  const order = nextOrder(existing)
  const emptyForm: Form = {
    name: '',
    colour: categoryColours[order % categoryColours.length] ?? 'grey',
    monthlyBudget: null,
    kind: 'variable',
  }

  async function saveCategory(form: Form) {
    const refusal = refuseCategory(form.name, category?.id ?? newId, existing)
    if (refusal) throw new FieldProblem('name', refusal.reason)
    const fields = categoryFieldsOf(form)
    if (category) await expenseCategories.edit(gymId, category.id, fields)
    else await expenseCategories.add(gymId, newId, fields, order)
    showToast({ text: category ? `${form.name} is saved.` : `${form.name} is added.` })
  }

  return (
    <FormSheet
      title={category ? `Edit ${category.name}` : 'New category'}
      schema={categoryFormSchema}
      defaults={category ? formOf(category) : emptyForm}
      {...(category ? {} : { draftKey: `expenseCategories/new/${gymId}` })}
      submitLabel={category ? 'Save' : 'Add category'}
      onSubmit={saveCategory}
      onClose={onClose}
    >
      <FormSection title="Category">
        <TextField<Form> name="name" label="Name" isRequired autoFocus />
        <MoneyField<Form>
          name="monthlyBudget"
          label="Monthly budget"
          hint="What it may come to in a month. Empty: no budget"
        />
        <SegmentedField<Form>
          name="kind"
          label="Kind"
          hint="Fixed: about the same every month, such as rent"
          options={kindOptions}
        />
        <ColourField />
      </FormSection>
    </FormSheet>
  )
}
