import { lazy, Suspense, useState } from 'react'
import { may } from '@/domain/access/collections'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { KeyHint } from '@/ui/KeyHint'
import { useKeys } from '@/ui/keys/useKeys'
import styles from './attendance.module.css'
import { focusDesk } from './deskFocus'
import { fillScreen } from './kiosk/fillScreen'
import { startKiosk } from './kiosk/kioskState'

const DeskSettings = lazy(() =>
  import('./DeskSettings').then(({ DeskSettings }) => ({ default: DeskSettings })),
)

const ThisDevice = lazy(() =>
  import('./device/ThisDevice').then(({ ThisDevice }) => ({ default: ThisDevice })),
)

const NO_PIN = 'Kiosk mode needs a PIN to leave it. The owner sets it here, on Mark Attendance.'

/** Kiosk mode, and for the owner what it needs. */
export function DeskActions() {
  const { account, role } = useSignedIn()
  const { gymId, settings } = useCentre()
  const [isSetting, setSetting] = useState(false)
  const [isDeviceOpen, setDeviceOpen] = useState(false)
  const maySet = may(role.role, 'gyms.set')

  function enterKiosk() {
    if (!settings.hasKioskPin) {
      if (maySet) setSetting(true)
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
          <Button icon="pi-cog" onClick={() => setSetting(true)}>
            Desk settings
          </Button>
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
      {isSetting && (
        <Suspense fallback={null}>
          <DeskSettings
            onClose={() => {
              setSetting(false)
              window.setTimeout(focusDesk)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
