import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch, type FieldValues } from 'react-hook-form'
import { may } from '@/domain/access/collections'
import { MOST_LINES } from '@/domain/invoices/draftLines'
import { asksForCodes, collectsTax } from '@/domain/tax/regime'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextField } from '@/ui/form/TextField'
import { IconButton } from '@/ui/IconButton'
import styles from './lineFields.module.css'
import { emptyLine, type LineForm } from './lineForm'

const kinds = [
  { value: 'service', label: 'Service' },
  { value: 'product', label: 'Product' },
]

/** Code and rate: always asked for of a product, of a service only where it differs from the centre's. */
function LineTax({ name }: { name: string }) {
  const { settings } = useGym()
  const { control } = useFormContext<FieldValues, unknown, FieldValues>()
  const typed: unknown[] = useWatch({ control, name: [`${name}.kind`, `${name}.sac`, `${name}.rate`] })
  const [kind, sac, rate] = typed
  const [isAsked, setIsAsked] = useState(sac !== '' || rate !== null)
  const isProduct = kind === 'product'
  const mayChangeRate = may(useRole(), 'members.overridePrice')
  return (
    <>
      <div className={styles.kind}>
        <SegmentedField name={`${name}.kind`} label="Kind" options={kinds} />
        {mayChangeRate && !isProduct && !isAsked && (
          <Button size="s" kind="quiet" onClick={() => setIsAsked(true)}>
            Different tax rate
          </Button>
        )}
      </div>
      {(isProduct || isAsked) && (
        <div className={styles.pair}>
          {asksForCodes(settings.taxRegime) && (
            <TextField
              name={`${name}.sac`}
              label={isProduct ? 'HSN code' : 'Service code (SAC)'}
              inputMode="numeric"
              maxLength={8}
              hint={isProduct ? undefined : `Leave blank for ${settings.sac}`}
            />
          )}
          <NumberField
            name={`${name}.rate`}
            label="Tax rate"
            decimals={3}
            suffix="%"
            isRequired={isProduct}
          />
        </div>
      )}
    </>
  )
}

type LineProps = {
  name: string
  at: number
  isFirstField: boolean
  hasDiscount: boolean
  onRemove: (() => void) | undefined
}

function Line({ name, at, isFirstField, hasDiscount, onRemove }: LineProps) {
  const { settings } = useGym()
  return (
    <div role="group" aria-label={`Line ${at + 1}`} className={styles.line}>
      <div className={styles.what}>
        <TextField
          name={`${name}.what`}
          label={hasDiscount ? 'What for' : 'Item'}
          isRequired
          autoFocus={isFirstField}
          placeholder={at === 0 && hasDiscount ? 'Locker, 3 months' : 'Water, 1 litre'}
          maxLength={200}
        />
        {onRemove && (
          <span className={styles.remove}>
            <IconButton icon="pi-trash" label={`Remove line ${at + 1}`} onClick={onRemove} />
          </span>
        )}
      </div>
      <div className={hasDiscount ? styles.amounts : styles.pair}>
        <MoneyField name={`${name}.price`} label="Price" isRequired />
        <NumberField name={`${name}.quantity`} label="Quantity" />
        {hasDiscount && <MoneyField name={`${name}.discount`} label="Discount" />}
      </div>
      {collectsTax(settings.taxRegime) && <LineTax name={name} />}
    </div>
  )
}

type Props = {
  /** The form's list of lines. */
  name: string
  isFirstField?: boolean
  /** An invoice has a line; what is added to a sale may be nothing. */
  isOptional?: boolean
  hasDiscount?: boolean
  addLabel: string
}

/** What is billed line by line, with rates of their own (ACTS "The model of money"). */
export function LineFields({
  name,
  isFirstField = false,
  isOptional = false,
  hasDiscount = true,
  addLabel,
}: Props) {
  const { control, setFocus } = useFormContext<{ [list: string]: LineForm[] }>()
  const { fields, append, remove } = useFieldArray({ control, name })
  // The button that was pressed goes with its line: the focus stays among the lines.
  const removeLine = (at: number) => {
    remove(at)
    if (fields.length > 1) setTimeout(() => setFocus(`${name}.${Math.max(0, at - 1)}.what`))
  }
  return (
    <>
      {fields.map(({ id }, at) => (
        <Line
          key={id}
          name={`${name}.${at}`}
          at={at}
          isFirstField={isFirstField && at === 0}
          hasDiscount={hasDiscount}
          onRemove={isOptional || fields.length > 1 ? () => removeLine(at) : undefined}
        />
      ))}
      {fields.length < MOST_LINES && (
        <span className={styles.add}>
          <Button
            size="s"
            kind="quiet"
            icon="pi-plus"
            onClick={() => append(emptyLine, { focusName: `${name}.${fields.length}.what` })}
          >
            {addLabel}
          </Button>
        </span>
      )}
    </>
  )
}
