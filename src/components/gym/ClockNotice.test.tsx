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
function drawnAt(serverTime: () => Promise<Date>) {
  const { backend } = scriptedBackend(scriptedAuth().port)
  renderAs(sessionAtIron({ ...backend, auth: { ...backend.auth, serverTime } }, 'iron'), <ClockNotice />)
}

it('says how far the clock of the device is off, and what to do, until it is set', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let server = new Date('2026-11-20T06:42:00Z')
  drawnAt(() => Promise.resolve(server))
  expect((await screen.findByRole('alert')).textContent).toMatch(/is 12 min behind.*Set the date and time/)
  server = new Date('2026-11-20T06:30:30Z')
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says nothing while the clock is right, and where nobody can be asked', async () => {
  const serverTime = vi.fn(() => Promise.reject(new Error('no line')))
  drawnAt(serverTime)
  await waitFor(() => expect(serverTime).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
})
