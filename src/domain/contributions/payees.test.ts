import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { staffWith } from './fixtures'
import { payeesOf } from './payees'

it('a month’s contributions may be entered for whoever worked since it began, or has some of it', () => {
  const left = (id: string, leftOn: string | null, fields: object = {}) =>
    staffWith({ id, name: id, isActive: false, leftOn: leftOn === null ? null : civil(leftOn), ...fields })
  const staff = [
    left('on the first', '2026-10-01'),
    left('before', '2026-09-30'),
    left('before, with a line', '2026-09-30'),
    left('who knows when', null),
    left('deleted since', '2026-11-02', { deleted: true }),
    staffWith({ id: 'here', name: 'here' }),
  ]
  const payees = payeesOf(staff, civil('2026-10-01'), [
    { staffId: 'before, with a line' },
    { staffId: 'here' },
  ])
  expect(payees.map(({ id, hasLeft }) => [id, hasLeft])).toEqual([
    ['here', false],
    ['on the first', true],
    ['before, with a line', true],
    ['deleted since', true],
  ])
})
