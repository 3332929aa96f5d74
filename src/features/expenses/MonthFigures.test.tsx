// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { statsOn } from '@/domain/monthStats/monthStats'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { MonthFigures } from './MonthFigures'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const spent = (day: CivilDate, expenses: number) => {
  const month = day.slice(0, 7)
  const stats = { ...statsOn(day, { expenses })[month], gymId: 'iron', month }
  return { [`monthStats/iron_${month}`]: stats }
}

it('what was spent in a month and what waits open the expenses that add up to it (PRODUCT 2.Q)', async () => {
  const held = { ...spent(civil('2026-11-10'), 350.5), ...spent(civil('2026-10-31'), 90) }
  renderAs(
    sessionAtIron(backendHolding(held), 'iron'),
    <MonthFigures waiting={1200} />,
    '/finance/expenses?tab=recurring',
  )
  await screen.findByText('₹350.50')
  const doors = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(doors).toEqual([
    ['₹350.50', '/finance/expenses?range=2026-11-01..2026-11-30'],
    ['₹90.00', '/finance/expenses?range=2026-10-01..2026-10-31'],
    ['₹1,200.00', '/finance/expenses?tab=drafts'],
  ])
})
