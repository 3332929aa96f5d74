import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { mayOpen, menuOf } from '@/domain/access/screens'
import { useSignedIn } from '@/session/useSession'
import { PageSkeleton } from '@/ui/Skeletons'
import { UiProvider } from '@/ui/UiProvider'
import { isOfOneCentre } from '../routeDecision'
import { useRouteDecision } from '../useRouteDecision'
import { CentreInAddress } from './CentreInAddress'
import { Footer } from './Footer'
import { OfflineNotice } from './OfflineNotice'
import { QuickAdd } from './QuickAdd'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { identityOf } from './identityOf'
import { useFocusOnHeading } from './useFocusOnHeading'
import { useLayout } from './useLayout'
import { useLeave } from './useLeave'
import { useFrameKeys } from './useFrameKeys'
import styles from './AppFrame.module.css'

const CentrePicker = lazy(async () => ({ default: (await import('../centres/CentrePicker')).CentrePicker }))
const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog')).LogoutDialog }))
const OwnPhotoDialog = lazy(async () => ({ default: (await import('./OwnPhotoDialog')).OwnPhotoDialog }))
const CentreLogoDialog = lazy(async () => ({
  default: (await import('./CentreLogoDialog')).CentreLogoDialog,
}))
const CommandPalette = lazy(async () => ({
  default: (await import('../palette/CommandPalette')).CommandPalette,
}))

type Overlay = 'none' | 'logout' | 'palette' | 'photo' | 'logo'

const MENU_ID = 'side-menu'
const CONTENT_ID = 'content'

/** SPECIFICATION 1 and 2: top bar, side menu, footer and quick add around every signed-in screen. */
export function AppFrame() {
  const signedIn = useSignedIn()
  const { role } = signedIn.role
  const { pathname } = useLocation()
  const { destination, decision } = useRouteDecision()
  const { layout, dispatch, isDesktop, isMenuShown, isMenuFloating } = useLayout(pathname)
  const [overlay, setOverlay] = useState<Overlay>('none')
  const menu = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLElement>(null)

  useFocusOnHeading(content, pathname)
  useFrameKeys({ role, openPalette: () => setOverlay('palette') })
  useLeave(isMenuFloating && isMenuShown, [menu, menuButton], (by) => {
    dispatch({ kind: 'menuLeft' })
    if (by === 'escape') menuButton.current?.focus()
  })

  function skip(event: MouseEvent) {
    event.preventDefault()
    content.current?.focus()
  }

  const identity = identityOf(signedIn)
  const close = () => setOverlay('none')
  const isOneCentre = destination.kind === 'screen' && isOfOneCentre(destination.id)

  return (
    <UiProvider person={signedIn.account.uid}>
      <a href={`#${CONTENT_ID}`} className={styles.skip} data-print="hide" onClick={skip}>
        Skip to the content
      </a>
      <Progress />
      <TopBar
        identity={identity}
        mayMarkAttendance={mayOpen('markAttendance', role)}
        menuButton={menuButton}
        menuId={MENU_ID}
        layout={layout}
        dispatch={dispatch}
        isMenuShown={isMenuShown}
        isDesktop={isDesktop}
        isOneCentre={isOneCentre}
        onSearch={() => setOverlay('palette')}
        onSignOut={() => setOverlay('logout')}
        onPhoto={() => setOverlay('photo')}
        onLogo={() => setOverlay('logo')}
      />
      <SideMenu
        ref={menu}
        id={MENU_ID}
        sections={menuOf(role)}
        isShown={isMenuShown}
        isFloating={isMenuFloating}
        onNavigate={() => dispatch({ kind: 'routeChanged' })}
      />
      {isMenuFloating && isMenuShown && <div className={styles.scrim} />}
      <div className={styles.column} data-beside={isMenuShown && !isMenuFloating}>
        <OfflineNotice />
        <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {isOneCentre && <CentreInAddress />}
          <Suspense fallback={<PageSkeleton />}>
            {decision.kind === 'chooseCentre' && <CentrePicker />}
            {decision.kind === 'openCentre' && <PageSkeleton />}
            {decision.kind === 'show' && <Outlet />}
          </Suspense>
        </main>
        <Footer identity={identity} />
      </div>
      <QuickAdd role={role} />
      <Suspense fallback={null}>
        {overlay === 'logout' && <LogoutDialog onClose={close} />}
        {overlay === 'photo' && <OwnPhotoDialog onClose={close} />}
        {overlay === 'logo' && <CentreLogoDialog onClose={close} />}
        {overlay === 'palette' && <CommandPalette onClose={close} onSignOut={() => setOverlay('logout')} />}
      </Suspense>
    </UiProvider>
  )
}

/** A thin line at the top while the next page's chunk is on its way; the old page stays readable meanwhile. */
function Progress() {
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.progress} role="status" aria-label="Loading" />
  )
}
