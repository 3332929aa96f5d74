// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { backendHolding, scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import type { Backend } from '@/session/backend'
import { SessionContext } from '@/session/sessionContext'
import { useLeadInPlace } from './useLeadInPlace'

afterEach(cleanup)

// What is read is kept for a while, whichever test reads: each has ids of its own.
const merged = (id: string, into: string) => leadWith({ id, deleted: true, mergedInto: into })

const follow = (leadId: string, ...held: Lead[]) =>
  followIn(backendHolding(Object.fromEntries(held.map((lead) => [`leads/${lead.id}`, { ...lead }]))), leadId)

function followIn(backend: Backend, leadId: string) {
  const session = sessionAtIron(backend, 'iron')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  const { result } = renderHook(() => useLeadInPlace(leadId), { wrapper })
  return () =>
    result.current.status === 'ready' ? (result.current.value?.id ?? null) : result.current.status
}

describe('the lead that a sale is for', () => {
  it('is itself while it is there, also where it was deleted', async () => {
    const [open, gone] = [leadWith({ id: 'a' }), leadWith({ id: 'b', deleted: true })]
    for (const id of ['a', 'b']) {
      const found = follow(id, open, gone)
      await waitFor(() => expect(found()).toBe(id))
      cleanup()
    }
  })

  it('is the one that stays where it was merged away, over several steps', async () => {
    const way = [merged('first', 'middle'), merged('middle', 'last')]
    const found = follow('first', ...way, leadWith({ id: 'last' }))
    await waitFor(() => expect(found()).toBe('last'))
  })

  it('is one of a circle, and no endless search', async () => {
    const found = follow('one', merged('one', 'other'), merged('other', 'one'))
    await waitFor(() => expect(found()).toBe('other'))
  })

  describe('and is merged away while somebody types the sale', () => {
    function typing(id: string) {
      const held = scriptedBackend(scriptedAuth().port)
      const found = followIn(held.backend, id)
      const put = (lead: Lead) => act(() => held.put(`leads/${lead.id}`, { ...lead }))
      const fail = (which: string) => act(() => held.fail(`leads/${which}`, new Error('not read')))
      return { found, put, fail }
    }

    it('stays until the next one is read, so that the sheet stays as well', () => {
      const { found, put } = typing('typed')
      put(leadWith({ id: 'typed' }))
      expect(found()).toBe('typed')
      put(merged('typed', 'typed for'))
      expect(found()).toBe('typed')
      put(leadWith({ id: 'typed for' }))
      expect(found()).toBe('typed for')
    })

    it('stays also where the next one can’t be read', () => {
      const { found, put, fail } = typing('kept')
      put(leadWith({ id: 'kept' }))
      put(merged('kept', 'unread'))
      fail('unread')
      expect(found()).toBe('kept')
    })

    it('is no answer where the sale began with one that was merged away', () => {
      const { found, put, fail } = typing('left')
      put(merged('left', 'unknown'))
      expect(found()).toBe('loading')
      fail('unknown')
      expect(found()).toBe('failed')
    })
  })
})
