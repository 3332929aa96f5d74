import { useCallback, useState } from 'react'
import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import { AppError, type AppErrorCode } from '@/domain/shared/appError'
import type { Refusal } from '@/domain/shared/refusal'
import { actRunner } from '@/data/acts/actRunner'
import { useGym } from './useGym'
import { useBackend } from './useSession'

type RunAct = <A extends ActName>(act: A, input: ActInput<A>, key: string) => Promise<ActAnswer | Refusal>

/** A fresh key for `useAct`: a repeat with the same one is answered as the first was and does nothing twice. */
export const newActKey = (): string => crypto.randomUUID()

/** Has the server run an act of the shown centre, as whoever is signed in. Rejects with AppError; a refusal is a value. */
export function useAct(): RunAct {
  const { gymId } = useGym()
  const { api } = useBackend()
  return useCallback((act, input, key) => actRunner(api)(gymId, key, act, input), [api, gymId])
}

/** Nobody knows whether the act went through. */
const unanswered: Partial<Record<AppErrorCode, string>> = {
  offline: 'There is no connection to the server. Check the internet connection,',
  timeout: 'The server took too long to answer. Wait a moment,',
  unavailable: 'The service is busy. Wait a moment,',
}

/** Says that pressing again is safe, where the failure leaves open whether the act went through. */
export function asRepeatable(error: unknown): unknown {
  const what = error instanceof AppError ? unanswered[error.code] : undefined
  return error instanceof AppError && what !== undefined
    ? new AppError(error.code, `${what} then press the button again: nothing is done twice.`, {
        cause: error,
      })
    : error
}

export type RunFormAct = <A extends ActName>(act: A, input: ActInput<A>) => Promise<ActAnswer | Refusal>

/** `useAct` under one key, so that pressing again after a failure does nothing twice. */
export function useActUnder(key: string): RunFormAct {
  const run = useAct()
  return useCallback(
    async (act, input) => {
      try {
        return await run(act, input, key)
      } catch (error) {
        throw asRepeatable(error)
      }
    },
    [run, key],
  )
}

/** `useAct` for a dialog: its key is made when it opens. What is kept as a draft has `useDraftedAct`. */
export function useFormAct(): RunFormAct {
  const [key] = useState(newActKey)
  return useActUnder(key)
}
