import { lazy, Suspense, useRef, useState, type MouseEvent, useEffect, type RefObject } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { mayOpen, menuOf } from '@/domain/access/screens'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { useSignedIn, useVisitor } from '@/session/useSession'
import { FormatContext } from '@/ui/format/format'
import { PageSkeleton } from '@/ui/Skeletons'
import { UiProvider } from '@/ui/UiProvider'
import { useWriteProblem } from '@/session/useWriteProblem'
import { WriteProblemContext } from '@/ui/writeProblem'
import { isOfOneGym } from '../routeDecision'
import { useRouteDecision } from '../useRouteDecision'
import { QuickAdd } from './QuickAdd'
import { SideMenu } from './SideMenu'
import { SupportNotice } from './SupportNotice'
import { TermNotice } from './TermNotice'
import { TopBar } from './TopBar'
import { identityOf, type Identity } from './identityOf'
import { useLayout } from './useLayout'
import { useLeave } from './useLeave'
import { useFrameKeys } from './useFrameKeys'
import styles from './AppFrame.module.css'
import { gymSettings } from '@/session/gymSettings'
import { useGymInAddress } from '@/session/useGymInAddress'
import { Logo } from '@/components/gym/Logo'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { formatTime } from '@/domain/shared/formatDate'
import { useHeardAt, useOnline } from '@/ui/useOnline'

/**
 * After a change of route the focus goes to the new page's heading, so that a reader says where it is and the next
 * Tab starts there. The first page after signing in is left alone.
 */
function useFocusOnHeading(content: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (content.current !== null) focusHeading(content.current)
  }, [content, pathname])
}

