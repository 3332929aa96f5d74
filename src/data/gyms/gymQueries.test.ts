import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymList, type GymFilter } from './gymQueries'

const filter = (fields: Partial<GymFilter>): GymFilter => ({
  search: '',
  status: 'all',
  type: null,
  sort: 'created',
  direction: 'desc',
  ...fields,
})

it('lists every centre in the asked order when nothing narrows it', () => {
  expect(gymList(filter({}))).toEqual({
    path: 'gyms',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
  })
})

it('searches by the beginning of the name, whatever its case, and then orders by name', () => {
  const { where, orderBy } = gymList(filter({ search: '  IRON ' }))
  expect(where).toEqual([
    { field: 'nameLower', op: '>=', value: 'iron' },
    { field: 'nameLower', op: '<=', value: 'iron\uf8ff' },
  ])
  expect(orderBy).toEqual([{ field: 'nameLower', direction: 'desc' }])
})

it('narrows by status and type', () => {
  expect(gymList(filter({ status: 'disabled', type: 'SKATING' })).where).toEqual([
    { field: 'isDisabled', op: '==', value: true },
    { field: 'type', op: '==', value: 'SKATING' },
  ])
})

it('asks for a standing by the days of the package, by name, in either collection', () => {
  const today = civil('2026-11-20')
  const asked = filter({ status: 'active', standing: { of: 'Expiring', today } })
  const days = (field: string) => [
    { field: 'isDisabled', op: '==', value: false },
    { field, op: '>=', value: '2026-11-20' },
    { field, op: '<=', value: '2026-11-26' },
  ]
  expect(gymList(asked)).toMatchObject({
    where: days('currentPackage.endDate'),
    orderBy: [{ field: 'nameLower', direction: 'asc' }, { field: 'currentPackage.endDate' }],
  })
  expect(gymList(asked, 'gymsPublic').where).toEqual(days('packageEndsOn'))
})
