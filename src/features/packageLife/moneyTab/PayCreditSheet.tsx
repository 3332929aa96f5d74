import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { Member } from '@/domain/members/member'
import { refusePayout } from '@/domain/invoices/payCredit'
import { amountUnless, reasonField, referenceField } from '@/domain/shared/formFields'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useTransferWord } from '@/components/money/useTransferWord'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'

type Form = { amount: number | null; modeOfPayment: string; reference: string; reason: string }

/** Hands a member's credit out, whole or in part, as a refund of today. */
export function PayCreditSheet({ member, onClose }: { member: Member; onClose: () => void }) {
  const { settings } = useGym()
  const act = useFormAct()
  const transfer = useTransferWord()
  // What is checked while it is typed is the credit at the opening; the server checks it again.
  const [held] = useState(member)
  const schema = useMemo(
    () =>
      z.object({
        amount: amountUnless((amount) => refusePayout(held, amount, settings)),
        modeOfPayment: z.string().min(1, 'Choose how the credit is paid out.'),
        reference: referenceField,
        reason: reasonField('Enter a reason'),
      }),
    [held, settings],
  )
  return (
    <FormSheet
      title={`Pay out credit of ${member.name}`}
      schema={schema}
      defaults={{
        amount: held.creditBalance,
        modeOfPayment: settings.paymentModes[0] ?? '',
        reference: '',
        reason: '',
      }}
      submitLabel="Pay out credit"
      isDanger
      onSubmit={async (form) => {
        const amount = form.amount ?? 0
        const answer = await act('payCredit', { ...form, amount, memberId: member.id, paymentSource: '' })
        if (isRefused(answer)) return answer
        showToast({ text: `${formatMoney(amount, settings)} of credit paid out to ${member.name}.` })
        return undefined
      }}
      onClose={onClose}
    >
      <Note kind="quiet">
        Credit: <strong>{formatMoney(held.creditBalance, settings)}</strong>. It counts as a refund of today.
      </Note>
      <FieldRow>
        <MoneyField<Form> name="amount" label="Amount" isRequired autoFocus />
        <SelectField<Form>
          name="modeOfPayment"
          label="Paid out by"
          isRequired
          emptyValue=""
          options={settings.paymentModes.map((mode) => ({ value: mode, label: mode }))}
        />
      </FieldRow>
      <TextField<Form> name="reference" label="Reference" hint={`${transfer} or cheque number`} />
      <TextField<Form> name="reason" label="Reason" isRequired hint="Moving away, asked for it back" />
    </FormSheet>
  )
}
