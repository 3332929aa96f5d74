import 'primeicons/primeicons.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mayOpen, screens } from '@/domain/access/screens'
import { Kiosk } from '@/features/attendance/kiosk/Kiosk'
import { endKiosk } from '@/features/attendance/kiosk/kioskState'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { chosenIdOf } from '@/session/chosenGym'
import { useSession, useSignedIn } from '@/session/useSession'
import { FormatContext } from '@/ui/format/format'
import { PersonContext } from '@/ui/person'
import { Waiting } from '../Waiting'

const LogoutDialog = lazy(async () => ({ default: (await import('../frame/LogoutDialog')).LogoutDialog }))

/** In place of every screen while this device is in kiosk mode, whatever the address says; then the desk is there again. */
export function KioskHost({ gymId }: { gymId: string }) {
  const { account, role, gym } = useSignedIn()
  const { chooseGym } = useSession()
  const navigate = useNavigate()
  const format = useGymFormat()
  const { pathname } = useLocation()
  const [isSigningOut, setSigningOut] = useState(false)
  const isReached = useRef(false)
  const mayMark = mayOpen('markAttendance', role.role)
  const openGymId = chosenIdOf(gym)

  useEffect(() => {
    if (!mayMark) endKiosk()
  }, [mayMark])
  useEffect(() => {
    if (pathname !== screens.markAttendance.path)
      void navigate(screens.markAttendance.path, { replace: true })
  }, [pathname, navigate])
  // An administrator's choice of the centre went with the tab; a visit as support that is over, and a centre that is not there any more end the mode.
  useEffect(() => {
    if (gym.status === 'outside') endKiosk()
    else if (openGymId === gymId) isReached.current = true
    else if (role.role === 'ADMIN' && !isReached.current) chooseGym(gymId)
    else endKiosk()
  }, [role.role, gym.status, openGymId, gymId, chooseGym])

  if (gym.status !== 'ready' || gym.info.id !== gymId) return <Waiting />
  return (
    <FormatContext value={format}>
      <PersonContext value={account.uid}>
        <Kiosk onSignOut={() => setSigningOut(true)} />
        <Suspense fallback={null}>
          {isSigningOut && <LogoutDialog onClose={() => setSigningOut(false)} />}
        </Suspense>
      </PersonContext>
    </FormatContext>
  )
}
