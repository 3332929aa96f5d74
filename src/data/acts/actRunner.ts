import { actAnswerSchema, type ActAnswer } from '@/domain/acts/actAnswer'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import type { Refusal } from '@/domain/shared/refusal'
import type { ApiPort } from '@/data/api/apiPort'
import { appErrorOf } from '@/data/store/appErrorOf'

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
    const answer = await api.call('act', { gymId, key, act, input })
    if (answer === undefined) throw appErrorOf('unavailable', null)
    if (answer.kind === 'done') return actAnswerSchema.parse(answer)
    const { reason, field } = answer
    return field === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, field }
  }

export type ActRunner = ReturnType<typeof actRunner>
