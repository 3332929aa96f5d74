import { useRef, type ActionDispatch, type Ref, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { Button, ButtonLink } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { KeyHint } from '@/ui/KeyHint'
import type { Identity } from './identityOf'
import type { LayoutAction, LayoutState } from './layoutReducer'
import { Logo } from '@/components/gym/Logo'
import { ProfilePanel } from './ProfilePanel'
import { SavedChip } from './SavedChip'
import { useLeave } from './useLeave'
import styles from './TopBar.module.css'
import { reloadApp } from '../device/reloadApp'
import { useNewVersion } from '../device/serviceWorker'

/** A new version lies ready on this device: it comes when the person asks for it, never in the middle of work. */
function NewVersion() {
  const isReady = useNewVersion(({ isReady: is }) => is)
  return isReady ? (
    <Button size="s" icon="pi-refresh" onClick={() => void reloadApp()}>
      New version – reload
    </Button>
  ) : null
}

type TopBarProps = {
  identity: Identity
  mayMarkAttendance: boolean
  menuButton: Ref<HTMLButtonElement>
  menuId: string
  isMenuShown: boolean
  layout: LayoutState
  dispatch: ActionDispatch<[LayoutAction]>
  isDesktop: boolean
  /** The screen shows the records of one centre. */
  isOneGym: boolean
  onSearch: () => void
  onSignOut: () => void
  onPhoto: () => void
  onLogo: () => void
  employee: { onPay: () => void; onLeave: () => void } | null
}

const PROFILE_ID = 'profile-panel'

export function TopBar({
  identity,
  mayMarkAttendance,
  menuButton,
  menuId,
  isMenuShown,
  layout,
  dispatch,
  isDesktop,
  isOneGym,
  onSearch,
  onSignOut,
  onPhoto,
  onLogo,
  employee,
}: TopBarProps) {
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isProfileVisible } = layout
  useLeave(isProfileVisible, [panel, toggle], (by) => {
    dispatch({ kind: 'profileLeft' })
    if (by === 'escape') toggle.current?.focus()
  })

  return (
    <header className={styles.bar} data-print="hide">
      <button
        type="button"
        ref={menuButton}
        className={styles.menuButton}
        aria-label={isMenuShown ? 'Hide the menu' : 'Show the menu'}
        aria-expanded={isMenuShown}
        aria-controls={menuId}
        onClick={() => dispatch({ kind: 'menuToggled', isDesktop })}
      >
        <i className="pi pi-bars" aria-hidden />
      </button>
      <Link to="/" className={styles.home}>
        <Logo logo={identity.logo} />
        <span className={styles.title}>{identity.title}</span>
      </Link>
      {identity.chosenGym !== '' && <GymSwitch name={identity.chosenGym} isOneGym={isOneGym} />}
      <span className={styles.gap} />
      <button type="button" className={styles.search} onClick={onSearch}>
        <i className="pi pi-search" aria-hidden />
        <span className={styles.searchWords}>Search or go to</span>
        <span className={styles.searchWords}>
          <KeyHint keys="mod+k" />
        </span>
      </button>
      <NewVersion />
      <SavedChip />
      {isDesktop && (
        <>
          <span className={styles.welcome}>
            Welcome, <strong>{identity.displayName}</strong>
          </span>
          {mayMarkAttendance && (
            <ButtonLink kind="primary" size="s" icon="pi-check-circle" to={screens.markAttendance.path}>
              Mark Attendance
            </ButtonLink>
          )}
          <Button kind="quiet" size="s" onClick={onSignOut}>
            Sign out
          </Button>
        </>
      )}
      <IconButton
        ref={toggle}
        size="m"
        icon={isDesktop ? 'pi-cog' : 'pi-user'}
        label="Profile and appearance"
        aria-expanded={isProfileVisible}
        aria-controls={PROFILE_ID}
        onClick={() => dispatch({ kind: 'profileToggled' })}
      />
      {isProfileVisible && (
        <ProfilePanel
          ref={panel}
          id={PROFILE_ID}
          identity={identity}
          menuMode={layout.menuMode}
          onMenuMode={(menuMode) => dispatch({ kind: 'menuModeChosen', menuMode })}
          onLeave={() => dispatch({ kind: 'profileLeft' })}
          onPhoto={onPhoto}
          onLogo={onLogo}
          employee={employee}
          acts={isDesktop ? null : { mayMarkAttendance, onSignOut }}
        />
      )}
    </header>
  )
}

const GymDialog = lazy(async () => ({ default: (await import('../gyms/GymDialog')).GymDialog }))

type GymSwitchProps = { name: string; isOneGym: boolean }

/** In a super admin's top bar: the centre that is looked at, and the way to another. */
function GymSwitch({ name, isOneGym }: GymSwitchProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.switch} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">Centre: </span>
        <span className={styles.name}>{name}</span>
        <i className="pi pi-chevron-down" aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GymDialog isOneGym={isOneGym} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
