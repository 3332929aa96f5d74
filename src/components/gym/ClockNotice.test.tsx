// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { ClockNotice } from './ClockNotice'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The device's clock shows half past six. */
function pageAt(serverTime: () => Promise<Date>, what = <ClockNotice />) {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const session = sessionAtIron({ ...backend, auth: { ...backend.auth, serverTime } }, 'iron')
  return () => renderAs(session, what)
}

it('says how far the clock of the device is off, and what to do, until it is set', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let server = new Date('2026-11-20T06:42:00Z')
  pageAt(() => Promise.resolve(server))()
  expect((await screen.findByRole('alert')).textContent).toMatch(/is 12 min behind.*Set the date and time/)
  server = new Date('2026-11-20T06:30:30Z')
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says nothing while the clock is right, and where nobody can be asked', async () => {
  const serverTime = vi.fn(() => Promise.reject(new Error('no line')))
  pageAt(serverTime)()
  await waitFor(() => expect(serverTime).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks once for all who show it, and not again when a page is opened soon', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const serverTime = vi.fn(() => Promise.resolve(new Date('2026-11-20T06:42:00Z')))
  const open = pageAt(
    serverTime,
    <>
      <ClockNotice />
      <ClockNotice />
    </>,
  )
  const first = open()
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
  first.unmount()
  open()
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
  window.dispatchEvent(new Event('online'))
  expect(serverTime).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(serverTime).toHaveBeenCalledTimes(2)
})
