import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { afterPress, listenForPresses } from './afterPress'

/** What every field takes. */
export type FieldProps<Values extends FieldValues = FieldValues> = {
  name: FieldPath<Values>
  label: string
  /** Only draws the mark; the schema decides. */
  isRequired?: boolean
  hint?: React.ReactNode
  note?: React.ReactNode
  isDisabled?: boolean
  autoFocus?: boolean
}

export type FieldParts = { id: string; name: string; hintId: string; errorId: string; error: string }

/** The form's side of a field: value, change, blur and ref, its error in words, and the aria wiring. */
export function useField<Values extends FieldValues>({ name, isRequired, hint }: FieldProps<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const id = useId()
  const { onBlur } = field
  useEffect(listenForPresses, [])
  const isThere = useRef(false)
  useLayoutEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  // The press may have taken the field away with its row: leaving it then would bring it back without a value.
  const leave = useCallback(() => afterPress(() => isThere.current && onBlur()), [onBlur])
  const error = fieldState.error?.message ?? ''
  const parts: FieldParts = { id, name, hintId: `${id}-hint`, errorId: `${id}-error`, error }
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired ? true : undefined,
    'aria-describedby': error ? parts.errorId : hint ? parts.hintId : undefined,
  } as const
  const value: unknown = field.value
  const change: (next: unknown) => void = field.onChange
  return { id, parts, aria, value, change, leave, ref: field.ref }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
