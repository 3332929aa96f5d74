import { useMemo } from 'react'
import { limitOf, limitProblem, nearText } from '@/domain/gyms/gymLimits'
import { messagesInMonthOf } from '@/domain/messages/messageCount'
import { messageCountRepository } from '@/data/messages/messageCountRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/**
 * How near the month's messages are to what the centre's package allows, said before so many more are sent: why not all of them
 * can be, or one line from 90 % on. One document, kept live; without a limit nothing is asked.
 */
export function useMessageRoom(more: number): { problem: string | null; text: string | null } {
  const { gymId, info, today } = useGym()
  const counts = useRepository(messageCountRepository)
  const isLimited = limitOf(info, 'messages') !== null
  const count = useLive(useMemo(() => (isLimited ? counts.ofGym(gymId) : null), [counts, gymId, isLimited]))
  if (!isLimited || count.status !== 'ready') return { problem: null, text: null }
  const used = messagesInMonthOf(today, count.value)
  return {
    problem: limitProblem(info, 'messages', used, more),
    text: nearText(info, 'messages', used),
  }
}
