import { useEffect, useRef, useState } from 'react'
import { PIN_DIGITS, typedPinSchema, waitLeft } from '@/domain/gyms/kioskPin'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useOnline } from '@/ui/useOnline'
import { leaveFullScreen } from './fillScreen'
import { Keypad } from './Keypad'
import styles from './kiosk.module.css'
import { endKiosk, useKioskState, waitForPin } from './kioskState'

const FORGOTTEN_MS = 30_000
const NO_NETWORK =
  'Without a network the PIN can’t be checked. Wait until it is back, or sign out to leave kiosk mode.'
const NO_ANSWER = 'The PIN could not be checked. Try again in a moment, or sign out to leave kiosk mode.'

const waitText = (ms: number) => {
  const seconds = Math.ceil(ms / 1000)
  return seconds > 90
    ? `${Math.ceil(seconds / 60)} minutes`
    : seconds === 1
      ? '1 second'
      : `${seconds} seconds`
}

/** Seconds tick only while there is something to wait for. */
function useWait(waitUntil: number): number {
  const { clock } = useBackend()
  const [now, setNow] = useState(() => clock.now())
  const left = waitLeft(waitUntil, now)
  useEffect(() => {
    if (left === 0) return
    const timer = window.setInterval(() => setNow(clock.now()), 500)
    return () => window.clearInterval(timer)
  }, [clock, left])
  return left
}

/** The staff's way out: the server checks the PIN and counts wrong ones. Whoever forgot it, or has no network, signs out. */
export function LeaveKiosk({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const { gymId, settings } = useGym()
  const { api, clock } = useBackend()
  const isOnline = useOnline()
  const kiosk = useKioskState()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const left = useWait(kiosk?.waitUntil ?? 0)
  const box = useRef<HTMLInputElement>(null)
  const isWaiting = left > 0
  const isShut = isWaiting || !isOnline

  // Nobody stays shut out of the kiosk because somebody left this open.
  useEffect(() => {
    const timer = window.setTimeout(onClose, FORGOTTEN_MS)
    return () => window.clearTimeout(timer)
  }, [pin, problem, onClose])

  function type(text: string) {
    setPin(text.replace(/\D/g, '').slice(0, PIN_DIGITS))
    setProblem('')
  }

  async function leave() {
    if (isShut || isBusy) return
    if (!typedPinSchema.safeParse(pin).success) return setProblem('The PIN has 6 digits.')
    setBusy(true)
    const answer = await api.call('checkKioskPin', { gymId, pin })
    setBusy(false)
    setPin('')
    if (answer?.kind === 'right') {
      leaveFullScreen()
      endKiosk()
      return
    }
    if (answer?.kind === 'wait') waitForPin(clock.now().getTime() + answer.seconds * 1000)
    if (answer === undefined) setProblem(NO_ANSWER)
    else if (answer.kind === 'refused') setProblem(answer.reason)
    else setProblem('That is not the PIN. Try again, or ask the owner.')
    box.current?.focus()
  }

  return (
    <Dialog
      title="Leave kiosk mode"
      width={420}
      onClose={onClose}
      footer={
        <Button kind="quiet" icon="pi-power-off" onClick={onSignOut}>
          Sign out instead
        </Button>
      }
    >
      {!settings.hasKioskPin ? (
        <p>The PIN is not set any more. Sign out to leave kiosk mode.</p>
      ) : (
        <form
          className={styles.leave}
          onSubmit={(event) => {
            event.preventDefault()
            void leave()
          }}
        >
          <label htmlFor="kiosk-pin">Staff PIN</label>
          <input
            ref={box}
            id="kiosk-pin"
            className={styles.pin}
            type="password"
            inputMode="none"
            autoComplete="off"
            data-autofocus
            value={pin}
            disabled={isShut}
            aria-invalid={problem !== ''}
            aria-describedby="kiosk-pin-problem"
            onChange={(event) => type(event.target.value)}
          />
          <p id="kiosk-pin-problem" className={styles.problem} role="alert">
            {isWaiting
              ? `Too many wrong PINs. Wait ${waitText(left)} before the next try.`
              : isOnline
                ? problem
                : NO_NETWORK}
          </p>
          <Keypad
            typed={pin}
            onType={type}
            onDone={() => void leave()}
            doneLabel="Leave kiosk mode"
            isDisabled={isShut || isBusy}
          />
        </form>
      )}
    </Dialog>
  )
}
