import { useMemo } from 'react'
import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

const none: Live<BiometricDevice[]> = { status: 'ready', value: [], pending: false }

/** The devices of the centre by name, live; those that are switched off too. Nothing is read where it has none, or until `isAsked`. */
export function useDevices(isAsked = true): Live<BiometricDevice[]> {
  const { gymId, info } = useGym()
  const hasNone = !isAsked || info.deviceSerials.length === 0
  const devices = useRepository(deviceRepository)
  const found = useLive(useMemo(() => (hasNone ? null : devices.list(gymId)), [devices, gymId, hasNone]))
  return useMemo((): Live<BiometricDevice[]> => {
    if (hasNone) return none
    return found.status === 'ready' ? { ...found, value: found.value.rows } : found
  }, [found, hasNone])
}
