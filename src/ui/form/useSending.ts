import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FieldProblem, type FaultyField } from './FieldProblem'
import { useFileWork } from './fileWork'
import { labelOf } from './useField'

/** What `onSubmit` may answer with when a rule forbids the act; said at its `field` where the form shows that. */
export type Refused = { kind: 'refused'; reason: string; field?: string }

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused'

/** Not every field of a form is drawn: a joining fee only at a first sale, a row only until it is removed. */
const drawnField = (name: string, body: HTMLElement | null): HTMLElement | undefined =>
  [...(body?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    ({ dataset }) => dataset['field'] === name,
  )

/** All that is wrong; what is wrong with a list as a whole lies with the list. */
const faultsIn = (errors: object, within = ''): FaultyField[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const field = name === 'root' ? within : within === '' ? name : `${within}.${name}`
    if (!('message' in error) || typeof error.message !== 'string') return faultsIn(error, field)
    return { field, message: error.message }
  })

/**
 * How a form is sent, whatever it is drawn in: once at a time, with every file that was chosen (its fields stand in a
 * FileWorkContext of `addFileWork`); a refusal and a failure are said at their field or, as
 * `problem`, on top, and nothing typed is lost. `body` is where the fields are drawn.
 */
export function useSending<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onSubmit: (output: Output) => Promise<unknown>,
) {
  const body = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  const { add: addFileWork, settled, isWaiting } = useFileWork()

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

  /** Of what is drawn, the fields say what is wrong; of all else nobody would. */
  const sayUndrawn = (errors: object) => {
    setProblem('')
    const faults = faultsIn(errors)
    const [first] = faults
    if (!first || faults.some(({ field }) => drawnField(field, body.current))) return
    const label = labelOf(form.control, first.field)
    sayProblem(label ? `${label}: ${first.message}` : first.message)
  }

  const send = async (output: Output): Promise<boolean> => {
    setProblem('')
    try {
      const answer = await onSubmit(output)
      if (!isRefused(answer)) return true
      sayRefusal(answer)
    } catch (error) {
      if (error instanceof FieldProblem) {
        for (const { field, message } of error.others) form.setError(field as Path<Input>, { message })
        form.setError(error.field as Path<Input>, { message: error.message }, { shouldFocus: true })
        if (!drawnField(error.field, body.current)?.querySelector(':enabled')) sayProblem(error.message)
      } else sayProblem(error instanceof Error ? error.message : 'It was not saved. Try again.')
    }
    return false
  }

  /** Not by `isSubmitting`: of two quick presses the second may come before that is drawn. */
  const submit = (onSent: (output: Output) => void) => {
    if (isSending.current) return
    isSending.current = true
    const sent = settled().then((isWhole) => {
      if (!isWhole) return undefined
      return form.handleSubmit(async (output) => {
        if (await send(output)) onSent(output)
      }, sayUndrawn)()
    })
    void sent.finally(() => {
      isSending.current = false
    })
  }
  return { body, problem, submit, addFileWork, isBusy: form.formState.isSubmitting || isWaiting }
}
