import { useWatch } from 'react-hook-form'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import {
  basisWords,
  contributionCategoryFieldsOf,
  contributionCategoryFormOf,
  contributionCategoryFormSchema,
  directions,
  paidToWords,
  payWhenWords,
  type ContributionCategory,
  type ContributionCategoryForm as Form,
} from '@/domain/contributions/contributionCategory'
import { refuseSameName } from '@/domain/shared/refuseSameName'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { useGym } from '@/session/useGym'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'
import { optionsOf } from '@/lists/filter'

type Props = {
  existing: readonly ContributionCategory[]
  category?: ContributionCategory | undefined
  onClose: () => void
}

const directionOptions = directions.map((direction) => ({ value: direction, label: direction }))

const empty = {
  name: '',
  direction: 'Earning',
  basis: 'manual',
  rate: 0,
  payWhen: 'realised',
  paidTo: 'seller',
  isStatutory: false,
} as const

/** Adds or edits a category. */
export function CategoryForm({ existing, category, onClose }: Props) {
  const { gymId } = useGym()
  const { id, save } = useSaveRecord(contributionCategoryRepository, category)
  const order = existing.reduce((most, one) => Math.max(most, one.order + 1), 0)

  async function saveCategory(form: Form) {
    const refusal = refuseSameName(form.name, id, existing)
    if (refusal) throw new FieldProblem('name', refusal.reason)
    const fields = { ...contributionCategoryFieldsOf(form), ...(category ? {} : { order }) }
    await save(fields, { added: `${form.name} is added.`, saved: `${form.name} is saved.` })
  }

  return (
    <FormSheet
      title={category ? `Edit ${category.name}` : 'New category'}
      schema={contributionCategoryFormSchema}
      defaults={contributionCategoryFormOf(category ?? empty)}
      {...(category ? {} : { draftKey: `contributionCategories/new/${gymId}` })}
      submitLabel={category ? 'Save' : 'Add category'}
      onSubmit={saveCategory}
      onClose={onClose}
    >
      <FormSection title="Category">
        <TextField<Form> name="name" label="Name" isRequired autoFocus />
        <SegmentedField<Form> name="direction" label="Direction" options={directionOptions} />
        <SelectField<Form> name="basis" label="Basis" options={optionsOf(basisWords)} />
        <RateFields />
        <SwitchField<Form>
          name="isStatutory"
          label="Statutory"
          hint="Required by law, such as provident fund or professional tax"
        />
      </FormSection>
    </FormSheet>
  )
}

/** What a rate is depends on the basis. */
function RateFields() {
  const basis = useWatch<Form, 'basis'>({ name: 'basis' })
  switch (basis) {
    case 'manual':
      return null
    case 'fixed':
      return (
        <MoneyField<Form>
          name="rate"
          label="Usual amount"
          hint="Leave blank to enter it each time. A salary’s amount is set for each employee."
        />
      )
    case 'perSession':
      return (
        <MoneyField<Form> name="rate" label="Amount per session" hint="Leave blank to enter it each time" />
      )
    case 'percentOfNet':
      return (
        <>
          <NumberField<Form> name="rate" label="Rate" decimals={2} suffix="%" isRequired />
          <SegmentedField<Form>
            name="payWhen"
            label="Counts"
            options={optionsOf(payWhenWords)}
            hint="A refund takes its share back in the month it is made"
          />
          <SegmentedField<Form>
            name="paidTo"
            label="First sale to a lead"
            options={optionsOf(paidToWords)}
            hint="All other sales go to the seller, and so does the first one to a lead that you own yourself. One sale can also pay someone under another category."
          />
        </>
      )
  }
}
