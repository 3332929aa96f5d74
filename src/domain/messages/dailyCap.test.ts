import { expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { capProblem } from './dailyCap'

it.each([
  [{}, 200],
  [{ smsDailyCap: 50 }, 50],
  [{ smsDailyCap: 0 }, 0],
  [{ smsDailyCap: 5000 }, 5000],
  [{ smsDailyCap: 5001 }, 200],
  [{ smsDailyCap: -1 }, 200],
  [{ smsDailyCap: '50' }, 200],
])('a centre that set %j may send %i messages a day', (preference, cap) => {
  expect(settingsOf(preference, 'GYM').smsDailyCap).toBe(cap)
})

it('says what is left of the day when it is not enough', () => {
  expect([capProblem(5, 0, 5), capProblem(5, 4, 1)]).toEqual([null, null])
  expect(capProblem(5, 4, 2)).toContain('Only 1 message of 5')
  expect(capProblem(5, 5, 1)).toContain('its 5 messages of today')
  expect(capProblem(5, 9, 1)).toContain('its 5 messages of today')
})
