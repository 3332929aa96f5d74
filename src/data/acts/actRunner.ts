import { actAnswerSchema, type ActAnswer } from '@/domain/acts/actAnswer'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import { AppError } from '@/domain/shared/appError'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { ApiPort } from '@/data/api/apiPort'
import { CallRejected } from '@/data/api/callRejected'
import { appErrorOf } from '@/data/store/appErrorOf'

/** A field of an act's input, or of a sale's or a draft's terms in it, is a field of its form. */
const fieldOf = (path: string) => path.replace(/^input\.(terms\.)?/, '')

/** What the act's input schema finds wrong is a refusal like any other, at its field; null for any other failure. */
function refusalIn(error: unknown): Refusal | null {
  const [issue] = error instanceof CallRejected ? (error.body.error.issues ?? []) : []
  return issue ? refused(issue.message, fieldOf(issue.path)) : null
}

/** The act is done and written; only this page is too old to show how it ended. */
const unreadable = (cause: unknown) =>
  new AppError('unknown', 'It went through, but this page is out of date. Reload it to see the result.', {
    cause,
  })

/**
 * Has the server run an act of the centre. `key` is made when the dialog opens, so that a repeat, a retry or a second
 * click is answered as the first was. Rejects with AppError where the call failed; a refusal is a value.
 */
export const actRunner =
  (api: ApiPort) =>
  async <A extends ActName>(
    gymId: string,
    key: string,
    act: A,
    input: ActInput<A>,
  ): Promise<ActAnswer | Refusal> => {
    try {
      const answer = await api.call('act', { gymId, key, act, input })
      if (answer === undefined) throw appErrorOf('unavailable', null)
      if (answer.kind === 'refused') return refused(answer.reason, answer.field)
      const parsed = actAnswerSchema.safeParse(answer)
      if (!parsed.success) throw unreadable(parsed.error)
      return parsed.data
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) return refusal
      throw error
    }
  }
