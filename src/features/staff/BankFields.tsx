import { useWatch } from 'react-hook-form'
import { useFormat } from '@/ui/format/format'
import { FieldRow } from '@/ui/form/FormSection'
import { TextField } from '@/ui/form/TextField'
import type { StaffSheetInput as Form } from './staffSheet'

/** Where the bank file of a month transfers pay to. */
export function BankFields() {
  const { callingCode } = useFormat()
  const [name, account] = useWatch<Form, ['name', 'bankAccount']>({ name: ['name', 'bankAccount'] })
  return (
    <>
      <FieldRow>
        <TextField<Form> name="bankAccount" label="Account number" />
        <TextField<Form> name="bankCode" label={callingCode === '91' ? 'IFSC' : 'Bank code'} />
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
