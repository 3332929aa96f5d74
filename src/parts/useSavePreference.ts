import { useCallback } from 'react'
import { answered } from '@/parts/answered'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** Merges settings into the centre's preference (SPECIFICATION 3); every open page shows them at once. Rejects with AppError. */
export function useSavePreference(): (changes: Record<string, unknown>) => Promise<void> {
  const { api } = useBackend()
  const { gymId } = useCentre()
  return useCallback(
    async (preference) => {
      answered(await api.call('updateGym', { gymId, preference }))
    },
    [api, gymId],
  )
}
