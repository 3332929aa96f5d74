// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import type { SessionState } from '@/session/sessionState'
import { showToast, useToasts } from '@/ui/feedback/toast'
// Fetched while somebody is here; a busy machine compiles it before the clock of a test runs.
import './forgetPerson'
import { useForgetting } from './useForgetting'

const backend = backendHolding({})
const signedIn = (uid: string, claims = {}): SessionState => sessionAtIron(backend, uid, claims).state
const loading: SessionState = { status: 'loading' }
const signedOut: SessionState = { status: 'signedOut', notice: '' }

beforeEach(() => {
  showToast({ text: 'Asha Rao is deleted', undo: () => undefined })
})
afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

/** Whether what was kept is gone once the session has been each of these. */
async function isForgottenAfter(...states: readonly SessionState[]): Promise<boolean> {
  const { rerender } = renderHook(({ state }) => useForgetting(state), { initialProps: { state: loading } })
  for (const state of states) rerender({ state })
  await new Promise((resolve) => setTimeout(resolve, 50))
  return useToasts.getState().shown.length === 0
}

it('a person who is signed out is forgotten', async () => {
  expect(await isForgottenAfter(signedIn('iron'), signedOut)).toBe(true)
})

it('so is one in whose place another comes without a sign-out, as another tab makes it', async () => {
  expect(await isForgottenAfter(signedIn('iron'), loading, signedIn('desk'))).toBe(true)
})

it.each([
  ['whose role was changed', [signedIn('iron'), loading, signedIn('iron', { admin: true })]],
  ['who loses the connection', [signedIn('iron'), loading]],
  ['who comes to a page that nobody was on', [signedOut, signedIn('iron')]],
])('but nobody %s', async (_, states) => {
  expect(await isForgottenAfter(...states)).toBe(false)
})
