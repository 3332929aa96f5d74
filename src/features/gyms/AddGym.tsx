import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { answered } from '@/parts/answered'
import { useBackend } from '@/session/useSession'
import { FormSheet } from '@/ui/form/FormSheet'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { DateField } from '@/ui/form/DateField'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextField } from '@/ui/form/TextField'
import { CentreFields } from './CentreFields'
import { emptyCentreForm, lastDayOf, newCentreSchema, type NewCentre, type NewCentreForm } from './centreForm'
import type { AddedCentre } from './GymAdded'

type Props = { today: CivilDate; onAdded: (centre: AddedCentre) => void; onClose: () => void }

const kindOptions = [
  { value: 'trial', label: 'Trial' },
  { value: 'paid', label: 'Paid package' },
]

/** A new centre with its owner's account and its first package (PRODUCT 4, screen 2). */
export function AddGym({ today, onAdded, onClose }: Props) {
  const { api } = useBackend()
  // One form, one centre: a save that is repeated after a lost answer finds what the first made.
  const [key] = useState(() => crypto.randomUUID())

  async function addCentre(centre: NewCentre) {
    const { gymId, referralCode, isLinkSent } = answered(await api.call('createGym', { ...centre, key }))
    onAdded({ id: gymId, name: centre.name, email: centre.email, referralCode, isLinkSent })
  }

  return (
    <FormSheet<NewCentreForm, NewCentre>
      title="Add gym"
      schema={newCentreSchema}
      defaults={emptyCentreForm(today)}
      draftKey="gyms/new"
      submitLabel="Add gym"
      onClose={onClose}
      onSubmit={addCentre}
    >
      <CentreFields emailHint="The owner signs in with it; the link to set a password goes there" />
      <PackageFields />
    </FormSheet>
  )
}

function PackageFields() {
  const [kind, startDate, endDate, trialDays] = useWatch<
    NewCentreForm,
    ['kind', 'startDate', 'endDate', 'trialDays']
  >({ name: ['kind', 'startDate', 'endDate', 'trialDays'] })
  const lastDay = lastDayOf({ kind, startDate, endDate, trialDays })
  return (
    <FormSection title="Package">
      <SegmentedField<NewCentreForm> name="kind" label="Begins with" options={kindOptions} />
      <TextField<NewCentreForm> name="packageName" label="Name of the package" isRequired />
      {kind === 'trial' ? (
        <FieldRow>
          <DateField<NewCentreForm> name="startDate" label="Starts on" isRequired />
          <NumberField<NewCentreForm>
            name="trialDays"
            label="Trial days"
            suffix="days"
            isRequired
            hint={lastDay === null ? undefined : `The last day is ${formatCivil(lastDay)}`}
          />
        </FieldRow>
      ) : (
        <>
          <MoneyField<NewCentreForm> name="price" label="Price" isRequired />
          <FieldRow>
            <DateField<NewCentreForm> name="startDate" label="Starts on" isRequired />
            <DateField<NewCentreForm>
              name="endDate"
              label="Ends on"
              isRequired
              hint="The last day, included"
            />
          </FieldRow>
        </>
      )}
    </FormSection>
  )
}
