import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { viewHint } from './views'

const own = settingsWith({ graceDays: 5, expiringDays: 10, absentDays: 20 })

describe('what a list of members is about, with the days of the centre (issue 10.8)', () => {
  it.each([
    ['expiring', 'The package ends within 10 days, today included. Renew before it does.'],
    ['grace', 'The package ended 1 to 5 days ago. They are still let in.'],
    [
      'expired',
      'The package ended 6 to 30 days ago, or was cancelled. After 30 days they move to Inactive members.',
    ],
    ['absent', 'They pay and have not come for 20 days or more.'],
  ] as const)('%s', (tab, hint) => expect(viewHint(tab, own)).toBe(hint))

  it('speaks of no days where there are none, and of one day as one', () => {
    const none = settingsWith({ graceDays: 0, expiringDays: 1, absentDays: 1 })
    expect(viewHint('grace', none)).toBe(
      'This centre gives no days of grace. Nobody is let in after the end.',
    )
    expect(viewHint('expired', none)).toContain('ended 1 to 30 days ago')
    expect(viewHint('expiring', none)).toBe('The package ends today. Renew it before they leave.')
    expect(viewHint('absent', none)).toContain('for 1 day or more')
    expect(viewHint('grace', settingsWith({ graceDays: 1 }))).toContain('ended 1 day ago')
    expect(viewHint('expired', settingsWith({ graceDays: 29 }))).toContain('ended 30 days ago')
  })

  it('with a long grace nobody is expired before they have left, but for those who cancelled', () => {
    const long = settingsWith({ graceDays: 45 })
    expect(viewHint('expired', long)).toBe(
      'Only members who cancelled are here. After 45 days of grace, members move straight to Inactive members.',
    )
    expect(viewHint('all', long)).toContain('in the last 45 days')
    expect(viewHint('lapsed30', long)).toContain('more than 45 days ago')
  })
})
