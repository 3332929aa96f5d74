// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { GymFilter } from '@/data/gyms/gymQueries'
import { partsOver, repositoriesOver } from '@/data/repositories'
import { storeHolding } from '@/data/store/fixtures'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useGymRows } from './useGymRows'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const every: GymFilter = { search: '', status: 'all', type: null, sort: 'name', direction: 'asc' }
const question = {
  ...{ filter: every, ofTabs: [every, { ...every, status: 'disabled' as const }] },
  ...{ request: { pageSize: 50 }, isAdmin: true, own: '' },
}
const gym = (id: string, isDisabled: boolean) => ({
  [`gyms/${id}`]: { id, name: id, nameLower: id, type: 'GYM', isDisabled },
})

it('each tab is counted once, when the page is there: before it nobody knows what the counts are asked beside', async () => {
  const store = storeHolding({ ...gym('iron', false), ...gym('ice', false), ...gym('gone', true) })
  let asked = 0
  const counting = {
    ...store,
    count: (query: Parameters<typeof store.count>[0]) => {
      asked += 1
      return store.count(query)
    },
  }
  const backend = backendHolding({})
  const session = sessionAtIron(
    { ...backend, repository: repositoriesOver(partsOver(counting, backend.clock)) },
    'root',
    { admin: true },
  )
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  const { result } = renderHook(() => useGymRows(question), { wrapper })
  await waitFor(() => expect(result.current.counts).toEqual([3, 1]))
  expect(result.current.page).toMatchObject({ status: 'ready' })
  expect(asked).toBe(question.ofTabs.length)
})
