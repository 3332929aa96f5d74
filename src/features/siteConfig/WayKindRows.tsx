import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CASH, kindOfWay, wayKinds, wayKindWords, withRenamed, type WayKind } from '@/domain/gyms/wayKind'
import { FieldShell } from '@/ui/form/FieldShell'
import { Select } from '@/ui/form/Select'
import { useField } from '@/ui/form/useField'
import { fieldOf } from './defaultHint'
import styles from './WayKindRows.module.css'

type Form = { paymentModes: string[]; paymentKinds: Record<string, WayKind> }

const options = wayKinds.map((value) => ({ value, label: wayKindWords[value] }))

/** A way that is renamed in the list is counted on as it was. */
function useCarriedOver(paymentModes: string[]) {
  const { getValues, setValue } = useFormContext<Form>()
  const known = useRef(paymentModes)
  useEffect(() => {
    const paymentKinds = getValues('paymentKinds')
    const carried = withRenamed(known.current, paymentModes, paymentKinds)
    known.current = paymentModes
    if (carried !== paymentKinds) setValue('paymentKinds', carried, { shouldDirty: true })
  }, [paymentModes, getValues, setValue])
}

/** PRODUCT 2.V: each way of paying with its kind beside it. Cash is what it says. */
export function WayKindRows() {
  const { id, shell, aria, change, leave } = useField<Form>(fieldOf('paymentKinds'))
  const { control } = useFormContext<Form>()
  const [paymentModes, paymentKinds] = useWatch({ control, name: ['paymentModes', 'paymentKinds'] })
  useCarriedOver(paymentModes)
  return (
    <FieldShell isGroup {...shell}>
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={styles.ways}
      >
        {paymentModes.map((way) => (
          <div key={way} className={styles.way}>
            <span className={styles.name}>{way}</span>
            {way === CASH ? (
              <span className={styles.fixed}>{wayKindWords.cash}</span>
            ) : (
              <Select
                label={`How ${way} is counted`}
                options={options}
                value={kindOfWay(way, { paymentKinds })}
                onChange={(kind) => change({ ...paymentKinds, [way]: kind })}
                onLeave={leave}
              />
            )}
          </div>
        ))}
      </div>
    </FieldShell>
  )
}
