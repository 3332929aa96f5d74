import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { isCheque } from '@/domain/invoices/cheque'
import { PaidByField } from '@/components/money/PaidByField'
import { useTransferWord } from '@/components/money/useTransferWord'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/form/DateField'
import { MoneyField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { emptyRow, MOST_ROWS } from './paymentRows'
import type { SaleForm } from './saleForm'
import styles from './saleFields.module.css'

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }))

function PaymentRow({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const { settings } = useGym()
  const { control } = useFormContext<SaleForm>()
  const transfer = useTransferWord()
  const chequeHint = settings.countPendingCheques ? undefined : 'Counts as paid once it has cleared'
  const byCheque = isCheque(useWatch({ control, name: `payments.${at}.modeOfPayment` }), settings)
  return (
    <div role="group" aria-label={`Payment ${at + 1}`} className={styles.payment}>
      <div className={styles.pair}>
        <MoneyField<SaleForm>
          name={`payments.${at}.amount`}
          label="Received now"
          hint={at === 0 && !onRemove ? 'Leave blank if nothing was paid' : undefined}
        />
        <PaidByField<SaleForm> name={`payments.${at}.modeOfPayment`} at={at} onRemove={onRemove} />
      </div>
      <div className={styles.pair}>
        <SelectField<SaleForm>
          name={`payments.${at}.paymentSource`}
          label="Received at"
          emptyValue=""
          options={optionsOf(settings.paymentSources)}
        />
        <TextField<SaleForm>
          name={`payments.${at}.reference`}
          label={byCheque ? 'Cheque number' : 'Reference'}
          hint={byCheque ? chequeHint : `${transfer} or last 4 digits`}
          maxLength={60}
        />
      </div>
      {byCheque && <DateField<SaleForm> name={`payments.${at}.chequeDate`} label="Date on the cheque" />}
    </div>
  )
}

/** What is paid at once: one row, or several where somebody pays partly in cash and partly by UPI. */
export function PaymentRows() {
  const { settings } = useGym()
  const { control, getValues, setFocus } = useFormContext<SaleForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'payments' })
  // The button that was pressed goes with its row: the focus stays among the payments.
  const take = (at: number) => {
    remove(at)
    setTimeout(() => setFocus(`payments.${Math.max(0, at - 1)}.amount`))
  }
  return (
    <>
      {fields.map(({ id }, at) => (
        <PaymentRow key={id} at={at} onRemove={fields.length > 1 ? () => take(at) : undefined} />
      ))}
      {fields.length < MOST_ROWS && (
        <span className={styles.add}>
          <Button
            size="s"
            kind="quiet"
            icon="pi-plus"
            onClick={() =>
              append(emptyRow(settings, getValues('payments')), {
                focusName: `payments.${fields.length}.amount`,
              })
            }
          >
            Split payment
          </Button>
        </span>
      )}
    </>
  )
}
