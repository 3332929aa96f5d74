import { useCallback } from 'react'
import type { OwnText } from '@/domain/messages/ownText'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { titleOf, type TextPlace } from './channelWords'

/** Keeps one text; null goes back to the default one. The message that it is saved takes that back. */
export function useSaveText(place: TextPlace): (text: OwnText | null) => Promise<void> {
  const { api } = useBackend()
  const { gymId, settings } = useGym()
  const before = settings.messageTexts[place.id] ?? null
  return useCallback(
    async (text) => {
      const send = async (next: OwnText | null) => {
        const answer = await api.call('updateGym', {
          gymId,
          preference: { messageTexts: { [place.id]: next } },
        })
        answered(answer?.kind === 'refused' ? { ...answer, field: 'body' } : answer)
      }
      if (text === null && before === null) return
      await send(text)
      showToast({
        text: `${titleOf(place)}: ${text === null ? 'the default text is back.' : 'saved.'}`,
        undo: () => send(before),
      })
    },
    [api, gymId, place, before],
  )
}
