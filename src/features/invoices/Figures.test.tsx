// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { statsOn } from '@/domain/monthStats/monthStats'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { Figures } from './Figures'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

/** The figure below that word, and where it leads. */
function doorOf(label: string) {
  const figure = screen.getByText(label).nextElementSibling
  return [figure?.textContent, figure?.querySelector('a')?.getAttribute('href')]
}

it('what is billed and what is owed open the invoices that add up to it (PRODUCT 2.Q)', async () => {
  const none = { count: 0, rupees: 0 }
  const owed = {
    notLate: { count: 1, rupees: 1000.5 },
    week: { count: 1, rupees: 200 },
    month: none,
    older: none,
  }
  const month = statsOn(civil('2026-11-10'), { invoices: 1, billed: 7000 })['2026-11']
  const held = { 'monthStats/iron_2026-11': { ...month, gymId: 'iron', month: '2026-11' } }
  renderAs(sessionAtIron(backendHolding(held), 'iron'), <Figures owed={owed} />, '/finance/invoices')
  await screen.findByText('₹7,000.00')
  expect(doorOf('Billed this month')).toEqual([
    '₹7,000.00',
    '/finance/invoices?issued=2026-11-01..2026-11-30',
  ])
  expect(doorOf('Dues')).toEqual(['₹1,200.50', '/finance/invoices?tab=owed'])
})
