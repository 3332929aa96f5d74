import { useState, type Ref } from 'react'
import { screens } from '@/domain/access/screens'
import { useFileUrl } from '@/components/files/useFileUrl'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { KeyHint } from '@/ui/KeyHint'
import { chooseTheme, readTheme, type ThemeChoice } from '../theme'
import { Choice } from './Choice'
import type { Identity } from './identityOf'
import type { MenuMode } from './layoutReducer'
import styles from './ProfilePanel.module.css'

type ProfilePanelProps = {
  ref: Ref<HTMLDivElement>
  id: string
  identity: Identity
  menuMode: MenuMode
  onMenuMode: (menuMode: MenuMode) => void
  /** Something in the panel leads away from it. */
  onLeave: () => void
  onPhoto: () => void
  onLogo: () => void
  /** Shows one's own pay and leave; null for who is no employee. */
  employee: { onPay: () => void; onLeave: () => void } | null
  /** On a phone the panel is the top bar's menu too (SPECIFICATION 2); null where the bar itself has room. */
  acts: { mayMarkAttendance: boolean; onSignOut: () => void } | null
}

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const menuModes: readonly { value: MenuMode; label: string }[] = [
  { value: 'static', label: 'Beside the page' },
  { value: 'overlay', label: 'Over the page' },
]

export function ProfilePanel({
  ref,
  id,
  identity,
  menuMode,
  onMenuMode,
  onLeave,
  onPhoto,
  onLogo,
  employee,
  acts,
}: ProfilePanelProps) {
  const [theme, setTheme] = useState(readTheme)
  const { mayChange } = identity

  function switchTheme(choice: ThemeChoice) {
    chooseTheme(choice)
    setTheme(choice)
  }

  function leaveFor(act: () => void) {
    onLeave()
    act()
  }

  return (
    <div ref={ref} id={id} className={styles.panel} role="region" aria-label="Profile and appearance">
      <div className={styles.person}>
        <Avatar name={identity.displayName} src={useFileUrl(identity.photo)} size={48} />
        <div className={styles.words}>
          <p className={styles.name}>
            {acts === null ? identity.displayName : `Welcome, ${identity.displayName}`}
          </p>
          <p className={styles.quiet}>{identity.email}</p>
          <p className={styles.quiet}>{identity.roleName}</p>
        </div>
      </div>
      {(mayChange.photo || mayChange.logo || employee !== null) && (
        <div className={styles.pictures}>
          {mayChange.photo && (
            <Button size="s" icon="pi-camera" onClick={() => leaveFor(onPhoto)}>
              {identity.photo === '' ? 'Add your photo' : 'Change photo'}
            </Button>
          )}
          {mayChange.logo && (
            <Button size="s" icon="pi-image" onClick={() => leaveFor(onLogo)}>
              Centre logo
            </Button>
          )}
          {employee !== null && (
            <>
              <Button size="s" icon="pi-wallet" onClick={() => leaveFor(employee.onPay)}>
                My pay
              </Button>
              <Button size="s" icon="pi-calendar-minus" onClick={() => leaveFor(employee.onLeave)}>
                My leave
              </Button>
            </>
          )}
        </div>
      )}
      {acts !== null && (
        <div className={styles.acts}>
          {acts.mayMarkAttendance && (
            <ButtonLink
              kind="primary"
              icon="pi-check-circle"
              to={screens.markAttendance.path}
              onClick={onLeave}
            >
              Mark Attendance
            </ButtonLink>
          )}
          <Button icon="pi-sign-out" onClick={() => leaveFor(acts.onSignOut)}>
            Sign out
          </Button>
        </div>
      )}
      <Choice legend="Appearance" options={themes} value={theme} onChange={switchTheme} />
      {acts === null && (
        <Choice legend="Side menu" options={menuModes} value={menuMode} onChange={onMenuMode} />
      )}
      {acts === null && (
        <p className={styles.keys}>
          <KeyHint keys="?" /> shows what the keyboard can do
        </p>
      )}
    </div>
  )
}
