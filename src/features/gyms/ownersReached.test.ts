import { expect, it } from 'vitest'
import { gymSchema } from '@/domain/gyms/gym'
import { rowOfGym } from './gymRow'
import { ownersReached } from './ownersReached'

const row = (fields: object) =>
  rowOfGym(gymSchema.parse({ id: 'iron', name: 'Iron', email: 'a@b.test', ...fields }))

it('an owner is written to by e-mail; whoever is not, is named with the reason', () => {
  const { reached, missed } = ownersReached([
    row({}),
    row({ id: 'none', email: '' }),
    row({ id: 'wrong', email: 'no address' }),
    row({ id: 'shut', isDisabled: true }),
  ])
  expect(reached.map(({ id }) => id)).toEqual(['iron'])
  expect(missed.map((each) => [each.row.id, each.why])).toEqual([
    ['none', 'no e-mail address'],
    ['wrong', 'the e-mail address is wrong'],
    ['shut', 'the centre is disabled'],
  ])
})
