import { useCallback } from 'react'
import { z } from 'zod'
import { personPreviewSchema } from '@/domain/contributions/payPreview'
import type { Month } from '@/domain/monthStats/monthStats'
import { answered } from '@/components/records/answered'
import { useAsked } from '@/session/useAsked'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'

/** What the server reckons a month's pay to be now; `ask` looks again. */
export function usePayPreview(month: Month) {
  const { gymId } = useGym()
  const { api } = useBackend()
  return useAsked(
    useCallback(async () => {
      const { people } = answered(await api.call('payPreview', { gymId, month }))
      return z.array(personPreviewSchema).parse(people)
    }, [api, gymId, month]),
  )
}
