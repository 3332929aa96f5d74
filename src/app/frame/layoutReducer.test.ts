import { describe, expect, it } from 'vitest'
import {
  initialLayout,
  isMenuOpen,
  layoutReducer,
  type LayoutAction,
  type LayoutState,
} from './layoutReducer'

const after = (actions: LayoutAction[], from: LayoutState = initialLayout) =>
  actions.reduce(layoutReducer, from)
const toggleOnDesktop: LayoutAction = { kind: 'menuToggled', isDesktop: true }
const toggleOnPhone: LayoutAction = { kind: 'menuToggled', isDesktop: false }
const overlay: LayoutAction = { kind: 'menuModeChosen', menuMode: 'overlay' }

describe('the layout state (SPECIFICATION 2)', () => {
  it('starts static, with the menu open on a desktop and closed on a phone', () => {
    expect(initialLayout.menuMode).toBe('static')
    expect(isMenuOpen(initialLayout, true)).toBe(true)
    expect(isMenuOpen(initialLayout, false)).toBe(false)
  })

  it('hides and shows the static menu by the desktop-inactive flag alone', () => {
    const hidden = after([toggleOnDesktop])
    expect(hidden).toEqual({ ...initialLayout, isDesktopInactive: true })
    expect(after([toggleOnDesktop], hidden)).toEqual(initialLayout)
  })

  it('opens the overlay menu by the overlay flag, which does not touch the static one', () => {
    const open = after([overlay, toggleOnDesktop])
    expect(open).toEqual({ ...initialLayout, menuMode: 'overlay', isOverlayActive: true })
    expect(isMenuOpen(open, true)).toBe(true)
  })

  it('opens the phone menu by the mobile flag in either mode', () => {
    expect(after([toggleOnPhone]).isMobileActive).toBe(true)
    expect(after([overlay, toggleOnPhone]).isOverlayActive).toBe(false)
    expect(isMenuOpen(after([overlay, toggleOnPhone]), false)).toBe(true)
  })

  it('closes overlay menu, phone menu and profile panel on a route change', () => {
    expect(after([overlay, toggleOnDesktop, { kind: 'routeChanged' }]).isOverlayActive).toBe(false)
    expect(after([toggleOnPhone, { kind: 'routeChanged' }])).toEqual(initialLayout)
    expect(after([{ kind: 'profileToggled' }, { kind: 'routeChanged' }])).toEqual(initialLayout)
  })

  it('closes overlay and phone menu on a click outside', () => {
    expect(after([overlay, toggleOnDesktop, { kind: 'menuLeft' }]).isOverlayActive).toBe(false)
    expect(after([toggleOnPhone, { kind: 'menuLeft' }]).isMobileActive).toBe(false)
  })

  it('keeps the static desktop menu through route changes and clicks outside (PRODUCT 2.N)', () => {
    expect(isMenuOpen(after([{ kind: 'routeChanged' }, { kind: 'menuLeft' }]), true)).toBe(true)
    const hidden = after([toggleOnDesktop, { kind: 'routeChanged' }])
    expect(isMenuOpen(hidden, true)).toBe(false)
  })

  it('toggles the profile panel and never shows it together with a floating menu', () => {
    const shown = after([toggleOnPhone, { kind: 'profileToggled' }])
    expect(shown).toMatchObject({ isProfileVisible: true, isMobileActive: false })
    expect(after([toggleOnPhone], shown)).toMatchObject({ isProfileVisible: false, isMobileActive: true })
    expect(after([{ kind: 'profileLeft' }], shown).isProfileVisible).toBe(false)
  })

  it('forgets a floating menu of the other width when the window crosses the breakpoint', () => {
    expect(after([toggleOnPhone, { kind: 'widthChanged', isDesktop: true }]).isMobileActive).toBe(false)
    expect(
      after([overlay, toggleOnDesktop, { kind: 'widthChanged', isDesktop: false }]).isOverlayActive,
    ).toBe(false)
  })

  it('shows the menu again when a person goes back to the static mode', () => {
    const chosen = after([toggleOnDesktop, overlay, { kind: 'menuModeChosen', menuMode: 'static' }])
    expect(isMenuOpen(chosen, true)).toBe(true)
  })
})
