// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PersonContext } from '@/ui/person'
import { useLayout } from './useLayout'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

const layoutOf = (person: string) =>
  renderHook(() => useLayout('/members'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PersonContext value={person}>{children}</PersonContext>
    ),
  }).result

it('a menu that a person hid stays hidden for them, and for nobody else on this device (PRODUCT 2.N)', () => {
  const own = layoutOf('asha')
  act(() => own.current.dispatch({ kind: 'menuToggled', isDesktop: true }))
  expect(own.current.isMenuShown).toBe(false)
  cleanup()
  expect(layoutOf('ravi').current.isMenuShown).toBe(true)
  cleanup()
  expect(layoutOf('asha').current.isMenuShown).toBe(false)
})
