import { useWatch } from 'react-hook-form'
import { genders } from '@/domain/members/member'
import { bankCodeWord } from '@/domain/staff/bankAccount'
import { staffRoles, type Staff } from '@/domain/staff/staff'
import { StoredPhotoField, StoredProofField } from '@/components/files/StoredFileFields'
import { AddressFields } from '@/components/people/AddressFields'
import { useGym } from '@/session/useGym'
import { useFormat } from '@/ui/format/format'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { PhoneField } from '@/ui/form/PhoneField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { EmailField, TextField } from '@/ui/form/TextField'
import { PayFields } from './PayFields'
import { RoleNote } from './RoleNote'
import { ShiftFields } from './ShiftFields'
import type { StaffSheetInput as Form } from './staffSheet'

const same = (text: string) => ({ value: text, label: text })
const roleOptions = [{ value: '', label: 'No sign-in' }, ...staffRoles.map(same)]
const genderOptions = genders.map(same)

/** One column, phone first (PRODUCT 3 "Forms"). `current` is what stands in Storage already, `staff` null for somebody new. */
export function StaffFields({
  current,
  staff,
  emailHint,
}: {
  current: { dp: string; idProof: string }
  staff: Staff | null
  emailHint: string
}) {
  const { today } = useGym()
  const [name, role] = useWatch<Form, ['name', 'role']>({ name: ['name', 'role'] })
  return (
    <>
      <FormSection title="Person">
        <PhoneField<Form> name="phone" label="Phone" isRequired autoFocus />
        <TextField<Form> name="name" label="Name" isRequired />
        <EmailField<Form>
          name="email"
          label="E-mail"
          isRequired={role !== ''}
          {...(role !== '' && { hint: emailHint })}
        />
        <FieldRow>
          <DateField<Form> name="dob" label="Date of birth" max={today} />
          <SelectField<Form> name="gender" label="Gender" options={genderOptions} canClear />
        </FieldRow>
        <StoredPhotoField path={current.dp} name={name} />
      </FormSection>
      <FormSection title="Role">
        <SegmentedField<Form> name="role" label="Signs in as" options={roleOptions} />
        <RoleNote role={role} />
      </FormSection>
      <FormSection title="Work">
        <FieldRow>
          <TextField<Form> name="designation" label="Designation" placeholder="Trainer, front desk" />
          <TextField<Form> name="empId" label="Employee id" />
        </FieldRow>
        <FieldRow>
          <DateField<Form> name="joiningDate" label="Joined on" />
          <NumberField<Form>
            name="biometricId"
            label="Biometric id"
            hint="0 while not linked to the device"
          />
        </FieldRow>
        <StoredProofField path={current.idProof} />
      </FormSection>
      <FormSection title="Shift">
        <ShiftFields staff={staff} />
      </FormSection>
      <FormSection title="Pay">
        <PayFields staff={staff} />
      </FormSection>
      <FormSection title="Bank account">
        <BankFields />
      </FormSection>
      <FormSection title="Address">
        <AddressFields />
      </FormSection>
    </>
  )
}

/** Where the bank file of a month transfers pay to. */
function BankFields() {
  const { callingCode } = useFormat()
  const [name, account] = useWatch<Form, ['name', 'bankAccount']>({ name: ['name', 'bankAccount'] })
  return (
    <>
      <FieldRow>
        <TextField<Form> name="bankAccount" label="Account number" />
        <TextField<Form>
          name="bankCode"
          label={bankCodeWord(callingCode)}
          hint={callingCode === '91' ? undefined : 'Leave blank if the account number holds it'}
        />
      </FieldRow>
      {account !== '' && (
        <TextField<Form>
          name="bankHolder"
          label="Name on the account"
          hint={`Leave blank if it is ${name || 'the employee’s own'}`}
        />
      )}
    </>
  )
}
