import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import { payableBy } from '@/domain/gymInvoices/billPackage'
import { lastDayOf as lastDayOfOffered } from '@/domain/gymPackages/givePackage'
import { uncoveredText } from '@/domain/gymPackages/uncoveredDays'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { usePlatformSettings } from '@/components/gym/usePlatformSettings'
import { useRecords } from '@/components/records/useRecords'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { FormSheet } from '@/ui/form/FormSheet'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { DateField } from '@/ui/form/DateField'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { Note } from '@/ui/Note'
import { TextField } from '@/ui/form/TextField'
import { GymFields } from './GymFields'
import {
  emptyGymForm,
  lastDayOf,
  newGymSchema,
  paidWithoutTrial,
  type NewGym,
  type NewGymForm,
} from './gymForm'
import type { AddedGym } from './GymAdded'

type Props = { today: CivilDate; onAdded: (gym: AddedGym) => void; onClose: () => void }

const kindOptions = [
  { value: 'trial', label: 'Trial' },
  { value: 'paid', label: 'Paid package' },
]

const TYPED = 'Type another'

/** Of a centre that is still to be made. */
const NO_PACKAGES = { currentPackage: null, packageHistory: [] }

/** A new centre with its owner's account and its first package (PRODUCT 4, screen 2). */
export function AddGym({ today, onAdded, onClose }: Props) {
  const { api } = useBackend()
  const { records } = useRecords(gymPackageRepository)
  // One form, one centre: a save that is repeated after a lost answer finds what the first made.
  const [key] = useState(() => crypto.randomUUID())

  async function addGym(gym: NewGym) {
    const input = { ...paidWithoutTrial(gym, records), key }
    const { gymId, referralCode, isLinkSent } = answered(await api.call('createGym', input))
    onAdded({ id: gymId, name: gym.name, email: gym.email, referralCode, isLinkSent })
  }

  return (
    <FormSheet<NewGymForm, NewGym>
      title="Add gym"
      schema={newGymSchema}
      defaults={emptyGymForm(today)}
      draftKey="gyms/new"
      submitLabel="Add gym"
      onClose={onClose}
      onSubmit={addGym}
    >
      <GymFields emailHint="The owner signs in with it; the link to set a password goes there" />
      <PackageFields today={today} records={records} />
    </FormSheet>
  )
}

/** One of the packages on offer, or a trial or package that is typed. */
function PackageFields({ today, records }: { today: CivilDate; records: readonly RegistrationPackage[] }) {
  const [packageId, typedDay] = useWatch<NewGymForm, ['packageId', 'startDate']>({
    name: ['packageId', 'startDate'],
  })
  const firstDay = civilDateSchema.safeParse(typedDay).data
  const free = firstDay === undefined ? null : uncoveredText(firstDay, NO_PACKAGES, today)
  const offers = useMemo(() => records.filter(isOffered), [records])
  const offered = offers.find(({ id }) => id === packageId)
  return (
    <FormSection title="Package">
      {offers.length > 0 && (
        <SelectField<NewGymForm>
          name="packageId"
          label="Package"
          emptyValue=""
          options={[
            { value: '', label: TYPED },
            ...offers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {offered ? <OfferedFields offered={offered} /> : <TypedFields />}
      {free !== null && <Note kind="problem">{free}</Note>}
      <Note kind="quiet">The centre also begins with expense categories and four packages to sell.</Note>
    </FormSection>
  )
}

/** What the server will give: the package's own days and price, or its trial. */
function OfferedFields({ offered }: { offered: RegistrationPackage }) {
  const [kind, typedDay, type, state] = useWatch<NewGymForm, ['kind', 'startDate', 'type', 'state']>({
    name: ['kind', 'startDate', 'type', 'state'],
  })
  const settings = usePlatformSettings()
  const hasTrial = offered.trialDays > 0
  const startDate = civilDateSchema.safeParse(typedDay).data ?? null
  const isTrial = hasTrial && kind === 'trial'
  const lastDay = startDate === null ? null : lastDayOfOffered(offered, { startDate, isTrial })
  const priced = isTrial ? { price: 0, gst: offered.gst } : offered
  const { total } = payableBy({ type, state, preference: {} }, priced, settings)
  return (
    <>
      {hasTrial && <SegmentedField<NewGymForm> name="kind" label="Begins with" options={kindOptions} />}
      <DateField<NewGymForm>
        name="startDate"
        label="Starts on"
        isRequired
        hint={lastDay === null ? undefined : `The last day is ${formatCivil(lastDay)}`}
      />
      <Note>In all {formatMoney(total, PLATFORM_MONEY)}, GST included.</Note>
    </>
  )
}

function TypedFields() {
  const [kind, startDate, endDate, trialDays] = useWatch<
    NewGymForm,
    ['kind', 'startDate', 'endDate', 'trialDays']
  >({ name: ['kind', 'startDate', 'endDate', 'trialDays'] })
  const lastDay = lastDayOf({ kind, startDate, endDate, trialDays })
  return (
    <>
      <SegmentedField<NewGymForm> name="kind" label="Begins with" options={kindOptions} />
      <TextField<NewGymForm> name="packageName" label="Name of the package" isRequired />
      {kind === 'trial' ? (
        <FieldRow>
          <DateField<NewGymForm> name="startDate" label="Starts on" isRequired />
          <NumberField<NewGymForm>
            name="trialDays"
            label="Trial days"
            suffix="days"
            isRequired
            hint={lastDay === null ? undefined : `The last day is ${formatCivil(lastDay)}`}
          />
        </FieldRow>
      ) : (
        <>
          <FieldRow>
            <MoneyField<NewGymForm> name="price" label="Price without GST" isRequired />
            <NumberField<NewGymForm> name="gst" label="GST" suffix="%" decimals={2} isRequired />
          </FieldRow>
          <FieldRow>
            <DateField<NewGymForm> name="startDate" label="Starts on" isRequired />
            <DateField<NewGymForm> name="endDate" label="Ends on" isRequired hint="The last day, included" />
          </FieldRow>
        </>
      )}
    </>
  )
}
