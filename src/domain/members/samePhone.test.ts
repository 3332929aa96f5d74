import { describe, expect, it } from 'vitest'
import { directoryEntryOf } from './directory'
import { memberWith } from './fixtures'
import { samePhone } from './samePhone'

const people = [
  memberWith({ id: 'left', name: 'Asha Left', isActive: false }),
  memberWith({ id: 'here', name: 'Asha Rao', phone: '+91 98765 43210', memberCode: 'FC-1' }),
  memberWith({ id: 'gone', name: 'Asha Gone', deleted: true }),
  memberWith({ id: 'other', name: 'Ravi', phone: '98765 43211' }),
]
const entries = new Map(people.map((member) => [member.id, directoryEntryOf(member)]))

const of = (phone: string, exceptId = '') => samePhone(entries, { phone, locale: 'en-IN', exceptId })

describe('the duplicate check by phone', () => {
  it('finds the same number however it was written, those who are here first, deleted ones not', () => {
    expect(of('9876543210').map(({ id }) => id)).toEqual(['here', 'left'])
  })

  it('does not take the member who is being edited for a duplicate', () => {
    expect(of('9876543210', 'here').map(({ id }) => id)).toEqual(['left'])
    expect(of('98765')).toEqual([])
  })

  it('finds at a centre abroad whoever is kept without the country’s code', () => {
    const [older, newer] = ['4155550123', '+14155550124'].map((phone) => memberWith({ id: phone, phone }))
    const held = new Map(
      [older, newer].flatMap((member) => (member ? [[member.id, directoryEntryOf(member)]] : [])),
    )
    const found = (phone: string) => samePhone(held, { phone, locale: 'en-US', exceptId: '' })
    expect(found('+14155550123').map(({ id }) => id)).toEqual(['4155550123'])
    expect(found('415 555 0124').map(({ id }) => id)).toEqual(['+14155550124'])
  })
})
