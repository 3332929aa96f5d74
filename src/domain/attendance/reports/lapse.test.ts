import { expect, it, test } from 'vitest'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import { civil, LONG_AGO } from '@/domain/shared/civilDate'
import { reportDay, visit } from './fixtures'
import { lapseOn, peopleWithPackage, withLapses } from './lapse'
import { visitRowsOf } from './visitRows'

const entry = (e: string, k = 'Monthly') =>
  directoryEntrySchema.parse({ n: 'Asha', p: '', c: '', a: true, x: false, s: LONG_AGO, e, d: 0, k })

test.each([
  ['on the last day', '2026-11-18', '2026-11-18', false],
  ['within the grace', '2026-11-15', '2026-11-18', false],
  ['after the grace', '2026-11-14', '2026-11-18', true],
  ['renewed since', '2026-12-31', '2026-11-18', false],
])('whoever comes in %s', (_, end, date, hasLapsed) => {
  expect(lapseOn(civil(date), entry(end), 3)).toEqual(hasLapsed ? { endedOn: end } : null)
})

it('whoever never had a package has none to end, and who is on no list is not judged', () => {
  expect(lapseOn(civil('2026-11-18'), entry(NO_COVER_END), 3)).toEqual({ endedOn: null })
  expect(lapseOn(civil('2026-11-18'), undefined, 3)).toBeNull()
})

it('is said at the visit, also where nobody overrode anything', () => {
  const visits = [visit('2026-11-18', '06:00', '07:00')]
  const rows = visitRowsOf([reportDay('2026-11-18', { asha: { visits }, ravi: { visits } })])
  const directory = new Map([
    ['asha', entry('2026-11-01')],
    ['ravi', entry('2026-11-30')],
  ])
  expect(
    withLapses(rows, directory, 3).map(({ personId, lapse }) => [personId, lapse?.endedOn ?? null]),
  ).toEqual([
    ['asha', '2026-11-01'],
    ['ravi', null],
  ])
})

it('members are found by a part of the name of their package', () => {
  const directory = new Map([
    ['asha', entry('2026-11-01', 'Gold Quarterly')],
    ['ravi', entry('2026-11-01', 'Monthly')],
  ])
  expect([...peopleWithPackage(directory, ' quarter')]).toEqual(['asha'])
})
