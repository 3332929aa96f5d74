import { useFormContext, useWatch } from 'react-hook-form'
import { isCheque } from '@/domain/invoices/cheque'
import type { Invoice } from '@/domain/invoices/invoice'
import { PaidByField } from '@/components/money/PaidByField'
import { useTransferWord } from '@/components/money/useTransferWord'
import { useGym } from '@/session/useGym'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { MoneyField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import styles from './CollectRow.module.css'
import { type CollectForm } from './collectForm'

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }))

type Props = { at: number; invoice: Invoice; onRemove: (() => void) | undefined }

/** One way in which the money came in. */
export function CollectRow({ at, invoice, onRemove }: Props) {
  const { today, settings } = useGym()
  const { control } = useFormContext<CollectForm>()
  const transfer = useTransferWord()
  const chequeHint = settings.countPendingCheques ? undefined : 'Counts as paid once it has cleared'
  const byCheque = isCheque(useWatch({ control, name: `rows.${at}.modeOfPayment` }), settings)
  return (
    <div role="group" aria-label={`Payment ${at + 1}`} className={styles.payment}>
      <FieldRow>
        <MoneyField<CollectForm> name={`rows.${at}.amount`} label="Amount" isRequired autoFocus={at === 0} />
        <PaidByField<CollectForm> name={`rows.${at}.modeOfPayment`} at={at} isRequired onRemove={onRemove} />
      </FieldRow>
      <FieldRow>
        <DateField<CollectForm>
          name={`rows.${at}.date`}
          label="Received on"
          isRequired
          min={invoice.issuedOn ?? undefined}
          max={today}
        />
        <SelectField<CollectForm>
          name={`rows.${at}.paymentSource`}
          label="Received at"
          emptyValue=""
          canClear
          options={optionsOf(settings.paymentSources)}
        />
      </FieldRow>
      <FieldRow>
        <TextField<CollectForm>
          name={`rows.${at}.reference`}
          label={byCheque ? 'Cheque number' : 'Reference'}
          hint={byCheque ? chequeHint : `${transfer} or last 4 digits`}
          maxLength={60}
        />
        {byCheque && <DateField<CollectForm> name={`rows.${at}.chequeDate`} label="Date on the cheque" />}
      </FieldRow>
    </div>
  )
}
