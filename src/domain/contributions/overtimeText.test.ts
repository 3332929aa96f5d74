import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { noPayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { everyDay, payWith, staffWith } from './fixtures'
import { overtimeText } from './overtimeText'
import { previewOf } from './payPreview'

/** Two hours beyond the shift on the 5th, of which whole half hours count, and one on the 20th. */
const times = {
  ...everyDay,
  '2026-10-05': ['09:00', '20:10'] as [string, string],
  '2026-10-20': ['09:00', '19:00'] as [string, string],
}
const hourly = { payBasis: 'hourly', payRate: 100 } satisfies Partial<Staff>

it.each<[how: string, fields: Partial<Staff>, text: string]>([
  ['by the month, without a rate of its own', {}, '3 h overtime, not paid'],
  ['by the month, with one', { overtimeRate: 120 }, '3 h overtime'],
  ['by the session', { payBasis: 'session' }, '3 h overtime, not paid'],
  ['by the hour, without one', hourly, '3 h overtime, paid as any other hour'],
  ['by the hour, with one', { ...hourly, overtimeRate: 150 }, '3 h overtime'],
  ['by the hour, with one of 0', { ...hourly, overtimeRate: 0 }, '3 h overtime, not paid'],
  [
    'by the hour, with one from the 16th on',
    {
      ...{ ...hourly, overtimeRate: 150, payFrom: civil('2026-10-16') },
      earlierPay: [{ ...noPayRule, ...hourly }],
    },
    '1 h overtime · 2 h overtime, paid as any other hour',
  ],
])('overtime of somebody paid %s is said as it is paid', (_, fields, text) => {
  const people = previewOf(payWith({ staff: [staffWith(fields)], times }), [])
  expect(people.map(overtimeText)).toEqual([text])
})

it('nothing is said where there is none', () => {
  expect(previewOf(payWith({}), []).map(overtimeText)).toEqual([''])
})
