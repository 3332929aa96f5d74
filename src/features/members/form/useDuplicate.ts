import { useMemo } from 'react'
import { phoneDigits } from '@/domain/shared/phone'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { sameDigits, type SamePhone } from './samePhone'

/**
 * Who of the centre has the phone that is being typed (PRODUCT 3 "Forms": at 10 digits). The directory is asked for
 * when there is something to look for; `exceptId` is the member who is being edited.
 */
export function useDuplicate(phone: string, exceptId: string): SamePhone[] {
  const { gymId } = useCentre()
  const { repositories } = useBackend()
  const typed = phoneDigits(phone)
  const digits = typed.length >= 10 ? typed : ''
  const isAsking = digits !== ''
  const directory = useLive(
    useMemo(() => (isAsking ? repositories.members.directory(gymId) : null), [repositories, gymId, isAsking]),
  )
  const entries = directory.status === 'ready' ? directory.value : null
  return useMemo(
    () => (entries === null || digits === '' ? [] : sameDigits(entries, digits, exceptId)),
    [entries, digits, exceptId],
  )
}
