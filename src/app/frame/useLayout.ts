import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { DESKTOP_BREAKPOINT } from '@/domain/shared/constants'
import { initialLayout, isMenuOpen, layoutReducer, type LayoutState } from './layoutReducer'

const desktop = `(width > ${DESKTOP_BREAKPOINT}px)`
const KEY = 'layout'

function watchWidth(listener: () => void) {
  const query = window.matchMedia(desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What a person arranged stays arranged on this device: the mode, and whether the static menu is hidden. */
function keptLayout(): LayoutState {
  const [menuMode, shown] = (window.localStorage.getItem(KEY) ?? '').split(' ')
  return {
    ...initialLayout,
    menuMode: menuMode === 'overlay' ? 'overlay' : 'static',
    isDesktopInactive: shown === 'hidden',
  }
}

/** The frame's one reducer with the width of the window, the route and this device's memory joined to it. */
export function useLayout(pathname: string) {
  const [layout, dispatch] = useReducer(layoutReducer, undefined, keptLayout)
  const isDesktop = useSyncExternalStore(watchWidth, () => window.matchMedia(desktop).matches)
  const { menuMode, isDesktopInactive } = layout

  useEffect(() => dispatch({ kind: 'widthChanged', isDesktop }), [isDesktop])
  useEffect(() => dispatch({ kind: 'routeChanged' }), [pathname])
  useEffect(() => {
    window.localStorage.setItem(KEY, `${menuMode} ${isDesktopInactive ? 'hidden' : 'shown'}`)
  }, [menuMode, isDesktopInactive])

  return {
    layout,
    dispatch,
    isDesktop,
    isMenuShown: isMenuOpen(layout, isDesktop),
    /** The menu lies over the page instead of beside it. */
    isMenuFloating: !isDesktop || menuMode === 'overlay',
  }
}
