import { Button } from '@/ui/Button'
import type { Door } from './useDoor'

/** "Let in" and "Stop at the door", the one that changes something first in sight. */
export function DoorButtons({ door: { wish, busy, set } }: { door: Door }) {
  const isBlocked = wish.status === 'ready' && wish.value?.desired === 'disabled'
  return (
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
  )
}
