// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import type { ClosedStatus } from '@/domain/leads/lead'
import { leadWith } from '@/domain/leads/fixtures'
import type { Span } from '@/domain/monthStats/figureRange'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useLeads } from './useLeads'

vi.mock('@/domain/leads/leadMonths', async (original) => ({
  ...(await original<typeof import('@/domain/leads/leadMonths')>()),
  MOST_READ: 3,
}))

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const lost = (id: string) => ({
  ...leadWith({ id, status: 'Lost', createdAt: new Date('2026-11-10T06:00:00Z') }),
  cameIn: '2026-11',
})
const november: Span = { from: civil('2026-11-01'), to: civil('2026-11-20') }

function Shown({ more }: { more: ClosedStatus | Span | null }) {
  const { leads, isCut } = useLeads(more)
  return <p>{`${String(leads.length)} ${isCut ? 'of more' : 'in all'}`}</p>
}

test.each<[string, ClosedStatus | Span | null, string[], string]>([
  ['those of some days, where they are more than are read', november, ['a', 'b', 'c', 'd'], '3 of more'],
  ['those of some days, where they are fewer', november, ['a', 'b'], '2 in all'],
  ['those who were lost, which are read to their end', 'Lost', ['a', 'b', 'c', 'd'], '4 in all'],
  ['the open ones alone', null, ['a', 'b', 'c', 'd'], '0 in all'],
])('tells of %s whether they are all', async (_what, more, ids, shown) => {
  const held = Object.fromEntries(ids.map((id) => [`leads/${id}`, lost(id)]))
  renderAs(sessionAtIron(backendHolding(held), 'iron'), <Shown more={more} />)
  await screen.findByText(shown)
})
