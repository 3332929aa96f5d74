import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/form/DateField'
import { NumberField } from '@/ui/form/NumberField'
import { IconButton } from '@/ui/IconButton'
import type { TaxForm } from './taxForm'
import styles from './tax.module.css'

/** The centre's own rates, each in force from its first day on. */
export function RateRows() {
  const { control, formState } = useFormContext<TaxForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'rates' })
  const hasOwnRates = useWatch({ control, name: 'hasOwnRates' })
  if (!hasOwnRates) return null
  const problem = formState.errors.rates?.root?.message ?? formState.errors.rates?.message
  return (
    <div role="group" aria-label="Rates" className={styles.rates} data-field="rates">
      {fields.map((field, at) => (
        <div key={field.id} className={styles.rate}>
          <DateField<TaxForm> name={`rates.${at}.from`} label="From" isRequired />
          <NumberField<TaxForm> name={`rates.${at}.rate`} label="Rate" suffix="%" decimals={3} isRequired />
          {fields.length > 1 && (
            <span className={styles.remove}>
              <IconButton icon="pi-trash" label={`Remove rate ${at + 1}`} onClick={() => remove(at)} />
            </span>
          )}
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button size="s" icon="pi-plus" onClick={() => append({ from: null, rate: null })}>
        Add a rate
      </Button>
    </div>
  )
}
