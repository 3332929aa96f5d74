import { useMemo } from 'react'
import { genders } from '@/domain/members/member'
import { isOpenLead, temperatures, type Lead } from '@/domain/leads/lead'
import {
  emptyLeadForm,
  leadFieldsOf,
  leadFormOf,
  leadFormSchema,
  newLead,
  untouchedLead,
  type LeadForm as Output,
  type LeadFormInput as Form,
} from '@/domain/leads/leadForm'
import { MOST_LABELS } from '@/domain/leads/labels'
import { ownAndHeld } from '@/domain/leads/ownWords'
import { pincodeLabel } from '@/domain/shared/contact'
import { leadRepository } from '@/data/leads/leadRepository'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { ChecksField } from '@/ui/form/ChecksField'
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
import { Note } from '@/ui/Note'
import { temperatureMarks } from './leadColumns'
import { MemberPhoneNote, SamePhoneNote, type PhoneDoors } from './PhoneNotes'
import { WantedPackageField } from './WantedPackage'

type Props = PhoneDoors & {
  /** The one that is edited, as it was when the form opened. */
  lead?: Lead
  /** It as it stands by now, where it is won or lost. */
  closed?: Lead | null
  seesMembers: boolean
  onClose: () => void
}

const same = (text: string) => ({ value: text, label: text })

/** Adds or edits a lead: three fields are enough, and the phone says at ten digits who has it already. */
export function LeadForm({ lead, closed = null, onClose, ...doors }: Props) {
  const { gymId, settings, today } = useGym()
  const { uid } = useSignedIn().account
  const stands = closed ?? lead ?? null
  const labels = ownAndHeld(settings.leadLabels, lead?.labels ?? [])
  const schema = useMemo(() => leadFormSchema(settings, today, stands), [settings, today, stands])
  const opened = useMemo(() => lead && untouchedLead(lead, settings, today), [lead, settings, today])
  const { id, save } = useSaveRecord<Partial<Lead>>(leadRepository, opened)
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
      draftKey={lead ? `leads/${lead.id}` : `leads/new/${gymId}`}
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
          note={
            <>
              <SamePhoneNote exceptId={id} {...doors} />
              {!doors.seesMembers && <MemberPhoneNote />}
            </>
          }
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
        {lead && closed && isOpenLead(lead) && (
          <Note role="status">
            {lead.name} {closed.status === 'Lost' ? 'was marked as lost' : 'became a member'} meanwhile, so
            there is no next follow-up. You can still save the rest.
          </Note>
        )}
        {(stands === null || isOpenLead(stands)) && (
          <DateField<Form> name="nextFollowUpOn" label="Next follow-up" isRequired min={today} />
        )}
        {doors.seesMembers && <WantedPackageField />}
        <TextField<Form> name="interest" label="Interest" hint="What they asked about" />
        <FieldRow>
          <MoneyField<Form> name="budget" label="Budget" hint="A month" />
          <MoneyField<Form>
            name="promisedDiscount"
            label="Promised discount"
            hint="Filled in when they buy"
          />
        </FieldRow>
        {labels.length > 0 && (
          <ChecksField<Form>
            name="labels"
            label="Labels"
            options={labels.map(same)}
            hint={(chosen) =>
              chosen.length < MOST_LABELS ? '' : `${MOST_LABELS} are as many as a lead can have.`
            }
          />
        )}
        <TextArea<Form> name="notes" label="Notes" />
      </FormSection>
      <FormSection title="More">
        <FieldRow>
          <EmailField<Form> name="email" label="E-mail" />
          <SelectField<Form> name="gender" label="Gender" options={genders.map(same)} canClear />
        </FieldRow>
        <TextField<Form> name="pincode" label={pincodeLabel(settings.locale)} />
        <SwitchField<Form> name="noMessages" label="No messages" hint="They asked not to be written to" />
      </FormSection>
    </FormSheet>
  )
}
