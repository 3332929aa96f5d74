import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'

/**
 * Leaving a field by pressing something else shows the field's error, which moves what lies below: between press and
 * release the target would slip away and the click be lost. So what a blur sets off waits for the release.
 */
let isPressed = false
let isListening = false
const waiting: (() => void)[] = []

const release = () => {
  isPressed = false
  // The click comes right after the release.
  window.setTimeout(() => waiting.splice(0).forEach((run) => run()))
}

function listenForPresses(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  window.addEventListener('pointerup', release, true)
  window.addEventListener('pointercancel', release, true)
}

function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}

/** How a form has called its fields, for what is wrong with one that it no longer draws. */
const labels = new WeakMap<object, Map<string, string>>()
export const labelOf = (control: object, name: string) => labels.get(control)?.get(name) ?? ''

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
export function useField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { name, label, isRequired, hint, note } = props
  const { field, fieldState } = useController<Values>({ name })
  const { control } = useFormContext<Values>()
  const id = useId()
  const { onBlur } = field
  useEffect(listenForPresses, [])
  useEffect(
    () => void labels.set(control, (labels.get(control) ?? new Map<string, string>()).set(name, label)),
    [control, name, label],
  )
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
  /** What stands around the control. */
  const shell = { parts, label, isRequired, hint, note }
  return { id, parts, shell, aria, value, change, leave, ref: field.ref }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
