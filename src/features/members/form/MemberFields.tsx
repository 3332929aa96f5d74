import { AddressFields } from '@/components/people/AddressFields'
import { useFormState, useWatch } from 'react-hook-form'
import { genders } from '@/domain/members/member'
import { ADULT_AGE, isMinor, namesGuardian } from '@/domain/members/memberForm'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { StoredPhotoField, StoredProofField } from '@/components/files/StoredFileFields'
import { useGym } from '@/session/useGym'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { PhoneField } from '@/ui/form/PhoneField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextArea } from '@/ui/form/TextArea'
import { EmailField, TextField } from '@/ui/form/TextField'
import { Warning } from '@/ui/Warning'
import type { MemberSheetInput as Form } from './memberFormFields'
import { sameCode } from '@/domain/members/sameCode'
import { type SamePhone, samePhone } from '@/domain/members/samePhone'
import { useMemo } from 'react'
import { phoneDigits } from '@/domain/shared/phone'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'

/**
 * Who of the centre has the phone that is being typed (PRODUCT 3 "Forms": at 10 digits). The directory is read
 * once there are enough digits to look for; `exceptId` is the member who is being edited.
 */
function useDuplicate(phone: string, exceptId: string): SamePhone[] {
  const { gymId, settings } = useGym()
  const { locale } = settings
  const members = useRepository(memberRepository)
  const typed = phoneDigits(phone)
  const digits = typed.length >= 10 ? typed : ''
  const isAsking = digits !== ''
  const directory = useLive(
    useMemo(() => (isAsking ? members.directory(gymId) : null), [members, gymId, isAsking]),
  )
  const entries = directory.status === 'ready' ? directory.value : null
  return useMemo(
    () => (entries === null || digits === '' ? [] : samePhone(entries, { phone: digits, locale, exceptId })),
    [entries, digits, locale, exceptId],
  )
}

/** Who of the centre has the code that is being typed. The member's own, as it stands, is not looked for. */
function useSameCode(code: string, exceptId: string): SamePhone[] {
  const { gymId } = useGym()
  const { dirtyFields } = useFormState<Form>()
  const members = useRepository(memberRepository)
  const isAsking = dirtyFields.memberCode === true && code.trim() !== ''
  const directory = useLive(
    useMemo(() => (isAsking ? members.directory(gymId) : null), [members, gymId, isAsking]),
  )
  const entries = isAsking && directory.status === 'ready' ? directory.value : null
  return useMemo(
    () => (entries === null ? [] : sameCode(entries, { code, exceptId })),
    [entries, code, exceptId],
  )
}

type NoteProps = { what: string; found: readonly SamePhone[]; onOpen: (id: string) => void }

/** A warning and no ban: a family often shares one phone, and two desks may give one code at once. */
function DuplicateNote({ what, found, onOpen }: NoteProps) {
  const [first, ...others] = found
  if (!first) return null
  const rest = others.length > 0 ? ` and ${others.length} more` : ''
  return (
    <Warning>
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <span>
        {first.name}
        {first.code && ` (${first.code})`}
        {rest} already {others.length > 0 ? 'have' : 'has'} this {what}
        {first.hasLeft && ' and has left'}.
      </span>
      <button type="button" onClick={() => onOpen(first.id)}>
        Open {first.name}
      </button>
    </Warning>
  )
}

type Props = {
  /** The member who is edited; '' for a new one. */
  memberId: string
  /** What stands in Storage already. */
  current: { dp: string; idProof: string }
  onOpen: (id: string) => void
}

const same = (text: string) => ({ value: text, label: text })
const genderOptions = genders.map(same)
const relations = ['Father', 'Mother', 'Grandparent', 'Brother or sister', 'Guardian']

/** One column, phone first (PRODUCT 3 "Forms"); the guardian comes in as soon as the date of birth asks for one. */
export function MemberFields({ memberId, current, onOpen }: Props) {
  const { today, settings } = useGym()
  const [phone, name, code] = useWatch<Form, ['phone', 'name', 'memberCode']>({
    name: ['phone', 'name', 'memberCode'],
  })
  const found = useDuplicate(phone, memberId)
  const withCode = useSameCode(code, memberId)
  return (
    <>
      <FormSection title="Person">
        <PhoneField<Form>
          name="phone"
          label="Phone"
          isRequired
          autoFocus
          note={<DuplicateNote what="phone" found={found} onOpen={onOpen} />}
        />
        <TextField<Form> name="name" label="Name" isRequired />
        <FieldRow>
          <DateField<Form> name="dob" label="Date of birth" max={today} />
          <SelectField<Form> name="gender" label="Gender" options={genderOptions} canClear />
        </FieldRow>
        <EmailField<Form> name="email" label="E-mail" />
        <StoredPhotoField path={current.dp} name={name} />
      </FormSection>
      <GuardianSection />
      <FormSection title="Address">
        <AddressFields />
      </FormSection>
      <FormSection title="Membership">
        <FieldRow>
          <SelectField<Form>
            name="sourceOfJoining"
            label="Source"
            options={settings.sources.map(same)}
            emptyValue=""
            canClear
          />
          <TextField<Form> name="occupation" label="Occupation" />
        </FieldRow>
        <FieldRow>
          <TextField<Form>
            name="memberCode"
            label="Member code"
            hint="Made for you if you leave it empty"
            note={<DuplicateNote what="code" found={withCode} onOpen={onOpen} />}
          />
          <TextField<Form> name="referralCode" label="Referral code" />
        </FieldRow>
        <NumberField<Form>
          name="biometricUserId"
          label="Biometric id"
          hint="The number on the device; 0 while it is not linked"
        />
        <StoredProofField path={current.idProof} />
        <TextArea<Form> name="notes" label="Notes" />
      </FormSection>
    </>
  )
}

const guardianHint = `Under ${ADULT_AGE} a parent or guardian must agree to the membership. Their consent is kept with its date.`

function GuardianSection() {
  const { today } = useGym()
  const [dob, guardian] = useWatch<Form, ['dob', 'guardian']>({ name: ['dob', 'guardian'] })
  const isNeeded = isMinor(civilDateSchema.safeParse(dob).data ?? null, today)
  // What was typed stays in sight where none is needed any more: it would be saved, and judged, unseen.
  if (!isNeeded && !namesGuardian(guardian)) return null
  return (
    <FormSection title="Guardian" {...(isNeeded && { hint: guardianHint })}>
      <FieldRow>
        <TextField<Form> name="guardian.name" label="Guardian's name" isRequired={isNeeded} />
        <SelectField<Form>
          name="guardian.relation"
          label="Relation"
          options={relations.map(same)}
          emptyValue=""
          isRequired={isNeeded}
        />
      </FieldRow>
      <PhoneField<Form> name="guardian.phone" label="Guardian's phone" isRequired={isNeeded} />
      <SwitchField<Form> name="guardian.consent" label="The guardian agrees to the membership" />
    </FormSection>
  )
}
