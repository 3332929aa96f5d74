import { describe, expect, it } from 'vitest'
import { entryWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { decide } from './decide'

/** Noon in India on 20 November 2026. */
const noon = new Date('2026-11-20T12:00:00+05:30')

const decided = (fields: object, now = noon) => decide(entryWith(fields), settingsWith(), now)

describe('what the desk decides of one person (PRODUCT screen 7)', () => {
  it.each([
    ['a running package', {}, 'allow', 'Active', [], 42],
    ['a package that ends soon', { e: '2026-11-24' }, 'warn', 'Expiring', ['renew'], 5],
    ['the last day', { e: '2026-11-20' }, 'warn', 'Expiring', ['renew'], 1],
    ['days of grace', { e: '2026-11-18' }, 'warn', 'Grace', ['renew'], null],
    ['an ended package', { e: '2026-11-10' }, 'stop', 'Expired', ['renew'], null],
    [
      'an ended package with dues',
      { e: '2026-11-10', d: 500 },
      'stop',
      'Expired',
      ['renew', 'collect'],
      null,
    ],
    ['dues', { d: 1500 }, 'warn', 'Active', ['collect'], 42],
    ['dues and few days left', { d: 1500, e: '2026-11-24' }, 'warn', 'Expiring', ['renew', 'collect'], 5],
    ['a freeze', { f: '2026-11-18', t: '2026-11-25' }, 'stop', 'Frozen', ['endFreeze'], 42],
    ['a package that starts later', { s: '2026-11-25' }, 'stop', 'Upcoming', [], null],
    ['a block', { b: true }, 'stop', 'Blocked', ['unblock'], 42],
    ['no package', { s: '0001-01-01', e: '9999-12-31' }, 'stop', 'No package', ['sell'], null],
    ['somebody who left', { a: false }, 'stop', 'Inactive', ['restore'], 42],
    ['somebody deleted', { x: true }, 'stop', 'Deleted', ['restore'], 42],
  ])('%s', (_, fields, verdict, state, fixes, daysLeft) => {
    expect(decided(fields)).toMatchObject({ verdict, state, fixes, daysLeft })
  })

  it('gives a reason with every warning and every stop, and none with a plain yes', () => {
    expect(decided({}).reasons).toEqual([])
    expect(decided({ d: 1500, e: '2026-11-24' }).reasons).toEqual([
      '5 days left, until 24 Nov, 2026.',
      '₹1,500.00 is due.',
    ])
    expect(decided({ e: '2026-11-10', d: 500 }).reasons).toEqual([
      'The package ended 10 days ago, on 10 Nov, 2026.',
      '₹500.00 is due.',
    ])
  })

  it.each([
    ['a birthday', { g: '11-20' }, ['birthday']],
    ['the day after', { g: '11-19' }, []],
    ['the day of joining', { j: '2026-11-20' }, ['new']],
    ['the last day of the first week', { j: '2026-11-14' }, ['new']],
    ['a week later', { j: '2026-11-13' }, []],
    ['a day of joining that is still to come', { j: '2026-11-21' }, []],
    ['both', { g: '11-20', j: '2026-11-18' }, ['birthday', 'new']],
    ['neither known, as in an older entry', {}, []],
    ['a birthday of somebody who left', { g: '11-20', a: false }, []],
  ])('greets on %s', (_, fields, kinds) => {
    expect(decided(fields).occasions.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('hides no warning and no stop behind a birthday', () => {
    const birthday = { g: '11-20' }
    const greeting = [{ kind: 'birthday', text: "It is Asha Rao's birthday today." }]
    expect(decided(birthday)).toMatchObject({ verdict: 'allow', reasons: [], occasions: greeting })
    expect(decided({ ...birthday, d: 500 })).toMatchObject({
      verdict: 'warn',
      reasons: ['₹500.00 is due.'],
      fixes: ['collect'],
      occasions: greeting,
    })
    expect(decided({ ...birthday, b: true })).toMatchObject({ verdict: 'stop', occasions: greeting })
  })

  it('keeps a birthday of 29 February on the 28th in a common year only', () => {
    const kinds = (day: string) =>
      decided({ g: '02-29', s: '2026-01-01', e: '2029-12-31' }, new Date(`${day}T12:00:00+05:30`)).occasions
        .length
    expect([kinds('2027-02-28'), kinds('2027-03-01')]).toEqual([1, 0])
    expect([kinds('2028-02-28'), kinds('2028-02-29')]).toEqual([0, 1])
  })

  it('takes the day of the centre, not that of the device or of UTC', () => {
    const lastDay = { e: '2026-11-20' }
    expect(decided(lastDay, new Date('2026-11-20T18:29:00Z')).state).toBe('Expiring')
    expect(decided(lastDay, new Date('2026-11-20T18:30:00Z')).state).toBe('Grace')
  })
})
