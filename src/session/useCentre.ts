import { useMemo } from 'react'
import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf, type CentreSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { useSignedIn } from './useSession'
import { useToday } from './useToday'

export type Centre = {
  gymId: string
  info: ClientInfo
  settings: CentreSettings
  /** The civil date in the centre's zone; changes at its midnight. */
  today: CivilDate
}

/** The centre whose records are shown; only below the guard, which asks for one first. */
export function useCentre(): Centre {
  const { centre, backend } = useSignedIn()
  if (centre.status !== 'ready') throw new Error('This screen stands outside the guard: there is no centre.')
  const { info } = centre
  const settings = useMemo(() => settingsOf(info.preference, info.type), [info])
  const today = useToday(backend.clock, settings.timezone)
  return useMemo(() => ({ gymId: info.id, info, settings, today }), [info, settings, today])
}
