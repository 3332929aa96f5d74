import { expect, it } from 'vitest'
import { auditEntrySchema, lastChangeOf } from './auditEntry'

const line = (id: string, before: string[], after: string[]) =>
  auditEntrySchema.parse({
    ...{ id, gymId: 'iron', at: new Date('2026-11-20T06:00:00Z'), by: 'iron', byRole: 'CLIENT' },
    ...{ act: 'gym.update', collection: 'gyms', documentId: 'iron', before, after },
  })

it('finds who changed a setting last, also where it was taken away', () => {
  const lines = [
    line('c', ['city'], ['city']),
    line('b', ['preference.capacity'], []),
    line('a', ['preference.graceDays'], ['preference.graceDays']),
  ]
  const { by, at } = line('', [], [])
  expect(lastChangeOf(lines, ['preference.graceDays'])).toEqual({ by, at, names: ['preference.graceDays'] })
  expect(lastChangeOf(lines, ['preference.capacity', 'preference.graceDays'])?.names).toEqual([
    'preference.capacity',
  ])
  expect(lastChangeOf(lines, ['preference.sources'])).toBeNull()
})

it('reads a line of an earlier version, which kept no values', () => {
  expect(line('a', [], ['name']).values).toEqual([])
})
