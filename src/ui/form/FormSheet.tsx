import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '../Button'
import { ErrorLine } from '../ErrorState'
import { askToConfirm } from '../feedback/askToConfirm'
import { IconButton } from '../IconButton'
import { Overlay } from '../Overlay'
import { FieldProblem } from './FieldProblem'
import { focusFirstField } from './focusFirstField'
import { FormKeys } from './FormKeys'
import styles from './FormSheet.module.css'
import { NeedsNetwork } from './NeedsNetwork'
import { RestoredNote } from './RestoredNote'
import { useDraft } from './useDraft'

/** What `onSubmit` may answer with when a rule forbids the act; said at its `field` where the form shows that. */
type Refused = { kind: 'refused'; reason: string; field?: string }

type Props<Input extends FieldValues, Output> = {
  title: string
  /** Parses what was typed into what is saved; its messages stand at the fields. */
  schema: z.ZodType<Output, Input>
  defaults: Input
  /** Resolving closes the form and drops the draft; a throw or a refusal is said on top, and nothing is lost. */
  onSubmit: (form: Output) => Promise<unknown>
  onClose: () => void
  submitLabel: string
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

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused'

/** Not every field of a form is drawn: a joining fee only at a first sale, a row only until it is removed. */
const drawnField = (name: string, body: HTMLElement | null): HTMLElement | undefined =>
  [...(body?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    ({ dataset }) => dataset['field'] === name,
  )

/** Every form: side sheet or dialog, dirty guard, draft, errors at their fields, focus on the first, Ctrl+Enter. */
export function FormSheet<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, schema, defaults, onSubmit, onClose, submitLabel, draftKey, canAddAnother = false } = props
  const { as = 'sheet', isDanger = false, aside, children } = props
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Input>,
    mode: 'onTouched',
  })
  const { isSubmitting, isDirty } = form.formState
  const { restored, forget } = useDraft<Input>(form, draftKey, defaults)
  const [problem, setProblem] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const id = useId()

  useEffect(() => {
    if (!body.current?.querySelector('[data-autofocus]')) focusFirstField(body.current)
  }, [])

  const sayProblem = (text: string) => {
    setProblem(text)
    if (body.current) body.current.scrollTop = 0
  }

  const sayRefusal = ({ field = '', reason }: Refused) => {
    const drawn = drawnField(field, body.current)
    if (drawn) form.setError(field as Path<Input>, { message: reason }, { shouldFocus: true })
    // Where nobody can type, nothing takes the focus there.
    if (!drawn?.querySelector(':enabled')) sayProblem(reason)
  }

  const send = async (output: Output, isLast: boolean) => {
    setProblem('')
    try {
      const answer = await onSubmit(output)
      if (isRefused(answer)) return sayRefusal(answer)
    } catch (error) {
      if (error instanceof FieldProblem) {
        for (const { field, message } of error.others) form.setError(field as Path<Input>, { message })
        form.setError(error.field as Path<Input>, { message: error.message }, { shouldFocus: true })
        return
      }
      return sayProblem(error instanceof Error ? error.message : 'It was not saved. Try again.')
    }
    forget()
    form.reset(defaults)
    if (isLast) onClose()
    else focusFirstField(body.current)
  }
  // Not `isSubmitting`: of two quick presses the second may come before that is drawn.
  const submit = (isLast: boolean) => {
    if (isSending.current) return
    isSending.current = true
    void form
      .handleSubmit((output) => send(output, isLast))()
      .finally(() => {
        isSending.current = false
      })
  }

  const close = async () => {
    if (isSubmitting) return
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
        <FormKeys onSave={() => submit(true)} />
        <form
          className={styles.form}
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault()
            submit(true)
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
            {children}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
          <NeedsNetwork />
          <div className={styles.foot}>
            <Button kind="quiet" onClick={() => void close()}>
              {props.dismissLabel ?? 'Cancel'}
            </Button>
            <span className={styles.saves}>
              {canAddAnother && (
                <Button onClick={() => submit(false)} disabled={isSubmitting}>
                  Save and add another
                </Button>
              )}
              <Button
                type="submit"
                kind={isDanger ? 'danger' : 'primary'}
                isBusy={isSubmitting}
                title="Ctrl+Enter"
              >
                {submitLabel}
              </Button>
            </span>
          </div>
        </form>
      </FormProvider>
    </Overlay>
  )
}
