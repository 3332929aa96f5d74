// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from './draft'
// The question loads when it is asked: compiled before the clock of a test is stopped.
import '../feedback/ConfirmDialog'
import { empty, open, save, typeInto, valueOf } from './testSheet'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

test('what was typed and not saved comes back, and can be let go', async () => {
  vi.useFakeTimers()
  open()
  typeInto(/Name/, 'Meera')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  cleanup()

  open()
  await waitFor(() => expect(valueOf(/Name/)).toBe('Meera'))
  expect(screen.getByText(/did not save/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  await waitFor(() => expect(valueOf(/Name/)).toBe(''))
  expect(window.localStorage).toHaveLength(0)
})

test('what was typed just before the form goes away comes back too', async () => {
  open()
  typeInto(/Name/, 'Meera')
  cleanup()
  open()
  await waitFor(() => expect(valueOf(/Name/)).toBe('Meera'))
})

test.each(['in the pause', 'after the pause', 'in another visit'])(
  'what was typed back to what is stored leaves no draft: %s',
  async (when) => {
    vi.useFakeTimers()
    open()
    typeInto(/Name/, 'Meera')
    if (when !== 'in the pause') await act(() => vi.advanceTimersByTimeAsync(1_000))
    if (when === 'in another visit') {
      cleanup()
      open()
      expect(valueOf(/Name/)).toBe('Meera')
    }
    typeInto(/Name/, '')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(window.localStorage).toHaveLength(0)
    typeInto(/Name/, 'M')
    typeInto(/Name/, '')
    cleanup()
    expect(window.localStorage).toHaveLength(0)
    vi.useRealTimers()
  },
)

test('a form that nobody has typed into leaves the draft of another window', async () => {
  vi.useFakeTimers()
  open()
  window.localStorage.setItem('draft/asha/members/new', '{}')
  // A phone keeps no letters: nothing is typed.
  typeInto(/Phone/, 'x')
  expect(valueOf(/Phone/)).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  cleanup()
  vi.useRealTimers()
  expect(window.localStorage).toHaveLength(1)
})

test('what comes back is what was typed, beside what somebody else saved meanwhile', async () => {
  open()
  typeInto(/Phone/, '9876543210')
  cleanup()
  open({ defaults: { ...empty, name: 'Asha' } })
  await waitFor(() => expect(valueOf(/Phone/)).toContain('98765'))
  expect(valueOf(/Name/)).toBe('Asha')
})

test('what was open when its person signed out leaves no draft', () => {
  open()
  typeInto(/Name/, 'Meera')
  dropAllDrafts()
  cleanup()
  expect(window.localStorage).toHaveLength(0)
})

test('what is discarded before it was kept leaves no draft', async () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  open({ onClose })
  typeInto(/Name/, 'Meera')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(onClose).toHaveBeenCalledOnce()
  expect(window.localStorage).toHaveLength(0)
})

test('a saved form leaves no draft', async () => {
  const onClose = vi.fn()
  open({ onClose })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(window.localStorage).toHaveLength(1)
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(window.localStorage).toHaveLength(0)
})
