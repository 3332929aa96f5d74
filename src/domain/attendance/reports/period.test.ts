import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { besides, datesOf, monthOf, periodOf } from './period'

const today = civil('2026-11-20')
const usual = { from: today, to: today }

describe('the period of a report', () => {
  it.each([
    [undefined, '2026-11-20', '2026-11-20', false],
    ['nonsense', '2026-11-20', '2026-11-20', false],
    ['2026-11-01..2026-11-10', '2026-11-01', '2026-11-10', false],
    ['2026-11-18..', '2026-11-18', '2026-11-20', false],
    ['..2026-11-10', '2026-11-10', '2026-11-10', false],
    ['2026-11-18..2026-12-24', '2026-11-18', '2026-11-20', false],
    ['2026-11-19..2026-11-01', '2026-11-01', '2026-11-01', false],
    ['2026-01-01..2026-11-20', '2026-10-21', '2026-11-20', true],
    ['2026-12-24..2026-12-31', '2026-11-20', '2026-11-20', false],
  ])('%s is %s to %s', (text, from, to, isCut) => {
    expect(periodOf(text, today, usual)).toEqual({ from, to, isCut })
  })

  it('has at most 31 days', () => {
    expect(datesOf(periodOf('2000-01-01..2026-11-20', today, usual))).toHaveLength(31)
  })

  it('of a month ends today while the month runs', () => {
    expect(monthOf(today, today)).toEqual({ from: '2026-11-01', to: '2026-11-20' })
    expect(monthOf(civil('2026-02-14'), today)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  it('steps by its own length, a month by a month, and never ahead', () => {
    expect(besides(usual, -1, today)).toEqual({ from: '2026-11-19', to: '2026-11-19' })
    expect(besides(usual, 1, today)).toBeNull()
    expect(besides(monthOf(today, today), -1, today)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    const week = { from: civil('2026-11-10'), to: civil('2026-11-16') }
    expect(besides(week, 1, today)).toEqual({ from: '2026-11-17', to: '2026-11-20' })
    expect(besides(week, -1, today)).toEqual({ from: '2026-11-03', to: '2026-11-09' })
  })
})
