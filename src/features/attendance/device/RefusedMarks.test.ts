import { describe, expect, it } from 'vitest'
import type { KeptMark } from '@/data/attendance/markJournal'
import { civil } from '@/domain/shared/civilDate'
import { refusalReason, refusedMark } from './RefusedMarks'

const today = civil('2026-11-20')
const entry = new Date('2026-11-20T03:44:00Z')
const refused = (changes: Partial<KeptMark> = {}): KeptMark => ({
  id: 'mark',
  gymId: 'iron',
  person: { personId: 'p', memberId: 'p', personType: 'member', name: 'Asha Rao', code: '', dp: '' },
  date: today,
  part: 1,
  record: { entry, exit: null, isAutoExit: false },
  by: 'desk',
  isUndone: false,
  refusal: 'You may not do this.',
  ...changes,
})

describe('a mark that the server would not have', () => {
  it.each([
    ['an entry', {}, 'Asha Rao, in at 9:14 am on 20 Nov, 2026'],
    [
      'an exit',
      { record: { entry: null, exit: entry, isAutoExit: false } },
      'Asha Rao, out at 9:14 am on 20 Nov, 2026',
    ],
    ['a removal', { isUndone: true }, 'Asha Rao, in at 9:14 am on 20 Nov, 2026, taken back'],
  ])('is named: %s', (_what, changes, words) => {
    expect(refusedMark(refused(changes), 'Asia/Kolkata')).toBe(words)
  })

  it('says what to do, and who can where the desk may no longer', () => {
    expect(refusalReason(refused(), today)).toContain('mark them again, or ask the owner')
    expect(refusalReason(refused({ date: civil('2026-11-18') }), today)).toContain('too late for the desk')
    expect(refusalReason(refused({ isUndone: true }), today)).toContain('still stands')
    expect(refusalReason(refused(), today, '12 min behind')).toMatch(
      /clock of this computer is 12 min behind: set it .* Then mark this person again, or ask the owner/,
    )
  })
})
