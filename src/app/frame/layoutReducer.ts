import { DEFAULT_MENU_MODE } from '@/domain/shared/constants'

export type MenuMode = 'static' | 'overlay'

/** SPECIFICATION 2 "Layout state": the five flags of the frame. */
export type LayoutState = {
  menuMode: MenuMode
  /** The static menu was hidden with its button. */
  isDesktopInactive: boolean
  isOverlayActive: boolean
  isMobileActive: boolean
  isProfileVisible: boolean
}

export type LayoutAction =
  | { kind: 'menuToggled'; isDesktop: boolean }
  | { kind: 'menuModeChosen'; menuMode: MenuMode }
  | { kind: 'profileToggled' }
  /** A click outside the menu, or Escape. */
  | { kind: 'menuLeft' }
  /** A click outside the profile panel, or Escape. */
  | { kind: 'profileLeft' }
  | { kind: 'routeChanged' }
  | { kind: 'widthChanged'; isDesktop: boolean }

export const initialLayout: LayoutState = {
  menuMode: DEFAULT_MENU_MODE,
  isDesktopInactive: false,
  isOverlayActive: false,
  isMobileActive: false,
  isProfileVisible: false,
}

/** SPECIFICATION 2 and PRODUCT 2.N: what floats closes, the static desktop menu stays until its button hides it. */
export function layoutReducer(state: LayoutState, action: LayoutAction): LayoutState {
  switch (action.kind) {
    case 'menuToggled':
      return { ...toggleMenu(state, action.isDesktop), isProfileVisible: false }
    case 'menuModeChosen':
      return { ...state, menuMode: action.menuMode, isDesktopInactive: false, isOverlayActive: false }
    case 'profileToggled':
      return {
        ...state,
        isProfileVisible: !state.isProfileVisible,
        isOverlayActive: false,
        isMobileActive: false,
      }
    case 'menuLeft':
      return { ...state, isOverlayActive: false, isMobileActive: false }
    case 'profileLeft':
      return { ...state, isProfileVisible: false }
    case 'routeChanged':
      return { ...state, isOverlayActive: false, isMobileActive: false, isProfileVisible: false }
    case 'widthChanged':
      return action.isDesktop ? { ...state, isMobileActive: false } : { ...state, isOverlayActive: false }
  }
}

function toggleMenu(state: LayoutState, isDesktop: boolean): LayoutState {
  if (!isDesktop) return { ...state, isMobileActive: !state.isMobileActive }
  return state.menuMode === 'overlay'
    ? { ...state, isOverlayActive: !state.isOverlayActive }
    : { ...state, isDesktopInactive: !state.isDesktopInactive }
}

/** Whether the menu can be seen and reached by the keyboard. */
export function isMenuOpen(state: LayoutState, isDesktop: boolean): boolean {
  if (!isDesktop) return state.isMobileActive
  return state.menuMode === 'overlay' ? state.isOverlayActive : !state.isDesktopInactive
}
