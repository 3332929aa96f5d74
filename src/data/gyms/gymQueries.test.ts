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

const today = civil('2026-11-20')
const open = { field: 'isDisabled', op: '==', value: false }
const endsWithin = (from: string, to: string) => [
  { field: 'packageUntil', op: '>=', value: from },
  { field: 'packageUntil', op: '<=', value: to },
]

it('asks for a standing by the days of the package, by name, in either collection', () => {
  const asked = filter({ status: 'active', standing: { of: 'Expiring', today } })
  expect(gymList(asked)).toMatchObject({
    where: [open, ...endsWithin('2026-11-20', '2026-11-26')],
    orderBy: [{ field: 'nameLower', direction: 'asc' }, { field: 'packageUntil' }],
  })
  expect(gymList(asked, 'gymsPublic').where).toEqual([open, ...endsWithin('2026-11-20', '2026-11-26')])
})

it('asks for a standing and an end together by the days that are in both', () => {
  const ends = { from: today, to: civil('2026-12-19') }
  const both = filter({ status: 'active', standing: { of: 'Active', today }, ends })
  expect(gymList(both).where).toEqual([
    open,
    { field: 'currentPackage.isTrial', op: '==', value: false },
    ...endsWithin('2026-11-27', '2026-12-19'),
  ])
})

it('asks for centres without a package, and lets what has no last day be active', () => {
  const asked = (of: 'No package' | 'Active') =>
    gymList(filter({ status: 'active', standing: { of, today } })).where
  expect(asked('No package')).toEqual([open, ...endsWithin('', '')])
  expect(asked('Active').at(-1)).toEqual({ field: 'packageUntil', op: '>=', value: '2026-11-27' })
})

it('asks for a sign by every text that holds it', () => {
  const { where } = gymList(filter({ sign: 'devices', packageId: 'growth' }))
  expect(where[0]).toEqual({ field: 'currentPackage.packageId', op: '==', value: 'growth' })
  expect(where[1]).toMatchObject({ field: 'activity.signs', op: 'in' })
  expect(where[1]?.value).toContain('silent devices')
  expect(where[1]?.value).not.toContain('silent')
})

it('asks for the centres that pay by the same field, together with a sign in one question', () => {
  const paying = gymList(filter({ isPaying: true })).where
  expect(paying).toHaveLength(1)
  expect(paying[0]).toMatchObject({ field: 'activity.signs', op: 'in' })
  expect(paying[0]?.value).toContain('paying')
  const [both, ...more] = gymList(filter({ isPaying: true, sign: 'silent' })).where
  expect(more).toEqual([])
  expect(both?.value).toContain('silent paying')
  expect(both?.value).not.toContain('paying')
})

it('finds a referral code whatever else is asked', () => {
  expect(gymList(filter({ referralCode: 'ABCD2345', status: 'disabled', search: 'iron' }))).toEqual({
    path: 'gyms',
    where: [{ field: 'referralCode', op: '==', value: 'ABCD2345' }],
    orderBy: [],
  })
})
