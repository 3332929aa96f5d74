import { useCallback } from 'react'
import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import type { Refusal } from '@/domain/shared/refusal'
import { actRunner } from '@/data/acts/actRunner'
import { useCentre } from './useCentre'
import { useBackend } from './useSession'

export type RunAct = <A extends ActName>(
  act: A,
  input: ActInput<A>,
  key: string,
) => Promise<ActAnswer | Refusal>

/** A fresh key for `useAct`: made when a dialog opens, and kept for as long as it stands. */
export const newActKey = (): string => crypto.randomUUID()

/** Has the server run an act of the shown centre, as whoever is signed in. */
export function useAct(): RunAct {
  const { gymId } = useCentre()
  const { api } = useBackend()
  return useCallback((act, input, key) => actRunner(api)(gymId, key, act, input), [api, gymId])
}
