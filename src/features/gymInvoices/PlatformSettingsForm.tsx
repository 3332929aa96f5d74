import {
  platformSettingsInputSchema,
  type PlatformSettings,
  type PlatformSettingsInput,
  type TypedPlatformSettings,
} from '@/domain/gymInvoices/platformSettings'
import { stateNames } from '@/domain/tax/states'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'

type Form = TypedPlatformSettings

const states = stateNames.map((name) => ({ value: name, label: name }))

const savedText = (completed: number) =>
  completed === 0
    ? 'Your particulars are saved.'
    : `Your particulars are saved, and ${completed === 1 ? '1 invoice has its tax now' : `${completed} invoices have their tax now`}.`

type Props = { settings: PlatformSettings; onClose: () => void }

/** The platform as a seller (Rule 46): what stands on every invoice that a centre gets. */
export function PlatformSettingsForm({ settings, onClose }: Props) {
  const { api } = useBackend()

  async function save(typed: PlatformSettingsInput) {
    const { completed } = answered(await api.call('setPlatform', typed))
    showToast({ text: savedText(completed) })
  }

  return (
    <FormSheet<Form, PlatformSettingsInput>
      title="Your particulars"
      schema={platformSettingsInputSchema}
      defaults={settings}
      submitLabel="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <Note>
        They stand on the invoices that centres get from you. Invoices that have their tax stay as they are.
      </Note>
      <FormSection title="Seller">
        <TextField<Form> name="legalName" label="Legal name" isRequired autoFocus />
        <TextArea<Form> name="address" label="Address" isRequired />
        <FieldRow>
          <SelectField<Form> name="state" label="State" isRequired options={states} emptyValue="" />
          <TextField<Form> name="gstin" label="GSTIN" hint="Without it no GST can be billed" />
        </FieldRow>
        <FieldRow>
          <TextField<Form> name="phone" label="Phone" />
          <TextField<Form> name="email" label="E-mail" />
        </FieldRow>
      </FormSection>
      <FormSection title="Invoices">
        <FieldRow>
          <TextField<Form>
            name="prefix"
            label="Prefix of numbers"
            isRequired
            hint="FC makes FC/26-27/000001"
          />
          <TextField<Form>
            name="sac"
            label="Service code (SAC)"
            isRequired
            hint="Confirm it with your accountant"
          />
        </FieldRow>
        <TextField<Form> name="upiId" label="UPI ID" hint="Makes the QR code on unpaid invoices" />
        <TextArea<Form> name="terms" label="Terms and bank account" hint="Printed at the foot" />
      </FormSection>
    </FormSheet>
  )
}
