import { expect, it } from 'vitest'
import { staffConditions, staffOrder, type StaffFilter } from './staffFilter'

const filter = (fields: Partial<StaffFilter>): StaffFilter => ({
  tab: 'active',
  search: '',
  sort: 'joined',
  direction: 'asc',
  ...fields,
})

it('shows who is active, who was deactivated, and who was deleted whatever they were before', () => {
  expect(staffConditions(filter({}))).toEqual([
    { field: 'isActive', op: '==', value: true },
    { field: 'deleted', op: '==', value: false },
  ])
  expect(staffConditions(filter({ tab: 'deactivated' }))[0]).toMatchObject({ value: false })
  expect(staffConditions(filter({ tab: 'deleted' }))).toEqual([{ field: 'deleted', op: '==', value: true }])
})

it('narrows by role, and by the beginning of a name, which then orders it', () => {
  const found = filter({ role: 'Sales', search: ' RA ' })
  expect(staffConditions(found).slice(2)).toEqual([
    { field: 'role', op: '==', value: 'Sales' },
    { field: 'nameLower', op: '>=', value: 'ra' },
    { field: 'nameLower', op: '<=', value: 'ra\uf8ff' },
  ])
  expect([staffOrder(found), staffOrder(filter({})), staffOrder(filter({ sort: 'name' }))]).toEqual([
    'nameLower',
    'joiningDate',
    'nameLower',
  ])
})
