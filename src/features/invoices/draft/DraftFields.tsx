import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import type { Invoice } from '@/domain/invoices/invoice'
import { addDuration } from '@/domain/shared/calendar'
import { tidyGstin } from '@/domain/tax/gstin'
import type { TaxRegime } from '@/domain/tax/regime'
import { stateNames } from '@/domain/tax/states'
import { LineFields } from '@/components/invoices/lines/LineFields'
import { MemberField } from '@/components/members/MemberField'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import { useViewer } from '../useViewer'
import type { DraftForm } from './draftForm'

const states = stateNames.map((name) => ({ value: name, label: name }))

/** Who, what for and how much; then whatever only some invoices need. */
export function DraftFields({ draft }: { draft: Invoice | null }) {
  const viewer = useViewer()
  const asksOwner = discountLimitOf(viewer.role, viewer.settings) < 100
  return (
    <>
      <FormSection title="Invoice">
        {draft ? <Note>For {draft.customerName}.</Note> : <MemberField isFirst />}
        <LineFields name="lines" isFirstField={draft !== null} addLabel="Add line" />
        <FieldRow>
          <TextField<DraftForm> name="discountReason" label="Reason" hint="Needed with a discount" />
          <DateField<DraftForm>
            name="dueOn"
            label="Due on"
            min={viewer.today}
            max={addDuration(viewer.today, 1, 'Year')}
            hint="Leave blank for no due date"
          />
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
      <BusinessSection regime={viewer.settings.taxRegime} />
    </>
  )
}

/** Outside India a business has no GSTIN: it is asked for there only where one stands already. */
function BusinessSection({ regime }: { regime: TaxRegime }) {
  const { getValues } = useFormContext<DraftForm>()
  const [isFilled] = useState(() => getValues('customerGstin') !== '' || getValues('placeOfSupply') !== '')
  if (regime === 'outsideIndia' && !isFilled) return null
  return (
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
  )
}
