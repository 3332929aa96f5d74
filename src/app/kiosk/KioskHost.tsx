import 'primeicons/primeicons.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mayOpen, screens } from '@/domain/access/screens'
import { Kiosk } from '@/features/attendance/kiosk/Kiosk'
import { endKiosk } from '@/features/attendance/kiosk/kioskState'
import { useSession, useSignedIn } from '@/session/useSession'
import { PersonContext } from '@/ui/person'
import { Waiting } from '../Waiting'

const LogoutDialog = lazy(async () => ({ default: (await import('../frame/LogoutDialog')).LogoutDialog }))

/** In place of every screen while this device is in kiosk mode, whatever the address says; then the desk is there again. */
export function KioskHost({ gymId }: { gymId: string }) {
  const { account, role, centre } = useSignedIn()
  const { chooseCentre } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isSigningOut, setSigningOut] = useState(false)
  const isReached = useRef(false)
  const mayMark = mayOpen('markAttendance', role.role)
  const centreId =
    centre.status === 'ready' ? centre.info.id : centre.status === 'loading' ? centre.gymId : null

  useEffect(() => {
    if (!mayMark) endKiosk()
  }, [mayMark])
  useEffect(() => {
    if (pathname !== screens.markAttendance.path)
      void navigate(screens.markAttendance.path, { replace: true })
  }, [pathname, navigate])
  // An administrator's choice of the centre went with the tab; a centre that is not there any more ends the mode.
  useEffect(() => {
    if (centreId === gymId) isReached.current = true
    else if (role.role === 'ADMIN' && !isReached.current) chooseCentre(gymId)
    else endKiosk()
  }, [role.role, centreId, gymId, chooseCentre])

  if (centre.status !== 'ready' || centre.info.id !== gymId) return <Waiting />
  return (
    <PersonContext value={account.uid}>
      <Kiosk onSignOut={() => setSigningOut(true)} />
      <Suspense fallback={null}>
        {isSigningOut && <LogoutDialog onClose={() => setSigningOut(false)} />}
      </Suspense>
    </PersonContext>
  )
}
