import { expect, it, test } from 'vitest'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import { instantAt } from '@/domain/shared/calendar'
import { civil, LONG_AGO } from '@/domain/shared/civilDate'
import { INDIA, reportDay, visit } from './fixtures'
import { lapseOn, peopleWithPackage, visitsAgainstRule } from './lapse'

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

const asha = entry('2026-11-01')
const ravi = entry('2026-11-30')
const directory = new Map([
  ['asha', asha],
  ['ravi', ravi],
])
const visits = [visit('2026-11-18', '06:00', '07:00')]
const at = (date: string, time: string) => instantAt(civil(date), time, INDIA)
const override = { at: at('2026-11-18', '06:00'), reason: 'Pays tomorrow', by: 'desk' }

it('is said at the visit, also where nobody overrode anything', () => {
  const days = [reportDay('2026-11-18', { asha: { visits }, ravi: { visits } })]
  expect(
    visitsAgainstRule(days, directory, 3).map(({ personId, lapse }) => [personId, lapse?.endedOn]),
  ).toEqual([['asha', '2026-11-01']])
})

it('who was let in with a reason stands there though the package covers the day, the other visits of the day do not', () => {
  const twice = [...visits, visit('2026-11-18', '18:00', '19:00')]
  const days = [reportDay('2026-11-18', { ravi: { visits: twice, overrides: [override] } })]
  expect(
    visitsAgainstRule(days, directory, 3).map(({ entry, lapse, overrides }) => [entry, lapse, overrides]),
  ).toEqual([[visits[0]?.entry, null, [override]]])
})

it('a day that was corrected to no visit is against no rule', () => {
  const corrections = [
    { id: 'c1', at: at('2026-11-18', '20:00'), by: 'owner', reason: 'Another member', before: [] },
  ]
  const days = [reportDay('2026-11-18', { asha: { visits: [], corrections } })]
  expect(visitsAgainstRule(days, directory, 3)).toEqual([])
})

it('members are found by a part of the name of their package', () => {
  const named = new Map([
    ['asha', entry('2026-11-01', 'Gold Quarterly')],
    ['ravi', entry('2026-11-01', 'Monthly')],
  ])
  expect([...peopleWithPackage(named, ' quarter')]).toEqual(['asha'])
})
