// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { MonthGrid } from '@/domain/attendance/reports/monthGrid'
import { civil } from '@/domain/shared/civilDate'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { GridTable } from './GridTable'

afterEach(cleanup)

const MEMBERS = 60

/** Each came once on the first of two days. */
const grid: MonthGrid = {
  dates: [civil('2026-11-02'), civil('2026-11-03')],
  rows: Array.from({ length: MEMBERS }, (_, at) => ({
    personId: `m${String(at)}`,
    name: `Member ${String(at).padStart(2, '0')}`,
    code: '',
    dp: '',
    counts: [1, 0],
    total: 1,
  })),
  totals: [MEMBERS, 0],
  total: MEMBERS,
}

const drawn = () => screen.getAllByRole('row').filter((row) => within(row).queryByRole('link') !== null)
const foot = () => screen.getByRole('row', { name: /^All members/ }).textContent

/** What the rows that are not drawn take. */
const spare = () =>
  [...document.querySelectorAll<HTMLElement>('tr[aria-hidden] td')].reduce(
    (sum, cell) => sum + Number.parseInt(cell.style.height),
    0,
  )

it('draws what is in view, then what is around it; the height and the sums are of everybody throughout', async () => {
  renderAs(
    sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron'),
    <GridTable grid={grid} rows={grid.rows} label="Visits, November" />,
  )
  const first = drawn().length
  const whole = () => drawn().length * 36 + spare()
  const height = MEMBERS * 36
  expect(first * 36).toBeGreaterThan(window.innerHeight * 0.7)
  expect([foot(), whole()]).toEqual(['All members6060', height])
  await waitFor(() => expect(drawn().length).toBeGreaterThan(first))
  expect(drawn().length).toBeLessThan(MEMBERS)
  expect([foot(), whole()]).toEqual(['All members6060', height])
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(MEMBERS + 2))
})
