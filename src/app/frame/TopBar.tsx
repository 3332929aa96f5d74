import { useRef, type ActionDispatch, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { Button, ButtonLink } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { KeyHint } from '@/ui/KeyHint'
import { CentreSwitch } from '../centres/CentreSwitch'
import type { Identity } from './identityOf'
import type { LayoutAction, LayoutState } from './layoutReducer'
import { Logo } from './Logo'
import { NewVersion } from './NewVersion'
import { ProfilePanel } from './ProfilePanel'
import { SavedChip } from './SavedChip'
import { useLeave } from './useLeave'
import styles from './TopBar.module.css'

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
  isOneCentre: boolean
  onSearch: () => void
  onSignOut: () => void
  onPhoto: () => void
  onLogo: () => void
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
  isOneCentre,
  onSearch,
  onSignOut,
  onPhoto,
  onLogo,
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
      {identity.chosenCentre !== '' && (
        <CentreSwitch name={identity.chosenCentre} isOneCentre={isOneCentre} />
      )}
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
          acts={isDesktop ? null : { mayMarkAttendance, onSignOut }}
        />
      )}
    </header>
  )
}
