// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { gymSchema } from '@/domain/gyms/gym'
import { gymActivitySchema } from '@/domain/gyms/gymActivity'
import { civil } from '@/domain/shared/civilDate'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { GymHealth } from './GymHealth'
import { rowOfGym } from './gymRow'

afterEach(cleanup)

/** A centre in India whose last night was that of 19 November. */
function openAt(now: string, fields: { problems?: number; isDisabled?: boolean } = {}) {
  const { problems = 0, isDisabled = false } = fields
  const activity = gymActivitySchema.parse({ countedOn: '2026-11-19', problems })
  const gym = gymSchema.parse({ id: 'iron', name: 'Iron', isDisabled, activity })
  const clock = { now: () => new Date(now) }
  const session = sessionAtIron({ ...scriptedBackend(scriptedAuth().port).backend, clock }, 'admin')
  render(
    <SessionContext value={session}>
      <GymHealth row={rowOfGym(gym)} gym={gym} today={civil('2026-11-20')} />
    </SessionContext>,
  )
}

it('says how the last night went until the next one should be over', () => {
  openAt('2026-11-19T18:40:00Z') // 00:10
  expect(screen.getByText('Nothing to report')).toBeTruthy()
  cleanup()
  openAt('2026-11-19T20:29:00Z', { problems: 2 }) // 01:59
  expect(screen.getByText('2 problems')).toBeTruthy()
})

it('says since when there was none once it should be over', () => {
  openAt('2026-11-19T20:30:00Z', { problems: 2 }) // 02:00
  expect(screen.getByText('None since 19 Nov, 2026')).toBeTruthy()
  cleanup()
  openAt('2026-11-19T20:30:00Z', { isDisabled: true })
  expect(screen.getByText('None while it is disabled')).toBeTruthy()
})
