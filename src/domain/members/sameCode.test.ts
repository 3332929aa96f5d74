import { expect, it } from 'vitest'
import { directoryEntryOf } from './directory'
import { memberWith } from './fixtures'
import { sameCode } from './sameCode'

const people = [
  memberWith({ id: 'left', memberCode: 'IRN-7', isActive: false }),
  memberWith({ id: 'here', memberCode: 'irn-7' }),
  memberWith({ id: 'gone', memberCode: 'IRN-7', deleted: true }),
  memberWith({ id: 'none', memberCode: '' }),
]
const entries = new Map(people.map((member) => [member.id, directoryEntryOf(member)]))
const of = (code: string, exceptId = '') => sameCode(entries, { code, exceptId }).map(({ id }) => id)

it('finds whoever has a code that is typed, in whatever letters, and not whom it is typed for (PRODUCT 2.S)', () => {
  expect(of(' Irn-7 ')).toEqual(['here', 'left'])
  expect(of('IRN-7', 'here')).toEqual(['left'])
  expect([of(''), of('IRN-70')]).toEqual([[], []])
})
