import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { usePerson } from '../person'
import { dropDraft, keepDraft, readDraft, type Draft } from './draft'

const PAUSE = 400

/** Keeps what is typed while the form differs from its defaults. `restored` is what was found when it opened. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  key: string | undefined,
  defaults: Values,
) {
  const person = usePerson()
  const [restored, setRestored] = useState<Draft | null>(() =>
    key === undefined ? null : readDraft(person, key, Date.now()),
  )

  const timer = useRef(0)

  useEffect(() => {
    if (restored) form.reset({ ...defaults, ...restored.values }, { keepDefaultValues: true })
    // Once, when the form opens: later changes of the defaults must not undo what is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (key === undefined) return
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        window.clearTimeout(timer.current)
        if (isDirty)
          timer.current = window.setTimeout(() => keepDraft(person, key, values, Date.now()), PAUSE)
      },
    })
    return () => {
      unsubscribe()
      window.clearTimeout(timer.current)
    }
  }, [form, key, person])

  const forget = useCallback(() => {
    // What is let go within the pause must not be kept by it.
    window.clearTimeout(timer.current)
    setRestored(null)
    if (key !== undefined) dropDraft(person, key)
  }, [key, person])

  return { restored, forget }
}
