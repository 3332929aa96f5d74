import { expect, it } from 'vitest'
import { putOffUntil } from './quietHours'

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const morning = (day: string) => new Date(`2026-11-${day}T10:00:00+05:30`)

it.each([
  ['00:00', morning('20')],
  ['09:59', morning('20')],
  ['10:00', null],
  ['20:59', null],
  ['21:00', morning('21')],
  ['23:59', morning('21')],
])('an offer of %s goes out at %s (DOMAIN 4.1)', (time, when) => {
  expect(putOffUntil('promotional', at(time), 'Asia/Kolkata')).toEqual(when)
})

it('a service message goes out at any hour', () => {
  expect(putOffUntil('service', at('03:00'), 'Asia/Kolkata')).toBe(null)
})
