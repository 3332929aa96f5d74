import type { FieldPath, FieldValues } from 'react-hook-form'
import { useGym } from '@/session/useGym'
import { SelectField } from '@/ui/form/SelectField'
import { IconButton } from '@/ui/IconButton'
import styles from './PaidByField.module.css'

type Props<V extends FieldValues> = {
  name: FieldPath<V>
  /** Which of the form's payments it is, from 0. */
  at: number
  isRequired?: boolean
  onRemove: (() => void) | undefined
}

/** How a payment of several was made, with the button that takes the payment out of the form. */
export function PaidByField<V extends FieldValues>({ name, at, isRequired = false, onRemove }: Props<V>) {
  const { paymentModes } = useGym().settings
  return (
    <div className={styles.paidBy}>
      <SelectField<V>
        name={name}
        label="Paid by"
        isRequired={isRequired}
        emptyValue=""
        options={paymentModes.map((mode) => ({ value: mode, label: mode }))}
      />
      {onRemove && (
        <span className={styles.remove}>
          <IconButton icon="pi-trash" label={`Remove payment ${at + 1}`} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}
