import { useMemo, useState } from 'react'
import type { BiometricUser } from '@/domain/biometric/device'
import { doorAccessRepository } from '@/data/biometric/doorAccessRepository'
import { answered } from '@/components/records/answered'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { queuedText } from './accessWords'

export type DoorAct = 'enable' | 'disable'
/** `pin`: the number on the devices, '' for none. */
export type DoorPerson = { id: string; name: string; pin: string }

export type Door = {
  wish: Live<BiometricUser | null>
  set: (act: DoorAct) => Promise<void>
  busy: DoorAct | null
  outcome: string
  problem: string
}

/** What is wished for a person at the doors, live, and the two words that change it. */
export function useDoor({ name, pin }: DoorPerson): Door {
  const { gymId } = useGym()
  const { api } = useBackend()
  const door = useRepository(doorAccessRepository)
  const wish = useLive(useMemo(() => (pin === '' ? null : door.wished(gymId, pin)), [door, gymId, pin]))
  const [busy, setBusy] = useState<DoorAct | null>(null)
  const [outcome, setOutcome] = useState('')
  const [problem, setProblem] = useState('')

  async function set(act: DoorAct) {
    setBusy(act)
    setProblem('')
    setOutcome('')
    try {
      const call = act === 'enable' ? 'enableBiometricUser' : 'disableBiometricUser'
      setOutcome(queuedText(name, answered(await api.call(call, { biometricUserId: pin, gymId }))))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It did not work. Try again.')
    } finally {
      setBusy(null)
    }
  }

  return { wish, set, busy, outcome, problem }
}
