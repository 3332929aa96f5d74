// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contactWith, leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { cellsOf, drawAfresh, drawnSeries } from '@/plots/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { FunnelView } from './FunnelView'
import { LeadFunnel } from './LeadFunnel'

// There is no canvas here: what is drawn is what chart.js would get.
vi.mock('@/plots/chartJs', () => import('@/plots/fixtures'))

drawAfresh()
afterEach(() => {
  cleanup()
  liveCache.clear()
})

const created = new Date('2026-11-10T06:00:00Z')
const talked = contactWith({ at: new Date('2026-11-12T06:00:00Z') })

const stored = (fields: Partial<Lead> & { id: string }) => ({
  [`leads/${fields.id}`]: { ...leadWith({ createdAt: created, ...fields }), cameIn: '2026-11' },
})

it('the funnel of leads is their steps, in the drawing as in the table, each with its list (PRODUCT 4.1)', async () => {
  const held = {
    ...stored({ id: 'new' }),
    ...stored({ id: 'called', status: 'Contacted', interactions: [talked] }),
    ...stored({ id: 'trial', status: 'Trial Booked', interactions: [talked], trialOn: civil('2026-11-14') }),
    ...stored({
      ...{ id: 'sold', status: 'Converted', interactions: [talked], trialOn: civil('2026-11-14') },
      convertedOn: civil('2026-11-16'),
    }),
    ...stored({ id: 'deleted', deleted: true }),
    ...stored({ id: 'earlier', createdAt: new Date('2026-11-01T06:00:00Z') }),
  }
  renderAs(
    sessionAtIron(backendHolding(held), 'iron'),
    <LeadFunnel range="30" span={{ from: civil('2026-11-08'), to: civil('2026-11-20') }} />,
  )
  const table = await screen.findByRole('table')
  expect(cellsOf(table)).toEqual([
    ['Step', 'Leads', 'Of new leads', 'Median time since the step before', 'Median time since they came'],
    ['New leads', '4', '100 %', '--', '--'],
    ['Contacted', '3', '75 %', '2 days', '2 days'],
    ['Trial booked', '2', '50 %', '2 days', '4 days'],
    ['Converted', '1', '25 %', '2 days', '6 days'],
  ])
  expect(table.querySelectorAll('tbody a')).toHaveLength(4)
  await waitFor(() =>
    expect(drawnSeries()).toEqual({ Leads: [4, 3, 2, null], Members: [null, null, null, 1] }),
  )
})

it('opens the funnel of the same days, today too (PRODUCT 2.Q)', async () => {
  const session = sessionAtIron(backendHolding({}), 'iron')
  const today = civil('2026-11-20')
  renderAs(session, <LeadFunnel range="today" span={{ from: today, to: today }} />)
  const address = screen.getByRole('link', { name: 'By source and person' }).getAttribute('href') ?? ''
  expect(address).toBe('/leads?view=funnel&range=today')
  cleanup()
  renderAs(session, <FunnelView />, address)
  await screen.findByText('No leads were added 20 Nov, 2026.')
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('page')
})
