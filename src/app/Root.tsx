import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { endKiosk, useKioskState } from '@/features/attendance/kiosk/kioskState'
import { useSession } from '@/session/useSession'
import { DepartureContext } from './departure'
import { useForgetting } from './useForgetting'
import { Waiting } from './Waiting'
import { Wheel } from './Wheel'
import styles from './Root.module.css'

/** SPECIFICATION 2: the full-screen blurred loader. A modal dialog, so nothing under it can be pressed or tabbed to. */
function LoaderOverlay({ label }: { label: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      tabIndex={-1}
    >
      <Wheel label={label} />
      <p aria-hidden>{label}</p>
    </dialog>
  )
}

const KioskHost = lazy(async () => ({ default: (await import('./kiosk/KioskHost')).KioskHost }))

/** Around every route. It outlives the frame, so it owns what happens between the frame and /login. */
export function Root() {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [step, setStep] = useState<'staying' | 'signingOut' | 'leaving'>('staying')
  const { state } = session
  useForgetting(state)
  const kiosk = useKioskState()
  const isKiosk = state.status === 'signedIn' && kiosk?.uid === state.account.uid
  useEffect(() => {
    if (state.status === 'signedOut') endKiosk()
  }, [state.status])
  // Not when `navigate` resolves: the guard's own redirect may overtake it, and still asks whether this is a departure.
  if (step === 'leaving' && pathname === '/login') setStep('staying')

  const leave = useCallback(async () => {
    setStep('signingOut')
    await session.signOut()
    setStep('leaving')
    await navigate('/login', { replace: true })
  }, [session, navigate])

  const isLeaving = step !== 'staying'
  const departure = useMemo(() => ({ isLeaving, leave }), [isLeaving, leave])
  return (
    <DepartureContext value={departure}>
      {isKiosk && !isLeaving ? (
        <Suspense fallback={<Waiting />}>
          <KioskHost gymId={kiosk.gymId} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {isLeaving && <LoaderOverlay label="Signing out" />}
    </DepartureContext>
  )
}
