import { AddressFields } from '@/components/people/AddressFields'
import { businessTypeNames, businessTypes } from '@/domain/shared/businessType'
import { FormSection } from '@/ui/form/FormSection'
import { PhoneField } from '@/ui/form/PhoneField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { EmailField, TextField } from '@/ui/form/TextField'
import type { EditedGymForm as Form } from './gymForm'

const typeOptions = businessTypes.map((type) => ({ value: type, label: businessTypeNames[type] }))

/** Who owns the centre and where it is: the same for a new one and a known one. */
export function GymFields({ emailHint }: { emailHint: string }) {
  return (
    <>
      <FormSection title="Owner">
        <PhoneField<Form> name="phone" label="Phone" autoFocus />
        <TextField<Form> name="ownerName" label="Name of the owner" isRequired />
        <EmailField<Form> name="email" label="E-mail" isRequired hint={emailHint} />
      </FormSection>
      <FormSection title="Centre">
        <TextField<Form> name="name" label="Name of the centre" isRequired />
        <SegmentedField<Form> name="type" label="Type" options={typeOptions} />
        <AddressFields />
      </FormSection>
    </>
  )
}
