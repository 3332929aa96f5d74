import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymTermOf, TERM_ENDS_SOON_DAYS, TERM_GRACE_DAYS, termNotice, writeProblem } from './gymTerm'

const ending = (endDate: string | null, name = 'Gold') => ({
  currentPackage: { name, endDate: endDate === null ? null : civil(endDate) },
})
const stateOn = (today: string, gym = ending('2026-11-30')) => gymTermOf(gym, civil(today)).state
const noticeOn = (today: string) => termNotice(gymTermOf(ending('2026-11-30'), civil(today)))

describe('how a centre stands with its own package (PRODUCT 4, screen 3)', () => {
  it('announces the end from 14 days before, and gives 7 days of grace', () => {
    expect([TERM_ENDS_SOON_DAYS, TERM_GRACE_DAYS]).toEqual([14, 7])
  })

  it.each([
    ['2026-11-15', 'running'],
    ['2026-11-16', 'endsSoon'],
    ['2026-11-30', 'endsSoon'],
    ['2026-12-01', 'inGrace'],
    ['2026-12-07', 'inGrace'],
    ['2026-12-08', 'lapsed'],
  ])('with a package until 30 November stands on %s as %s', (today, state) => {
    expect(stateOn(today)).toBe(state)
  })

  it('runs without a package, and with one that has no end', () => {
    expect(stateOn('2099-01-01', ending(null))).toBe('running')
    expect(gymTermOf({ currentPackage: null }, civil('2099-01-01'))).toEqual({ state: 'running' })
  })

  it('may write through the last day of grace, and is told when its package ended from the next one on', () => {
    expect(writeProblem(ending('2026-11-30'), civil('2026-12-07'))).toBe(null)
    expect(writeProblem(ending('2026-11-30'), civil('2026-12-08'))).toBe(
      'The package of this centre ended on 30 Nov, 2026. Everything can be read and exported, but nothing can be saved until it is renewed.',
    )
  })
})

describe('what the screen says of it', () => {
  it('is nothing while the package runs', () => {
    expect(noticeOn('2026-11-15')).toBe(null)
  })

  it.each([
    ['2026-11-20', 'The package Gold ends in 10 days, on 30 Nov, 2026.'],
    ['2026-11-29', 'The package Gold ends tomorrow, on 30 Nov, 2026.'],
    ['2026-11-30', 'The package Gold ends today, on 30 Nov, 2026.'],
    ['2026-12-01', 'The package Gold ended on 30 Nov, 2026.'],
    ['2027-06-01', 'The package Gold ended on 30 Nov, 2026.'],
  ])('on %s: %s', (today, title) => {
    expect(noticeOn(today)?.title).toBe(title)
  })

  it('names the last day on which something can be saved, before and within the grace', () => {
    expect(noticeOn('2026-11-20')?.text).toContain('Everything works until 07 Dec, 2026.')
    expect(noticeOn('2026-12-05')?.text).toContain('Everything works until 07 Dec, 2026.')
  })

  it('says of a lapsed centre that it can be read and exported', () => {
    expect(noticeOn('2026-12-08')?.text).toMatch(/read and exported.*renewed/)
  })

  it('names a package without a name as the centre’s', () => {
    expect(termNotice(gymTermOf(ending('2026-11-30', ''), civil('2026-11-30')))?.title).toBe(
      'The package of this centre ends today, on 30 Nov, 2026.',
    )
  })
})
