import { expect, it } from 'vitest'
import { latestOf } from './lastChanges'
import { namesChanged } from './namesChanged'

it('names the fields and settings that became others, one that came and one that went too', () => {
  const before = { name: 'Iron', city: 'Indore', updatedAt: 1, preference: { graceDays: 3, capacity: 60 } }
  const after = {
    ...before,
    name: 'Iron House',
    updatedAt: 2,
    preference: { graceDays: 3, sac: '9996', theme: 'x' },
  }
  expect(namesChanged(before, after).sort()).toEqual(['name', 'preference.capacity', 'preference.sac'])
  expect(namesChanged(before, before)).toEqual([])
})

it('finds the latest of them, whatever else was changed since', () => {
  const changes = {
    'preference.graceDays': { by: 'asha', at: new Date('2026-11-01') },
    'preference.absentDays': { by: 'ravi', at: new Date('2026-11-09') },
    name: { by: 'desk', at: new Date('2026-11-20') },
  }
  expect(latestOf(changes, ['preference.absentDays', 'preference.graceDays'])?.by).toBe('ravi')
  expect(latestOf(changes, ['preference.sources'])).toBeNull()
})

it('names all that the latest of them changed, and nothing of other sections nor of others', () => {
  const at = new Date('2026-11-20T09:00:00Z')
  const change = { by: 'asha', at }
  const changes = {
    'preference.graceDays': change,
    'preference.absentDays': { ...change, at: new Date(at) },
    'preference.fourEyes': { by: 'ravi', at: new Date('2026-11-20T08:00:00Z') },
    'preference.freezeTimes': { by: 'ravi', at },
    'preference.capacity': change,
  }
  const section = ['preference.graceDays', 'preference.fourEyes', 'preference.absentDays']
  expect(latestOf(changes, [...section, 'preference.freezeTimes'])).toEqual({
    ...change,
    names: ['preference.graceDays', 'preference.absentDays'],
  })
})
