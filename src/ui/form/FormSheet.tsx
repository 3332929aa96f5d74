import { useEffect, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '../Button'
import { ErrorLine } from '../ErrorState'
import { askToConfirm } from '../feedback/askToConfirm'
import { IconButton } from '../IconButton'
import { Overlay } from '../Overlay'
import { FileWorkContext } from './fileWork'
import { FormKeys } from './FormKeys'
import styles from './FormSheet.module.css'
import { NeedsNetwork, RestoredNote } from './FormNotes'
import { useDraftedForm } from './useDraftedForm'

type Props<Input extends FieldValues, Output> = {
  title: string
  /** Parses what was typed into what is saved; its messages stand at the fields. */
  schema: z.ZodType<Output, Input>
  defaults: Input
  /** Resolving closes the form and drops the draft; a throw or a refusal is said on top, and nothing is lost. */
  onSubmit: (form: Output) => Promise<unknown>
  onClose: () => void
  /** null: there is nothing to send, and the way out alone is offered. */
  submitLabel: string | null
  /** What it is about is still being read. */
  isReading?: boolean
  /** Where "Cancel" would be taken for the act itself. */
  dismissLabel?: string
  /** One form, one name: "members/new/{gymId}". Without it no draft is kept. */
  draftKey?: string
  canAddAnother?: boolean
  /** A side sheet, or a dialog in the middle for short questions. */
  as?: 'sheet' | 'dialog'
  /** Pixels. */
  width?: number
  isDanger?: boolean
  /** Above the buttons, always in view: a live total. */
  aside?: ReactNode
  children: ReactNode
}

/** Every form: side sheet or dialog, dirty guard, draft, errors at their fields, focus on the first, Ctrl+Enter. */
export function FormSheet<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, schema, defaults, onSubmit, onClose, submitLabel, draftKey, canAddAnother = false } = props
  const { as = 'sheet', isDanger = false, isReading = false, aside, children } = props
  const canSend = submitLabel !== null && !isReading
  const drafted = useDraftedForm<Input, Output>({ schema, defaults, draftKey, onSubmit })
  const { form, id, isDirty, restored, forget, body, problem, submit, addFileWork, isBusy } = drafted

  useEffect(() => {
    if (!body.current?.querySelector('[data-autofocus]')) focusFirstField(body.current)
  }, [body])

  const save = (isLast: boolean) => {
    if (!canSend) return
    submit(() => {
      forget()
      form.reset(defaults)
      if (isLast) onClose()
      else focusFirstField(body.current)
    })
  }

  const close = async () => {
    if (isBusy) return
    if (isDirty) {
      const isAgreed = await askToConfirm({
        title: 'Discard changes?',
        text: 'What you typed here is not saved.',
        act: 'Discard changes',
        dismiss: 'Keep editing',
        isDanger: true,
      })
      if (!isAgreed) return
    }
    forget()
    onClose()
  }

  const startAfresh = () => {
    forget()
    form.reset(defaults)
    focusFirstField(body.current)
  }

  return (
    <Overlay
      labelledBy={id}
      side={as === 'sheet' ? 'right' : 'centre'}
      width={props.width ?? (as === 'sheet' ? 560 : 480)}
      onClose={() => void close()}
    >
      <FormProvider {...form}>
        <FormKeys onSave={() => save(true)} />
        <form
          className={styles.form}
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault()
            save(true)
          }}
        >
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="pi-times" label="Close" onClick={() => void close()} />
          </div>
          <div ref={body} className={styles.body}>
            {problem && <ErrorLine error={{ message: problem }} />}
            {restored && <RestoredNote at={restored.at} onStartAfresh={startAfresh} />}
            <FileWorkContext value={addFileWork}>{children}</FileWorkContext>
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
          <NeedsNetwork />
          <div className={styles.foot}>
            <Button kind="quiet" onClick={() => void close()}>
              {props.dismissLabel ?? 'Cancel'}
            </Button>
            <span className={styles.saves}>
              {canAddAnother && (
                <Button onClick={() => save(false)} disabled={isBusy}>
                  Save and add another
                </Button>
              )}
              {submitLabel !== null && (
                <Button
                  type="submit"
                  kind={isDanger ? 'danger' : 'primary'}
                  isBusy={isBusy}
                  disabled={isReading}
                  title="Ctrl+Enter"
                >
                  {submitLabel}
                </Button>
              )}
            </span>
          </div>
        </form>
      </FormProvider>
    </Overlay>
  )
}

/** After a reset: the next one begins where the first began. */
function focusFirstField(body: HTMLElement | null): void {
  body
    ?.querySelector<HTMLElement>(
      'input:not([type=hidden]):not([type=file]):not(:disabled),select:not(:disabled),textarea',
    )
    ?.focus()
}
