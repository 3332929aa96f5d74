import { useEffect, useRef, useState } from 'react'
import {
  useFormContext,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { classes } from '../classes'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { lookUpPincode } from './pincode'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & { cityName: FieldPath<V>; stateName: FieldPath<V> }

/** Six digits fill city and state, as long as a person has not written something else there. */
export function PincodeField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { cityName, stateName } = props
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  const { setValue, getValues } = useFormContext<V>()
  const pincode = textOf(value)
  const asked = useRef(pincode)
  const filled = useRef({ city: '', state: '' })
  const [place, setPlace] = useState('')
  const isEmpty = textOf(useWatch<V>({ name: props.name })) === ''

  useEffect(() => {
    if (pincode === asked.current) return
    asked.current = pincode
    let isLeft = false
    void lookUpPincode(pincode).then((found) => {
      if (isLeft || asked.current !== pincode) return
      setPlace(found ? [found.city, found.state].filter(Boolean).join(', ') : '')
      if (!found) return
      const fill = (name: FieldPath<V>, text: string, before: string) => {
        const now = textOf(getValues(name))
        if (text && (now === '' || now === before))
          setValue(name, text as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true, shouldValidate: true })
      }
      fill(cityName, found.city, filled.current.city)
      fill(stateName, found.state, filled.current.state)
      filled.current = found
    })
    return () => {
      isLeft = true
    }
  }, [pincode, cityName, stateName, getValues, setValue])

  return (
    <FieldShell
      parts={parts}
      label={props.label}
      isRequired={props.isRequired}
      hint={isEmpty || !place ? (props.hint ?? 'Fills city and state') : place}
    >
      <input
        {...aria}
        id={id}
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder="452001"
        disabled={props.isDisabled}
        className={classes(styles.input, styles.numeric)}
        value={pincode}
        onChange={(event) => change(event.target.value.replace(/\s/g, ''))}
        onBlur={leave}
      />
    </FieldShell>
  )
}
