import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { DESKTOP_BREAKPOINT } from '@/domain/shared/constants'
import { useRemembered } from '@/lists/useRemembered'
import { initialLayout, isMenuOpen, layoutReducer, type LayoutState } from './layoutReducer'

const desktop = `(width > ${DESKTOP_BREAKPOINT}px)`

function watchWidth(listener: () => void) {
  const query = window.matchMedia(desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isText = (kept: unknown): kept is string => typeof kept === 'string'

/** What a person arranged stays arranged for them on this device: the mode, and whether the static menu is hidden. */
function layoutFrom(kept: string): LayoutState {
  const [menuMode, shown] = kept.split(' ')
  return {
    ...initialLayout,
    menuMode: menuMode === 'overlay' ? 'overlay' : 'static',
    isDesktopInactive: shown === 'hidden',
  }
}

/** The frame's one reducer with the width of the window, the route and what is remembered for the person joined to it. */
export function useLayout(pathname: string) {
  const [kept, keep] = useRemembered('menu/layout', '', isText)
  const [layout, dispatch] = useReducer(layoutReducer, kept, layoutFrom)
  const isDesktop = useSyncExternalStore(watchWidth, () => window.matchMedia(desktop).matches)
  const { menuMode, isDesktopInactive } = layout

  useEffect(() => dispatch({ kind: 'widthChanged', isDesktop }), [isDesktop])
  useEffect(() => dispatch({ kind: 'routeChanged' }), [pathname])
  useEffect(() => {
    keep(`${menuMode} ${isDesktopInactive ? 'hidden' : 'shown'}`)
  }, [menuMode, isDesktopInactive, keep])

  return {
    layout,
    dispatch,
    isDesktop,
    isMenuShown: isMenuOpen(layout, isDesktop),
    /** The menu lies over the page instead of beside it. */
    isMenuFloating: !isDesktop || menuMode === 'overlay',
  }
}
