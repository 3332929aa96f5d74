// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import type { LiveQuery } from '@/data/store/live'
import { reportDaySchema, type ReportDay } from '@/domain/attendance/reports/reportDay'
import { closedAllWeek } from '@/domain/gyms/openingHours'
import type { Backend } from '@/session/backend'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { FormatContext, type Format } from '@/ui/format/format'
import { HeatmapPanel } from './HeatmapPanel'

afterEach(cleanup)

const entry = new Date('2026-11-20T02:00:00Z')
const visits = [{ entry, exit: null, isAutoExit: false }]
const days = [
  reportDaySchema.parse({
    ...{ id: 'iron_2026-11-20', gymId: 'iron', date: '2026-11-20' },
    people: { asha: { type: 'member', name: 'Asha', visits } },
  }),
]

/** The days of the week as they stand below one another. */
function daysShown(format: Partial<Format>, preference = {}): (string | null)[] {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const asked: LiveQuery<ReportDay[]> = {
    key: 'days',
    watch: (watcher) => {
      watcher.next(days, false)
      return () => undefined
    },
  }
  const repository = ((factory) =>
    factory === attendanceRepository
      ? { days: () => asked }
      : backend.repository(factory)) as Backend['repository']
  const session = sessionAtIron({ ...backend, repository }, 'iron')
  if (session.state.status === 'signedIn' && session.state.gym.status === 'ready')
    session.state.gym.info.preference = preference
  renderAs(
    session,
    <FormatContext value={{ locale: 'en-IN', currency: 'INR', callingCode: '91', weekStart: 1, ...format }}>
      <HeatmapPanel />
    </FormatContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show the last 4 weeks' }))
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

it('begins with the day on which the centre’s week begins', () => {
  expect(daysShown({ weekStart: 7 }).slice(0, 2)).toEqual(['Sunday', 'Monday'])
  cleanup()
  expect(daysShown({ weekStart: 1 })[0]).toBe('Monday')
})

it('shades the hours at which the centre is closed, and none where no hours are set (PRODUCT 4.19)', () => {
  const openingHours = { ...closedAllWeek(), Fri: [{ from: '06:00', to: '22:00' }] }
  daysShown({}, { openingHours })
  expect(screen.getByText('Closed at these hours')).toBeDefined()
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['0, closed', '0, closed', '0, closed', '0, closed', '1', '0, closed', '0, closed'],
  ])
  cleanup()
  daysShown({})
  expect(screen.queryByText('Closed at these hours')).toBeNull()
})