/** A page that has taken the focus itself (the search box of Mark Attendance) keeps it. */
function focusHeading(main: HTMLElement) {
  if (document.activeElement !== main && main.contains(document.activeElement)) return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

/** Mounted on screens of one centre only: /gyms needs no `?centre=`. */
function GymInAddress() {
  useGymInAddress()
  return null
}

const GymPicker = lazy(async () => ({ default: (await import('../gyms/GymPicker')).GymPicker }))
const SupportDoor = lazy(async () => ({ default: (await import('../gyms/SupportDoor')).SupportDoor }))
const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog')).LogoutDialog }))
const OwnPhotoDialog = lazy(async () => ({ default: (await import('./OwnPhotoDialog')).OwnPhotoDialog }))
const OwnPayDialog = lazy(async () => ({ default: (await import('./OwnPayDialog')).OwnPayDialog }))
const OwnLeaveDialog = lazy(async () => ({ default: (await import('./OwnLeaveDialog')).OwnLeaveDialog }))
const GymLogoDialog = lazy(async () => ({
  default: (await import('@/components/gym/GymLogoDialog')).GymLogoDialog,
}))
const CommandPalette = lazy(async () => ({
  default: (await import('../palette/CommandPalette')).CommandPalette,
}))

type Overlay = 'none' | 'logout' | 'palette' | 'photo' | 'logo' | 'pay' | 'leave'

const MENU_ID = 'side-menu'
const CONTENT_ID = 'content'

/** SPECIFICATION 1 and 2: top bar, side menu, footer and quick add around every signed-in screen. */
export function AppFrame() {
  const { account } = useSignedIn()
  const format = useGymFormat()
  return (
    <FormatContext value={format}>
      <UiProvider person={account.uid}>
        <Frame />
      </UiProvider>
    </FormatContext>
  )
}

function Frame() {
  const signedIn = useSignedIn()
  const visitor = useVisitor()
  const { pathname } = useLocation()
  const { destination, decision } = useRouteDecision()
  const { layout, dispatch, isDesktop, isMenuShown, isMenuFloating } = useLayout(pathname)
  const [overlay, setOverlay] = useState<Overlay>('none')
  const menu = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLElement>(null)

  useFocusOnHeading(content, pathname)
  useFrameKeys({ visitor, openPalette: () => setOverlay('palette') })
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
  const isOneGym = destination.kind === 'screen' && isOfOneGym(destination.id)
  const isEmployee = (visitor === 'MANAGER' || visitor === 'GYM_SALES') && signedIn.gym.status === 'ready'
  const isGymOpen = isOneGym && signedIn.gym.status === 'ready'

  return (
    <>
      <a href={`#${CONTENT_ID}`} className={styles.skip} data-print="hide" onClick={skip}>
        Skip to the content
      </a>
      <Progress />
      <TopBar
        identity={identity}
        mayMarkAttendance={mayOpen('markAttendance', visitor)}
        menuButton={menuButton}
        menuId={MENU_ID}
        layout={layout}
        dispatch={dispatch}
        isMenuShown={isMenuShown}
        isDesktop={isDesktop}
        isOneGym={isOneGym}
        onSearch={() => setOverlay('palette')}
        onSignOut={() => setOverlay('logout')}
        onPhoto={() => setOverlay('photo')}
        onLogo={() => setOverlay('logo')}
        employee={isEmployee ? { onPay: () => setOverlay('pay'), onLeave: () => setOverlay('leave') } : null}
      />
      <SideMenu
        ref={menu}
        id={MENU_ID}
        sections={menuOf(visitor)}
        isShown={isMenuShown}
        isFloating={isMenuFloating}
        onNavigate={() => dispatch({ kind: 'routeChanged' })}
      />
      {isMenuFloating && isMenuShown && <div className={styles.scrim} />}
      <div className={styles.column} data-beside={isMenuShown && !isMenuFloating}>
        <OfflineNotice />
        {signedIn.gym.status === 'ready' && signedIn.gym.visit && (
          <SupportNotice info={signedIn.gym.info} visit={signedIn.gym.visit} />
        )}
        {isGymOpen && <TermNotice />}
        <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {isOneGym && <GymInAddress />}
          <Suspense fallback={<PageSkeleton />}>
            {decision.kind === 'chooseGym' && <GymPicker />}
            {decision.kind === 'openSupport' && signedIn.gym.status === 'outside' && (
              <SupportDoor gym={signedIn.gym.gym} />
            )}
            {decision.kind === 'openGym' && <PageSkeleton />}
            {decision.kind === 'show' && (isGymOpen ? <GymOutlet /> : <Outlet />)}
          </Suspense>
        </main>
        <Footer identity={identity} />
      </div>
      <QuickAdd visitor={visitor} />
      <Suspense fallback={null}>
        {overlay === 'logout' && <LogoutDialog onClose={close} />}
        {overlay === 'photo' && <OwnPhotoDialog onClose={close} />}
        {overlay === 'logo' && <GymLogoDialog onClose={close} />}
        {overlay === 'pay' && <OwnPayDialog onClose={close} />}
        {overlay === 'leave' && <OwnLeaveDialog onClose={close} />}
        {overlay === 'palette' && <CommandPalette onClose={close} onSignOut={() => setOverlay('logout')} />}
      </Suspense>
    </>
  )
}

/** A screen of one centre, which knows whether anything can be saved there. */
const GymOutlet = () => (
  <WriteProblemContext value={useWriteProblem()}>
    <Outlet />
  </WriteProblemContext>
)

/** A thin line at the top while the next page's chunk is on its way; the old page stays readable meanwhile. */
function Progress() {
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.progress} role="status" aria-label="Loading" />
  )
}

/** SPECIFICATION 1: the footer repeats the logo and the name. */
function Footer({ identity }: { identity: Identity }) {
  return (
    <footer className={styles.footer}>
      <Logo logo={identity.logo} size={20} />
      <span className={styles.name}>{identity.title}</span>
    </footer>
  )
}

/** Over every screen while the server is out of reach: how old what stands there is, and what still works. */
function OfflineNotice() {
  const isOnline = useOnline()
  const heardAt = useHeardAt()
  const { gym, backend } = useSignedIn()
  if (isOnline) return null
  const timezone = gym.status === 'ready' ? gymSettings(gym.info).timezone : DEFAULT_TIMEZONE
  const asOf = heardAt ? `, as of ${formatTime(heardAt, timezone)}` : ''
  return (
    <p className={styles.notice} role="status" data-print="hide">
      <i className="pi pi-cloud" aria-hidden />
      <span>
        <strong>Offline{asOf}.</strong>{' '}
        {backend.journal
          ? 'Marking attendance goes on and is sent later. Money and everything else that is saved needs the network.'
          : 'What stands here may be older than that. Everything that is saved needs the network.'}
      </span>
    </p>
  )
}
