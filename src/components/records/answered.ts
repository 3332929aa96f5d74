import { CallRejected } from '@/data/api/callRejected'
import { AppError } from '@/domain/shared/appError'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { FieldProblem } from '@/ui/form/FieldProblem'

/** What the domain may say no to on the server; `field` is the form's, where the fault lies with one. */
type ServerRefusal = Refusal & { field?: string | undefined }

/**
 * What a call of the server came to, for whoever waits on the screen. A call that failed was logged and yields nothing
 * (SPECIFICATION 7): it becomes an AppError; a refusal becomes its reason, at its field where it names one.
 */
export function answered<T extends { kind: string }>(
  answer: T | ServerRefusal | undefined,
): Exclude<T, { kind: 'refused' }> {
  if (answer === undefined)
    throw new AppError(
      'unavailable',
      'The server gave no answer, so this may not be saved. Check the connection, then try again.',
    )
  if (isRefused(answer)) {
    if (answer.field) throw new FieldProblem(answer.field, answer.reason)
    throw new AppError('refused', answer.reason)
  }
  return answer as Exclude<T, { kind: 'refused' }>
}

/**
 * A call's rejection as a form says it: each issue word for word at its field. What lies with no field of the form
 * stays the error it is, whose message is the server's.
 */
export function atFields(error: unknown, fields: object): unknown {
  if (!(error instanceof CallRejected)) return error
  const faults = (error.body.error.issues ?? [])
    .map(({ path, message }) => ({ field: path, message }))
    .filter(({ field }) => (field.split('.')[0] ?? '') in fields)
  const [first, ...others] = faults
  return first === undefined ? error : new FieldProblem(first.field, first.message, others)
}
