import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider, useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '../Button'
import { ErrorLine } from '../ErrorState'
import { FileWorkContext } from './fileWork'
import { FormKeys } from './FormKeys'
import styles from './FormPanel.module.css'
import { NeedsNetwork, RestoredNote } from './FormNotes'
import { useDraftedForm } from './useDraftedForm'

type Props<Input extends FieldValues, Output> = {
  title: string
  hint: string
  /** A quiet line beside the buttons: who changed this last. */
  note?: ReactNode
  schema: z.ZodType<Output, Input>
  /** What is stored; another change of it is taken over while nothing is typed. Keep it the same object while it says the same. */
  defaults: Input
  /** A throw or a refusal is said at its field or on top, and nothing typed is lost. */
  onSubmit: (form: Output) => Promise<unknown>
  draftKey: string | undefined
  /** What its fields have where nobody set anything: offered where they differ, and not saved by itself. */
  usual?: Partial<Input> | undefined
  /** Secrets, and what their fields hold once they are saved: no draft keeps what is typed there. */
  blanks?: Partial<Input>
  children: ReactNode
}

/** A form that is part of its page: what is not saved says so in a bar that stays in view, and is still there after a visit elsewhere. */
export function FormPanel<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, hint, note, schema, defaults, onSubmit, draftKey, usual, blanks, children } = props
  const drafted = useDraftedForm<Input, Output>({ schema, defaults, draftKey, blanks, onSubmit })
  const { form, id, isDirty, restored, forget, body, problem, submit, addFileWork, isBusy } = drafted

  const known = useRef(defaults)
  useEffect(() => {
    if (known.current === defaults) return
    known.current = defaults
    // What somebody else saved meanwhile; what is typed here stays as it is.
    form.reset(defaults, { keepDirtyValues: true })
  }, [form, defaults])

  const discard = () => {
    forget()
    form.reset(defaults)
  }
  const save = () =>
    submit(() => {
      forget()
      // Until the store tells what it holds now.
      form.reset({ ...form.getValues(), ...blanks })
    })

  return (
    <FormProvider {...form}>
      <FormKeys onSave={save} />
      <form
        className={styles.panel}
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {problem && <ErrorLine error={{ message: problem }} />}
        {restored && <RestoredNote at={restored.at} onStartAfresh={discard} />}
        <div ref={body} className={styles.fields}>
          <FileWorkContext value={addFileWork}>{children}</FileWorkContext>
        </div>
        <div className={styles.foot} data-unsaved={isDirty || undefined}>
          <NeedsNetwork />
          <div className={styles.bar}>
            <Button type="submit" kind="primary" isBusy={isBusy} disabled={!isDirty} title="Ctrl+Enter">
              Save
            </Button>
            {isDirty && (
              <Button kind="quiet" onClick={discard} disabled={isBusy}>
                Discard changes
              </Button>
            )}
            <p className={styles.note} role="status">
              {isDirty ? 'Not saved yet' : note}
            </p>
            {usual && (
              <ToUsual
                control={form.control}
                usual={usual}
                isBusy={isBusy}
                onTake={() => form.reset({ ...form.getValues(), ...usual }, { keepDefaultValues: true })}
              />
            )}
          </div>
        </div>
      </form>
    </FormProvider>
  )
}

type ToUsualProps<Input extends FieldValues, Output> = {
  control: Control<Input, unknown, Output>
  usual: Partial<Input>
  isBusy: boolean
  onTake: () => void
}

function ToUsual<Input extends FieldValues, Output>(props: ToUsualProps<Input, Output>) {
  const { control, usual, isBusy, onTake } = props
  const typed = useWatch({ control }) as Partial<Input>
  const isUsual = Object.entries(usual).every(
    ([name, value]) => JSON.stringify(typed[name]) === JSON.stringify(value),
  )
  if (isUsual) return null
  return (
    <Button kind="quiet" onClick={onTake} disabled={isBusy}>
      Use the defaults
    </Button>
  )
}
