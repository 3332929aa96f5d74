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
import { useCategoryForm, type CategoryFormProps } from '@/components/records/useCategoryForm'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'
import { optionsOf } from '@/lists/filter'

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
export function CategoryForm(props: CategoryFormProps<ContributionCategory>) {
  const repository = contributionCategoryRepository
  const { sheet } = useCategoryForm('contributionCategories', repository, props, contributionCategoryFieldsOf)
  const defaults = contributionCategoryFormOf(props.category ?? empty)
  return (
    <FormSheet {...sheet} schema={contributionCategoryFormSchema} defaults={defaults}>
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
