import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { packageTypes } from '@/domain/packages/packageType'
import { lowerName } from '@/domain/shared/text'
import { asksForCodes } from '@/domain/tax/regime'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { DurationFields } from '@/components/packageLife/DurationFields'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { useGym } from '@/session/useGym'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { oldRateText } from './oldRate'
import {
  emptyTemplateForm,
  fieldsOf,
  formOf,
  templateFormSchema,
  type TemplateForm as Form,
} from './templateForm'

type Props = {
  existing: readonly PackageTemplate[]
  template?: PackageTemplate | undefined
  onClose: () => void
}

function FreezeFields() {
  const isAllowed = useWatch({ control: useFormContext<Form>().control, name: 'freezeAllowed' })
  return (
    <FormSection title="Freeze">
      <SwitchField<Form> name="freezeAllowed" label="Members may freeze this package" />
      {isAllowed && (
        <>
          <FieldRow>
            <NumberField<Form>
              name="freezeMaxTimes"
              label="Times in a term"
              hint="Leave blank for no limit"
            />
            <NumberField<Form>
              name="freezeTotalDays"
              label="Days in a term"
              hint="Leave blank for no limit"
            />
          </FieldRow>
          <FieldRow>
            <NumberField<Form> name="freezeMinDays" label="Shortest, days" />
            <NumberField<Form> name="freezeMaxDays" label="Longest, days" hint="Leave blank for no limit" />
          </FieldRow>
          <MoneyField<Form> name="freezeFee" label="Fee for each freeze" />
        </>
      )}
    </FormSection>
  )
}

function RateField() {
  const { settings, info, today } = useGym()
  const [taxRate, sac] = useWatch({ control: useFormContext<Form>().control, name: ['taxRate', 'sac'] })
  const old = oldRateText({ taxRate, sac: sac || null }, { settings, type: info.type, today })
  return (
    <NumberField<Form>
      name="taxRate"
      label="Tax rate, %"
      decimals={3}
      hint={old ?? "Leave blank for the centre's rate"}
    />
  )
}

/** Adds or edits a package; who has bought it keeps the terms of the day of sale. */
export function TemplateForm({ existing, template, onClose }: Props) {
  const { gymId, settings } = useGym()
  const { id, save } = useSaveRecord(memberPackageRepository, template)
  const schema = useMemo(() => templateFormSchema(settings), [settings])

  async function saveTemplate(form: Form) {
    const twin = existing.find(
      (other) =>
        other.id !== id && other.isActive && !other.deleted && lowerName(other.name) === lowerName(form.name),
    )
    if (twin) throw new FieldProblem('name', `${twin.name} is on sale already. Give this one another name.`)
    await save(fieldsOf(form), { added: `${form.name} is on sale.`, saved: `${form.name} is saved.` })
  }

  return (
    <FormSheet
      title={template ? `Edit ${template.name}` : 'New package'}
      schema={schema}
      defaults={template ? formOf(template) : emptyTemplateForm}
      {...(template ? {} : { draftKey: `memberPackages/new/${gymId}` })}
      submitLabel={template ? 'Save' : 'Add package'}
      onSubmit={saveTemplate}
      onClose={onClose}
    >
      <FormSection title="Package">
        <TextField<Form> name="name" label="Name" isRequired autoFocus />
        <DurationFields />
        <SegmentedField<Form>
          name="type"
          label="Type"
          hint="Recurring: an invoice each term until it is stopped"
          options={packageTypes.map((type) => ({ value: type, label: type }))}
        />
        <TextField<Form> name="category" label="Category" hint="General, Personal training, Student" />
        <TextArea<Form> name="description" label="Description" />
      </FormSection>
      <FormSection title="Price">
        <FieldRow>
          <MoneyField<Form> name="price" label="Price" isRequired />
          <MoneyField<Form>
            name="joiningFee"
            label="Joining fee"
            hint="Once, with the first package of a month or longer"
          />
        </FieldRow>
        <FieldRow>
          <RateField />
          {asksForCodes(settings.taxRegime) && (
            <TextField<Form> name="sac" label="SAC" hint="Leave blank for the centre's code" />
          )}
        </FieldRow>
      </FormSection>
      <FreezeFields />
    </FormSheet>
  )
}
