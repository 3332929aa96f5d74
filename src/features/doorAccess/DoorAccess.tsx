import { useMemo, useState } from 'react'
import type { BiometricUser } from '@/domain/biometric/device'
import { pinOf } from '@/domain/biometric/pin'
import { doorAccessRepository } from '@/data/biometric/doorAccessRepository'
import type { ListedMember } from '@/domain/members/listedMember'
import { useLive } from '@/live/useLive'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import { deviceStates, queuedText } from './accessWords'
import styles from './door.module.css'

type Act = 'enable' | 'disable'

/** Lets a member in at the door's devices or stops them there; the devices follow when they call (DOMAIN 1.6). */
export function DoorAccess({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { gymId } = useGym()
  const { api } = useBackend()
  const door = useRepository(doorAccessRepository)
  const pin = pinOf(member.biometricUserId)
  const wish = useLive(useMemo(() => door.wished(gymId, pin), [door, gymId, pin]))
  const [busy, setBusy] = useState<Act | null>(null)
  const [outcome, setOutcome] = useState('')
  const [problem, setProblem] = useState('')

  async function set(act: Act) {
    setBusy(act)
    setProblem('')
    setOutcome('')
    try {
      const name = act === 'enable' ? 'enableBiometricUser' : 'disableBiometricUser'
      const queued = answered(await api.call(name, { biometricUserId: pin, gymId }))
      setOutcome(queuedText(member.name, queued))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It did not work. Try again.')
    } finally {
      setBusy(null)
    }
  }

  const known = wish.status === 'ready' ? wish.value : null
  const isBlocked = known?.desired === 'disabled'
  return (
    <Dialog
      title={`Door access of ${member.name}`}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button
            kind={isBlocked ? 'primary' : 'secondary'}
            icon="pi-lock-open"
            isBusy={busy === 'enable'}
            disabled={busy === 'disable'}
            onClick={() => void set('enable')}
          >
            Let in
          </Button>
          <Button
            kind={isBlocked ? 'secondary' : 'danger'}
            icon="pi-lock"
            isBusy={busy === 'disable'}
            disabled={busy === 'enable'}
            onClick={() => void set('disable')}
          >
            Stop at the door
          </Button>
        </>
      }
    >
      <div className={styles.access}>
        {problem && <ErrorLine error={{ message: problem }} />}
        <Facts
          items={[
            ['Biometric id', pin],
            ['Wished for', <Wish key="wish" status={wish.status} wish={known} />],
            ...(known ? deviceStates(known).map(({ sn, text }) => [`Device ${sn}`, text] as const) : []),
          ]}
        />
        {wish.status === 'failed' && (
          <p className={styles.quiet}>What was wished for so far can’t be shown: {wish.error.message}</p>
        )}
        <p className={styles.outcome} role="status">
          {outcome}
        </p>
        <p className={styles.quiet}>
          Devices follow within a minute when they are online. Packages and invoices are not touched.
        </p>
      </div>
    </Dialog>
  )
}

function Wish({ status, wish }: { status: 'loading' | 'ready' | 'failed'; wish: BiometricUser | null }) {
  if (status === 'loading') return 'Loading'
  if (wish === null) return 'Nothing yet: the device decides by itself'
  return wish.desired === 'enabled' ? (
    <StateChip tone="green" icon>
      Let in
    </StateChip>
  ) : (
    <StateChip tone="red" icon>
      Stopped
    </StateChip>
  )
}
