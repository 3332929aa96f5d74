import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  CASH,
  kindOfWay,
  wayKinds,
  wayKindWords,
  withRenamed,
  type WayKind,
  type WayKinds,
} from '@/domain/gyms/wayKind'
import { useGym } from '@/session/useGym'
import { FieldShell } from '@/ui/form/FieldShell'
import { Select } from '@/ui/form/Select'
import { useField } from '@/ui/form/useField'
import { fieldOf } from './defaultHint'
import styles from './WayKindRows.module.css'

type Form = { paymentModes: string[]; paymentKinds: Record<string, WayKind> }

const options = wayKinds.map((value) => ({ value, label: wayKindWords[value] }))

/** The names that are to be other than they stand: what somebody else saves of the rest is neither hidden nor turned back. */
const chosenIn = <Kind extends string>(shown: Readonly<Record<string, Kind>>, standing: WayKinds) =>
  Object.fromEntries(Object.entries(shown).filter(([way, kind]) => standing[way] !== kind))

/** A way that is renamed in the list is counted on as it was. */
function useCarriedOver(paymentModes: string[], standing: WayKinds) {
  const { getValues, setValue } = useFormContext<Form>()
  const known = useRef(paymentModes)
  useEffect(() => {
    const shown = { ...standing, ...getValues('paymentKinds') }
    const carried = withRenamed(known.current, paymentModes, shown)
    known.current = paymentModes
    if (carried !== shown) setValue('paymentKinds', chosenIn(carried, standing), { shouldDirty: true })
  }, [paymentModes, standing, getValues, setValue])
}

/** What was saved stands by now, and is chosen here no more. */
function useSavedGone(chosen: WayKinds, standing: WayKinds) {
  const { resetField } = useFormContext<Form>()
  const isSaved = Object.keys(chosen).length > 0 && Object.keys(chosenIn(chosen, standing)).length === 0
  useEffect(() => {
    if (isSaved) resetField('paymentKinds', { defaultValue: {} })
  }, [isSaved, resetField])
}

/** PRODUCT 2.V: each way of paying with its kind beside it. Cash is what it says. */
export function WayKindRows() {
  const { id, shell, aria, change, leave } = useField<Form>(fieldOf('paymentKinds'))
  const { control } = useFormContext<Form>()
  const standing = useGym().settings.paymentKinds
  const [paymentModes, chosen] = useWatch({ control, name: ['paymentModes', 'paymentKinds'] })
  const paymentKinds = { ...standing, ...chosen }
  useCarriedOver(paymentModes, standing)
  useSavedGone(chosen, standing)
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
                onChange={(kind) => change(chosenIn({ ...paymentKinds, [way]: kind }, standing))}
                onLeave={leave}
              />
            )}
          </div>
        ))}
      </div>
    </FieldShell>
  )
}
