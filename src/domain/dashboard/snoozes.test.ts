import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { FOR_GOOD, hiddenOn, MOST_HIDDEN, snoozedUntil, withHidden } from './snoozes'

const today = civil('2026-11-20')

describe('what is put off', () => {
  it('until tomorrow is hidden today alone, for a week on seven days', () => {
    expect(snoozedUntil(today, 1)).toBe('2026-11-20')
    expect(snoozedUntil(today, 3)).toBe('2026-11-22')
    expect(snoozedUntil(today, 7)).toBe('2026-11-26')
  })

  it('is hidden until its day, it included, and comes back by itself', () => {
    const hidden = withHidden([], ['expired m1 2026-11-01'], civil('2026-11-22'), today)
    expect(hiddenOn({ hidden }, civil('2026-11-22'))).toEqual(
      new Map([['expired m1 2026-11-01', '2026-11-22']]),
    )
    expect(hiddenOn({ hidden }, civil('2026-11-23')).size).toBe(0)
    expect(hiddenOn(null, today).size).toBe(0)
  })

  it('again has the new day, null takes it back, and what others put off stays', () => {
    const others = withHidden([], ['b'], FOR_GOOD, today)
    const once = withHidden(others, ['a'], civil('2026-11-21'), today)
    const twice = withHidden(once, ['a'], civil('2026-11-25'), today)
    expect([...hiddenOn({ hidden: twice }, today)].sort()).toEqual([
      ['a', '2026-11-25'],
      ['b', '9999-12-31'],
    ])
    expect(withHidden(twice, ['a'], null, today)).toEqual(others)
  })

  it('what is over is dropped when something is put off', () => {
    const old = withHidden([], ['old'], civil('2026-11-20'), today)
    expect(withHidden(old, ['new'], civil('2026-11-30'), civil('2026-11-21'))).toEqual(['2026-11-30 new'])
  })

  it('holds no more than the rules take: those that are hidden longest stay', () => {
    const full = withHidden(
      withHidden([], ['first'], today, today),
      Array.from({ length: MOST_HIDDEN }, (_, at) => `k${String(at)}`),
      FOR_GOOD,
      today,
    )
    expect(full).toHaveLength(MOST_HIDDEN)
    expect(hiddenOn({ hidden: full }, today).has('first')).toBe(false)
  })

  it('passes by what nobody can read', () => {
    expect(
      hiddenOn({ hidden: ['', 'nonsense', '2026-13-01 a', '2026-11-25a', '2026-11-25 ok'] }, today),
    ).toEqual(new Map([['ok', '2026-11-25']]))
  })
})
