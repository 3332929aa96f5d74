import { describe, expect, it } from 'vitest'
import { offersBeginAt, putOffUntil } from './quietHours'

const usual = { quietFrom: '21:00', quietUntil: '09:00', isIndian: true, timezone: 'Asia/Kolkata' }
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const on = (day: string, time = '10:00') => new Date(`2026-11-${day}T${time}:00+05:30`)

describe('offers in India (DOMAIN 4.1)', () => {
  it.each([
    ['00:00', on('20')],
    ['09:59', on('20')],
    ['10:00', null],
    ['20:59', null],
    ['21:00', on('21')],
    ['23:59', on('21')],
  ])('one of %s goes out at %s', (time, when) => {
    expect(putOffUntil('promotional', at(time), usual)).toEqual(when)
  })

  it.each([
    [{ quietFrom: '23:00', quietUntil: '06:00' }, '21:30', on('21')],
    [{ quietFrom: '23:00', quietUntil: '06:00' }, '08:00', on('20')],
    [{ quietFrom: '19:00', quietUntil: '11:30' }, '19:00', on('21', '11:30')],
    [{ quietFrom: '19:00', quietUntil: '11:30' }, '10:30', on('20', '11:30')],
    [{ quietFrom: '13:00', quietUntil: '15:00' }, '14:00', on('20', '15:00')],
    [{ quietFrom: '13:00', quietUntil: '15:00' }, '07:00', on('20')],
    [{ quietFrom: '13:00', quietUntil: '15:00' }, '12:59', null],
  ])('a centre makes the hours narrower, and never wider: %j at %s', (own, time, when) => {
    expect(putOffUntil('promotional', at(time), { ...usual, ...own })).toEqual(when)
  })
})

describe('offers elsewhere', () => {
  const abroad = { ...usual, isIndian: false, timezone: 'America/New_York' }
  const there = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00-05:00`)

  it('wait by the centre’s own hours, in its own zone', () => {
    expect(putOffUntil('promotional', there('20', '09:00'), abroad)).toBeNull()
    expect(putOffUntil('promotional', there('20', '08:59'), abroad)).toEqual(there('20', '09:00'))
    expect(putOffUntil('promotional', there('20', '22:00'), abroad)).toEqual(there('21', '09:00'))
    const late = { ...abroad, quietFrom: '23:00' }
    expect(putOffUntil('promotional', there('20', '22:00'), late)).toBeNull()
  })
})

it('a service message goes out at any hour', () => {
  expect(putOffUntil('service', at('03:00'), usual)).toBeNull()
})

it.each([
  [{ quietFrom: '21:00', quietUntil: '09:00' }, '10:00', '09:00'],
  [{ quietFrom: '22:00', quietUntil: '07:00' }, '10:00', '07:00'],
  [{ quietFrom: '09:00', quietUntil: '21:00' }, null, '00:00'],
  [{ quietFrom: '10:00', quietUntil: '10:00' }, null, null],
])('%j leaves time for offers from %s in India, from %s elsewhere', (own, india, elsewhere) => {
  expect(offersBeginAt({ ...own, isIndian: true })).toBe(india)
  expect(offersBeginAt({ ...own, isIndian: false })).toBe(elsewhere)
})
