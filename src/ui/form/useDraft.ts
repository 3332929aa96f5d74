import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { usePerson } from '../person'
import { dropDraft, dropsOfDrafts, keepDraft, readDraft, sentOf, type Draft } from './draft'

const PAUSE = 400

/** What nobody typed is not kept: restored, it would undo what somebody else saved meanwhile. */
const differing = (values: FieldValues, from: FieldValues = {}): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  )

/** Keeps what is typed, but for secrets, while the form differs from its defaults. `restored` is what was found when it opened. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  key: string | undefined,
  defaults: Values,
  secrets?: Partial<Values>,
) {
  const person = usePerson()
  const [restored, setRestored] = useState<Draft | null>(() =>
    key === undefined ? null : readDraft(person, key, Date.now()),
  )
  const [opened] = useState(dropsOfDrafts)
  const [blanks] = useState(secrets)
  const timer = useRef(0)
  /** Typed, and not yet kept; empty once all is back as it was. */
  const unkept = useRef<FieldValues | null>(null)
  const hasTyped = useRef(restored !== null)

  useEffect(() => {
    if (restored) form.reset({ ...defaults, ...restored.values }, { keepDefaultValues: true })
    // Once, when the form opens: later changes of the defaults must not undo what is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    if (key === undefined) return
    const keep = () => {
      if (unkept.current !== null && opened === dropsOfDrafts())
        keepDraft(person, key, unkept.current, Date.now())
      unkept.current = null
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        window.clearTimeout(timer.current)
        const typed = differing({ ...values, ...blanks }, defaultValues)
        hasTyped.current ||= isDirty === true
        unkept.current = isDirty || (hasTyped.current && Object.keys(typed).length === 0) ? typed : null
        if (unkept.current) timer.current = window.setTimeout(keep, PAUSE)
      },
    })
    return () => {
      unsubscribe()
      window.clearTimeout(timer.current)
      // Who leaves within the pause has typed it all the same.
      keep()
    }
  }, [form, key, person, opened, blanks])

  const forget = useCallback(() => {
    // What is let go within the pause must not be kept by it.
    window.clearTimeout(timer.current)
    unkept.current = null
    setRestored(null)
    if (key !== undefined) for (const each of [key, sentOf(key)]) dropDraft(person, each)
  }, [key, person])

  return { restored, forget }
}
