import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import type { Invoice } from '@/domain/invoices/invoice'
import { addDuration } from '@/domain/shared/calendar'
import { tidyGstin } from '@/domain/tax/gstin'
import { stateNames } from '@/domain/tax/states'
import { useLive } from '@/live/useLive'
import { MemberPicker } from '@/parts/MemberPicker'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'
import styles from '../acts/acts.module.css'
import { useViewer } from '../useViewer'
import type { DraftForm } from './draftForm'

const states = stateNames.map((name) => ({ value: name, label: name }))

function MemberField() {
  const { gymId } = useCentre()
  const { members } = useBackend().repositories
  const { field, fieldState } = useController<DraftForm, 'memberId'>({ name: 'memberId' })
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const entry = directory.status === 'ready' ? directory.value.get(field.value) : undefined
  return (
    <MemberPicker
      chosen={entry ? { id: field.value, entry } : null}
      onChoose={(hit) => field.onChange(hit?.id ?? '')}
      isFirst
      problem={fieldState.error?.message}
    />
  )
}

/** Who, what for and how much; then whatever only some invoices need. */
export function DraftFields({ draft }: { draft: Invoice | null }) {
  const viewer = useViewer()
  const asksOwner = discountLimitOf(viewer.role, viewer.settings) < 100
  return (
    <>
      <FormSection title="Invoice">
        {draft ? <p className={styles.who}>For {draft.customerName}.</p> : <MemberField />}
        <TextField<DraftForm>
          name="what"
          label="What for"
          isRequired
          autoFocus={draft !== null}
          placeholder="Locker, 3 months"
        />
        <FieldRow>
          <MoneyField<DraftForm> name="price" label="Price" isRequired />
          <DateField<DraftForm>
            name="dueOn"
            label="Due on"
            min={viewer.today}
            max={addDuration(viewer.today, 1, 'Year')}
            hint="Empty: due on no day"
          />
        </FieldRow>
        <FieldRow>
          <MoneyField<DraftForm> name="discount" label="Discount" />
          <TextField<DraftForm> name="discountReason" label="Reason" hint="Needed with a discount" />
        </FieldRow>
        <SegmentedField<DraftForm>
          name="then"
          label="When it is saved"
          options={[
            { value: 'issue', label: 'Issue now' },
            ...(asksOwner ? [{ value: 'submit', label: 'Ask for approval' }] : []),
            { value: 'draft', label: 'Keep as a draft' },
          ]}
        />
      </FormSection>
      <FormSection title="E-mail">
        <SwitchField<DraftForm>
          name="needEmailCommToClient"
          label="E-mail the invoice to the customer"
          hint="When it is issued, if the member has an e-mail address"
        />
        <SwitchField<DraftForm> name="needEmailCommToOwner" label="E-mail the invoice to the owner" />
      </FormSection>
      <FormSection title="For a business" hint="Leave these empty for a person.">
        <FieldRow>
          <TextField<DraftForm>
            name="customerGstin"
            label="GSTIN of the customer"
            maxLength={20}
            tidy={tidyGstin}
          />
          <SelectField<DraftForm>
            name="placeOfSupply"
            label="Place of supply"
            emptyValue=""
            canClear
            options={states}
            hint="Only where it is another state than yours"
          />
        </FieldRow>
      </FormSection>
    </>
  )
}
