// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useLeadInPlace } from './useLeadInPlace'

afterEach(cleanup)

// What is read is kept for a while, whichever test reads: each has ids of its own.
const merged = (id: string, into: string) => leadWith({ id, deleted: true, mergedInto: into })

function follow(leadId: string, ...held: Lead[]) {
  const backend = backendHolding(Object.fromEntries(held.map((lead) => [`leads/${lead.id}`, { ...lead }])))
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
})
