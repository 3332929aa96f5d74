import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { addDays } from '@/domain/shared/calendar'
import { memberUntil } from './fixtures'
import { memberTodo } from './memberTodo'
import { doneUntilOf, putOffDays } from './putOff'
import type { TodoRow } from './todoRow'

const today = civil('2026-11-20')
const limits = settingsWith()

const exitOf = (date: string): TodoRow => ({
  ...{ kind: 'staff', key: `staff s1 ${date}`, rupees: 0, pressing: 0 },
  exit: {
    ...{ staffId: 's1', name: 'Ravi', code: '', dp: '', date: civil(date), visits: [] },
    entry: new Date(`${date}T03:30:00Z`),
  },
})

function ended(on: string, fields: Parameters<typeof memberUntil>[3] = {}): TodoRow {
  const member = memberUntil('Asha', on, 'monthly', fields)
  const groups = memberTodo([member], new Map(), today, limits)
  const row = groups.flatMap(({ rows }) => rows)[0]
  if (row === undefined) throw new Error(`Nothing waits of whom ended on ${on}`)
  return row
}

describe('a thing is put off for as long as the list has it (it is back, as the message says)', () => {
  it('an exit of today until tomorrow, one of yesterday not at all: the list has those of two days', () => {
    expect(putOffDays(exitOf('2026-11-20'), today, limits)).toEqual([1])
    expect(putOffDays(exitOf('2026-11-19'), today, limits)).toEqual([])
  })

  it('who expired until their last day on the list, which is also how long done lasts', () => {
    const row = ended('2026-11-16')
    const last = doneUntilOf(row, today, limits) ?? today
    expect([row.kind, last]).toEqual(['expired', '2026-12-16'])
    const onDay = (daysLeft: number) => putOffDays(row, addDays(last, -daysLeft), limits)
    expect(onDay(7)).toEqual([1, 3, 7])
    expect(onDay(6)).toEqual([1, 3])
    expect(onDay(1)).toEqual([1])
    expect(onDay(0)).toEqual([])
  })

  it('who expires today as long as anybody likes: tomorrow they stand under another group', () => {
    expect(ended('2026-11-20').kind).toBe('expiring')
    expect(putOffDays(ended('2026-11-20'), today, limits)).toEqual([1, 3, 7])
  })

  it('a birthday not at all, and what the night found always: it stands until it is set right', () => {
    const born = ended('2026-12-31', { dob: civil('1990-11-20') })
    expect(born.kind).toBe('birthday')
    expect(putOffDays(born, today, limits)).toEqual([])
    const night: TodoRow = {
      ...{ kind: 'night', key: 'night one', rupees: 0, pressing: 0 },
      item: { text: '', task: null, who: '', memberId: '', invoiceId: '' },
    }
    expect(putOffDays(night, today, limits)).toEqual([1, 3, 7])
  })
})
