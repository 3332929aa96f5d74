import { describe, expect, it } from 'vitest'
import { directoryEntryOf } from './directory'
import { memberWith } from './fixtures'
import { sameDigits } from './samePhone'

const people = [
  memberWith({ id: 'left', name: 'Asha Left', isActive: false }),
  memberWith({ id: 'here', name: 'Asha Rao', phone: '+91 98765 43210', memberCode: 'FC-1' }),
  memberWith({ id: 'gone', name: 'Asha Gone', deleted: true }),
  memberWith({ id: 'other', name: 'Ravi', phone: '98765 43211' }),
]
const entries = new Map(people.map((member) => [member.id, directoryEntryOf(member)]))

describe('the duplicate check by phone', () => {
  it('finds the same number however it was written, those who are here first, deleted ones not', () => {
    expect(sameDigits(entries, '9876543210', '').map(({ id }) => id)).toEqual(['here', 'left'])
  })

  it('does not take the member who is being edited for a duplicate', () => {
    expect(sameDigits(entries, '9876543210', 'here').map(({ id }) => id)).toEqual(['left'])
    expect(sameDigits(entries, '98765', '')).toEqual([])
  })
})
