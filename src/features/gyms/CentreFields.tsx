import { businessTypes } from '@/domain/gyms/gym'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { PhoneField } from '@/ui/form/PhoneField'
import { PincodeField } from '@/ui/form/PincodeField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { EmailField, TextField } from '@/ui/form/TextField'
import type { EditedCentreForm as Form } from './centreForm'
import { typeNames } from './typeNames'

const typeOptions = businessTypes.map((type) => ({ value: type, label: typeNames[type] }))

/** Who owns the centre and where it is: the same for a new one and a known one. */
export function CentreFields({ emailHint }: { emailHint: string }) {
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
        <PincodeField<Form> name="pincode" label="Pincode" cityName="city" stateName="state" />
        <TextField<Form> name="address" label="Address" />
        <FieldRow>
          <TextField<Form> name="city" label="City" />
          <TextField<Form> name="state" label="State" />
        </FieldRow>
      </FormSection>
    </>
  )
}
