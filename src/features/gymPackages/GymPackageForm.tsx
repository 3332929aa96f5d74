import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import { payableFor, refuseName, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import {
  editedPackageFormSchema,
  emptyRegistrationPackage,
  fieldsOfRegistrationPackage,
  formOfRegistrationPackage,
  registrationPackageFormSchema,
  type RegistrationPackageForm as Form,
  type TypedRegistrationPackage,
} from '@/domain/gymPackages/registrationPackageForm'
import { packageTypes } from '@/domain/packages/packageType'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { DurationFields } from '@/components/packageLife/DurationFields'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { ListField } from '@/ui/form/ListField'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'

type Props = {
  existing: readonly RegistrationPackage[]
  offered?: RegistrationPackage | undefined
  /** The package whose terms a new one begins with. */
  model?: RegistrationPackage | null
  onClose: () => void
}

const NO_LIMIT = 'Leave blank for no limit'

function Total() {
  const [price, gst] = useWatch({
    control: useFormContext<TypedRegistrationPackage>().control,
    name: ['price', 'gst'],
  })
  const isKnown = typeof price === 'number' && typeof gst === 'number' && price >= 0 && gst >= 0 && gst <= 100
  return (
    <Note kind="quiet">
      A centre pays {isKnown ? formatMoney(payableFor({ price, gst }).total, PLATFORM_MONEY) : '--'} for each
      term, GST included.
    </Note>
  )
}

const audiences = [
  { value: 'sales', label: 'New sales only' },
  { value: 'all', label: 'New sales and renewals' },
]

/** Asks who another price is for, as soon as one is typed. */
function PriceFor({ offered }: { offered: RegistrationPackage }) {
  const price = useWatch({ control: useFormContext<TypedRegistrationPackage>().control, name: 'price' })
  if (price === offered.price) return null
  return (
    <SegmentedField<TypedRegistrationPackage>
      name="priceFor"
      label="The new price is for"
      isRequired
      hint="New sales only: centres that have the package renew at what they pay now, unless its duration changes"
      options={audiences}
    />
  )
}

/** Adds, duplicates or edits a package; a centre that has it keeps what it was given until its package ends. */
export function GymPackageForm({ existing, model = null, onClose, ...props }: Props) {
  // As it opened: a price that somebody else changes meanwhile asks nothing of whoever did not touch it.
  const [offered] = useState(props.offered)
  const { id, save } = useSaveRecord(gymPackageRepository, offered)
  const isNew = offered === undefined
  const order = existing.reduce((most, one) => Math.max(most, one.order + 1), 0)
  const began = offered ?? model
  const form = began ? formOfRegistrationPackage(began) : emptyRegistrationPackage
  const defaults = isNew && model ? { ...form, name: `${model.name} (copy)` } : form

  async function savePackage(typed: Form) {
    const refusal = refuseName(typed.name, id, existing)
    if (refusal) throw new FieldProblem('name', refusal.reason)
    const fields = { ...fieldsOfRegistrationPackage(typed), ...(isNew ? { order } : {}) }
    await save(fields, { added: `${typed.name} is on offer.`, saved: `${typed.name} is saved.` })
  }

  return (
    <FormSheet<TypedRegistrationPackage, Form>
      title={isNew ? 'New package' : `Edit ${offered.name}`}
      schema={isNew ? registrationPackageFormSchema : editedPackageFormSchema(offered.price)}
      defaults={defaults}
      {...(isNew && model === null ? { draftKey: 'gymPackages/new' } : {})}
      submitLabel={isNew ? 'Add package' : 'Save'}
      onSubmit={savePackage}
      onClose={onClose}
    >
      {!isNew && (
        <Note>
          Centres that have this package keep its price, limits and features until it ends. A change holds for
          new sales and renewals{offered.renewsAtHeldPrice && ', its price for new sales only'}.
        </Note>
      )}
      <FormSection title="Package">
        <TextField<Form> name="name" label="Name" isRequired autoFocus />
        <TextArea<Form> name="description" label="Description" />
        <DurationFields />
        <SegmentedField<Form>
          name="type"
          label="Type"
          hint="Recurring: renewed at the end of each term"
          options={packageTypes.map((type) => ({ value: type, label: type }))}
        />
        <FieldRow>
          <NumberField<Form>
            name="trialDays"
            label="Trial days"
            suffix="days"
            hint="0 for no trial"
            isRequired
          />
          <TextField<Form> name="category" label="Category" hint="General, Chain, Academy" />
        </FieldRow>
      </FormSection>
      <FormSection title="Price">
        <FieldRow>
          <MoneyField<Form> name="price" label="Price without GST" isRequired />
          <NumberField<Form> name="gst" label="GST" suffix="%" decimals={2} isRequired />
        </FieldRow>
        {!isNew && <PriceFor offered={offered} />}
        <Total />
      </FormSection>
      <FormSection title="Limits">
        <FieldRow>
          <NumberField<Form> name="members" label="Members" hint={NO_LIMIT} />
          <NumberField<Form> name="staff" label="Staff" hint={NO_LIMIT} />
        </FieldRow>
        <FieldRow>
          <NumberField<Form> name="devices" label="Devices" hint={NO_LIMIT} />
          <NumberField<Form> name="messages" label="Messages a month" hint={NO_LIMIT} />
        </FieldRow>
      </FormSection>
      <FormSection title="Features">
        <ListField<Form> name="features" label="Features" hint="What a centre is told it gets, one by one" />
      </FormSection>
    </FormSheet>
  )
}
