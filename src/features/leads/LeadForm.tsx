import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { genders } from '@/domain/members/member'
import { sameDigits } from '@/domain/members/samePhone'
import { isOpenLead, temperatures, type Lead } from '@/domain/leads/lead'
import {
  emptyLeadForm,
  leadFieldsOf,
  leadFormOf,
  leadFormSchema,
  newLead,
  type LeadForm as Output,
  type LeadFormInput as Form,
} from '@/domain/leads/leadForm'
import { phoneDigits } from '@/domain/shared/phone'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { PhoneField } from '@/ui/form/PhoneField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextArea } from '@/ui/form/TextArea'
import { EmailField, TextField } from '@/ui/form/TextField'
import { temperatureMarks } from './leadColumns'
import styles from './leads.module.css'

type Doors = {
  onOpenLead: (id: string) => void
  onOpenMember: (id: string) => void
}
type Props = Doors & { lead?: Lead; seesMembers: boolean; onClose: () => void }

const same = (text: string) => ({ value: text, label: text })

/** Adds or edits a lead: three fields are enough, and the phone says at ten digits who has it already. */
export function LeadForm({ lead, onClose, ...doors }: Props) {
  const { gymId, settings, today } = useGym()
  const { uid } = useSignedIn().account
  const schema = useMemo(() => leadFormSchema(settings, today, lead ?? null), [settings, today, lead])
  const { id, save } = useSaveRecord<Partial<Lead>>(leadRepository, lead)
  const defaults = useMemo(() => (lead ? leadFormOf(lead) : emptyLeadForm(today)), [lead, today])

  const saveLead = (form: Output) =>
    save(lead ? leadFieldsOf(form) : newLead(form, uid), {
      added: `${form.name} is added to the leads.`,
      saved: `${form.name} is saved.`,
    })

  return (
    <FormSheet<Form, Output>
      title={lead ? `Edit ${lead.name}` : 'New lead'}
      schema={schema}
      defaults={defaults}
      {...(lead ? {} : { draftKey: `leads/new/${gymId}` })}
      submitLabel={lead ? 'Save' : 'Add lead'}
      onSubmit={saveLead}
      onClose={onClose}
    >
      <FormSection title="Person">
        <PhoneField<Form>
          name="phone"
          label="Phone"
          isRequired
          autoFocus
          note={<SamePhoneNote exceptId={id} {...doors} />}
        />
        <TextField<Form> name="name" label="Name" isRequired />
        <SelectField<Form>
          name="source"
          label="Source"
          options={settings.sources.map(same)}
          emptyValue=""
          canClear
        />
      </FormSection>
      <FormSection title="Follow-up">
        <SegmentedField<Form>
          name="temperature"
          label="Temperature"
          options={temperatures.map((value) => ({ value, label: value, mark: temperatureMarks[value] }))}
        />
        {(lead === undefined || isOpenLead(lead)) && (
          <DateField<Form> name="nextFollowUpOn" label="Next follow-up" isRequired min={today} />
        )}
        <TextField<Form> name="interest" label="Interest" hint="What they asked about" />
        <FieldRow>
          <MoneyField<Form> name="budget" label="Budget" hint="A month" />
          <MoneyField<Form>
            name="promisedDiscount"
            label="Promised discount"
            hint="Filled in when they buy"
          />
        </FieldRow>
        <TextArea<Form> name="notes" label="Notes" />
      </FormSection>
      <FormSection title="More">
        <FieldRow>
          <EmailField<Form> name="email" label="E-mail" />
          <SelectField<Form> name="gender" label="Gender" options={genders.map(same)} canClear />
        </FieldRow>
        <TextField<Form> name="pincode" label="Pincode" />
        <SwitchField<Form> name="noMessages" label="No messages" hint="They asked not to be written to" />
      </FormSection>
    </FormSheet>
  )
}

type Known = { id: string; name: string; what: string; open: () => void }

/** Who of the centre has the phone that is being typed, members first; a warning and no ban. */
function useKnown({ exceptId, seesMembers, onOpenLead, onOpenMember }: NoteProps): Known[] {
  const phone = useWatch<Form, 'phone'>({ name: 'phone' })
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  const members = useRepository(memberRepository)
  const typed = phoneDigits(phone)
  const digits = typed.length >= 10 ? typed : ''
  const asked = useLive(
    useMemo(() => (digits === '' ? null : leads.ofPhone(gymId, digits)), [leads, gymId, digits]),
  )
  const directory = useLive(
    useMemo(
      () => (digits === '' || !seesMembers ? null : members.directory(gymId)),
      [members, gymId, digits, seesMembers],
    ),
  )
  if (digits === '') return []
  const found = directory.status === 'ready' ? sameDigits(directory.value, digits, '') : []
  const before = asked.status === 'ready' ? asked.value.rows.filter(({ id }) => id !== exceptId) : []
  return [
    ...found.map(({ id, name, hasLeft }) => ({
      ...{ id, name, what: hasLeft ? 'was a member' : 'is a member' },
      open: () => onOpenMember(id),
    })),
    ...before.map(({ id, name, status }) => ({
      ...{ id, name, what: `is a lead already (${status})` },
      open: () => onOpenLead(id),
    })),
  ]
}

type NoteProps = Doors & { exceptId: string; seesMembers: boolean }

function SamePhoneNote(props: NoteProps) {
  const [first, ...others] = useKnown(props)
  if (!first) return null
  return (
    <p className={styles.note} role="status">
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <span>
        {first.name} {first.what}
        {others.length > 0 &&
          `, and ${others.length} more ${others.length === 1 ? 'has' : 'have'} this phone`}
        .
      </span>
      <button type="button" onClick={first.open}>
        Open {first.name}
      </button>
    </p>
  )
}
