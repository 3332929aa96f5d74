import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mayOpen, screens } from '@/domain/access/screens'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { Button, ButtonLink } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { KeyHint } from '@/ui/KeyHint'
import { useKeys } from '@/ui/keys/useKeys'
import styles from './DeskActions.module.css'
import { focusDesk } from './desk/deskFocus'
import { fillScreen } from './kiosk/fillScreen'
import { startKiosk } from './kiosk/kioskState'

const ThisDevice = lazy(() =>
  import('./device/ThisDevice').then(({ ThisDevice }) => ({ default: ThisDevice })),
)

const NO_PIN = 'Kiosk mode needs a PIN to leave it. The owner sets it in Site config, Attendance.'
const settingsPath = `${screens.siteConfig.path}?section=attendance`

/** Kiosk mode, and for the owner what it needs. */
export function DeskActions() {
  const { account, role } = useSignedIn()
  const { gymId, settings } = useGym()
  const navigate = useNavigate()
  const [isDeviceOpen, setDeviceOpen] = useState(false)
  const maySet = mayOpen('siteConfig', role.role)

  function enterKiosk() {
    if (!settings.hasKioskPin) {
      if (maySet) void navigate(settingsPath)
      else showToast({ text: NO_PIN, tone: 'info' })
      return
    }
    fillScreen()
    startKiosk(account.uid, gymId)
  }

  useKeys('Desk', [{ keys: 'f8', label: 'Kiosk mode', inInputs: true, run: enterKiosk }])

  return (
    <>
      <div className={styles.deskActs}>
        {maySet && (
          <ButtonLink icon="pi-cog" to={settingsPath}>
            Settings
          </ButtonLink>
        )}
        <Button icon="pi-tablet" onClick={enterKiosk}>
          Kiosk mode <KeyHint keys="f8" />
        </Button>
        <Button icon="pi-desktop" onClick={() => setDeviceOpen(true)}>
          This device
        </Button>
      </div>
      {isDeviceOpen && (
        <Suspense fallback={null}>
          <ThisDevice
            onClose={() => {
              setDeviceOpen(false)
              // The dialog gives the focus back to its button first.
              window.setTimeout(focusDesk)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
