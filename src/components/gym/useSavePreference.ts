import { useCallback } from 'react'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'

/** Merges settings into the centre's preference (SPECIFICATION 3); every open page shows them at once. Rejects with AppError. */
export function useSavePreference(): (changes: Record<string, unknown>) => Promise<void> {
  const { api } = useBackend()
  const { gymId } = useGym()
  return useCallback(
    async (preference) => {
      answered(await api.call('updateGym', { gymId, preference }))
    },
    [api, gymId],
  )
}
