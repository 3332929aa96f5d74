import { useEffect, useRef, useState } from 'react'
import { isPin, waitAfter, waitLeft } from '@/domain/gyms/kioskPin'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { leaveFullScreen } from './fillScreen'
import { Keypad } from './Keypad'
import styles from './kiosk.module.css'
import { countWrongPin, endKiosk, useKioskState } from './kioskState'
import { isRightPin } from './pinHash'

const FORGOTTEN_MS = 30_000
const LONGEST_PIN = 6

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

/** The staff's way out. Wrong PINs are counted on the device, also over a reload; whoever forgot it signs out. */
export function LeaveKiosk({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const { kioskPin } = useCentre().settings
  const { clock } = useBackend()
  const kiosk = useKioskState()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const left = useWait(kiosk?.waitUntil ?? 0)
  const box = useRef<HTMLInputElement>(null)
  const isWaiting = left > 0

  // Nobody stays shut out of the kiosk because somebody left this open.
  useEffect(() => {
    const timer = window.setTimeout(onClose, FORGOTTEN_MS)
    return () => window.clearTimeout(timer)
  }, [pin, problem, onClose])

  function type(text: string) {
    setPin(text.replace(/\D/g, '').slice(0, LONGEST_PIN))
    setProblem('')
  }

  async function leave() {
    if (kioskPin === null || isWaiting || isBusy) return
    if (!isPin(pin)) return setProblem('The PIN has 4 to 6 digits.')
    setBusy(true)
    const isRight = await isRightPin(pin, kioskPin)
    setBusy(false)
    setPin('')
    if (isRight) {
      leaveFullScreen()
      endKiosk()
      return
    }
    countWrongPin((wrong) => {
      const wait = waitAfter(wrong)
      return wait === 0 ? 0 : clock.now().getTime() + wait
    })
    setProblem('That is not the PIN. Try again, or ask the owner.')
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
      {kioskPin === null ? (
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
            disabled={isWaiting}
            aria-invalid={problem !== ''}
            aria-describedby="kiosk-pin-problem"
            onChange={(event) => type(event.target.value)}
          />
          <p id="kiosk-pin-problem" className={styles.problem} role="alert">
            {isWaiting ? `Too many wrong PINs. Wait ${waitText(left)} before the next try.` : problem}
          </p>
          <Keypad
            typed={pin}
            onType={type}
            onDone={() => void leave()}
            doneLabel="Leave kiosk mode"
            isDisabled={isWaiting || isBusy}
          />
        </form>
      )}
    </Dialog>
  )
}
