import { describe, expect, it } from 'vitest'
import { civilDateIn } from '@/domain/shared/calendar'
import { nightDueOn, nightTurn } from './nightDue'

it.each([
  ['2026-11-19T18:29:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2026-11-19T18:30:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2026-11-19T20:29:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2026-11-19T20:30:00Z', 'Asia/Kolkata', '2026-11-20'],
  ['2026-11-20T06:59:00Z', 'America/New_York', '2026-11-19'],
  ['2026-11-20T07:00:00Z', 'America/New_York', '2026-11-20'],
])('a night is due two hours after the centre’s midnight: at %s in %s that of %s', (now, zone, day) => {
  expect(nightDueOn(new Date(now), zone)).toBe(day)
})

describe('the night of a centre', () => {
  const HOUR_MS = 3_600_000
  /** The nights that come in the three days from `from` on, at five past every hour but those that are left out. */
  function nightsFrom(from: string, zone: string, leftOut: readonly string[] = []) {
    const nights: string[] = []
    let countedOn: string | null = null
    for (let hour = 0; hour < 72; hour += 1) {
      const now = new Date(new Date(from).getTime() + hour * HOUR_MS)
      if (leftOut.includes(now.toISOString().slice(0, 13)) || nightTurn(now, zone, countedOn) !== 'due')
        continue
      countedOn = civilDateIn(now, zone)
      nights.push(`${countedOn} ${now.toISOString().slice(11, 16)}`)
    }
    return nights
  }

  it.each([
    ['India', 'Asia/Kolkata', '2026-11-19T12:05:00Z', ['19:05', '19:05', '19:05']],
    [
      'clocks spring over midnight in Cairo',
      'Africa/Cairo',
      '2027-04-28T12:05:00Z',
      ['22:05', '22:05', '21:05'],
    ],
    ['in Beirut', 'Asia/Beirut', '2027-03-26T12:05:00Z', ['22:05', '22:05', '21:05']],
    ['in Santiago', 'America/Santiago', '2026-09-04T12:05:00Z', ['04:05', '04:05', '03:05']],
    [
      'the hour of midnight comes twice in Havana',
      'America/Havana',
      '2026-10-30T12:05:00Z',
      ['04:05', '04:05', '05:05'],
    ],
    [
      'the hour before it comes twice in Santiago',
      'America/Santiago',
      '2027-04-02T12:05:00Z',
      ['03:05', '04:05', '04:05'],
    ],
  ])('comes once a day, where it is %s', (_, zone, from, times) => {
    const nights = nightsFrom(from, zone)
    expect(nights.map((night) => night.slice(11))).toEqual(times)
    expect(new Set(nights.map((night) => night.slice(0, 10))).size).toBe(3)
  })

  it('comes an hour later where its hour was left out, and not after that', () => {
    const from = '2026-11-19T12:05:00Z'
    expect(nightsFrom(from, 'Asia/Kolkata', ['2026-11-20T19'])[1]).toBe('2026-11-21 20:05')
    expect(nightsFrom(from, 'Asia/Kolkata', ['2026-11-20T19', '2026-11-20T20'])).toHaveLength(2)
  })

  it('comes again in its own hour alone', () => {
    const turn = (at: string) => nightTurn(new Date(at), 'Asia/Kolkata', '2026-11-20')
    expect([
      turn('2026-11-19T18:35:00Z'),
      turn('2026-11-19T19:35:00Z'),
      turn('2026-11-19T20:35:00Z'),
    ]).toEqual([...['again', 'none', 'none']])
  })
})
