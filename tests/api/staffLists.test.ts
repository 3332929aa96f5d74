import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { upgradeCentre } from '@/data/maintenance/upgradeCentre'
import { repositoriesOver } from '@/data/repositories'
import { firstOf } from '@/data/store/firstOf'
import type { StaffFilter } from '@/domain/staff/staffFilter'
import { putCentre } from './support/centreFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'

const IRON = 'list-iron'
const { store } = openAdminStore()
const { staff } = repositoriesOver(store, { now: () => new Date() }, (message) => expect.unreachable(message))

const filter = (fields: Partial<StaffFilter> = {}): StaffFilter => ({
  tab: 'active',
  search: '',
  sort: 'name',
  direction: 'asc',
  ...fields,
})

async function listed(fields: Partial<StaffFilter> = {}): Promise<string[]> {
  const { rows } = await firstOf(staff.page(IRON, filter(fields), { pageSize: 20 }))
  return rows.map(({ name }) => name)
}

const put = (id: string, fields: Record<string, unknown>) =>
  store.batch((writer) =>
    writer.set(`staff/${id}`, {
      gymId: IRON,
      isActive: true,
      deleted: false,
      role: 'Manager',
      joiningDate: '2026-01-05',
      ...fields,
    }),
  )

beforeEach(async () => {
  await emptyStore()
  await putCentre(store, IRON)
  await put('a', { name: 'Asha', nameLower: 'asha', role: 'Sales', joiningDate: '2026-03-01' })
  await put('r', { name: 'Ravi', nameLower: 'ravi' })
  await put('g', { name: 'Gopal', nameLower: 'gopal', isActive: false })
  await put('d', { name: 'Divya', nameLower: 'divya', isActive: false, deleted: true })
  await put('f', { name: 'Foreign', nameLower: 'foreign', gymId: 'another' })
})

describe('the staff list (PRODUCT 4.10)', () => {
  it('shows each tab’s own', async () => {
    expect(await listed()).toEqual(['Asha', 'Ravi'])
    expect(await listed({ tab: 'deactivated' })).toEqual(['Gopal'])
    expect(await listed({ tab: 'deleted' })).toEqual(['Divya'])
  })

  it('narrows by role and by the beginning of a name, and orders by name or joining', async () => {
    expect(await listed({ role: 'Sales' })).toEqual(['Asha'])
    expect(await listed({ search: 'RA' })).toEqual(['Ravi'])
    expect(await listed({ sort: 'joined' })).toEqual(['Ravi', 'Asha'])
    expect(await listed({ direction: 'desc' })).toEqual(['Ravi', 'Asha'])
  })

  it('counts what it lists, goes page by page, and gives all for an export', async () => {
    expect(await firstOf(staff.count(IRON, filter()))).toBe(2)
    const first = await firstOf(staff.page(IRON, filter(), { pageSize: 1 }))
    expect(first.rows.map(({ name }) => name)).toEqual(['Asha'])
    const after = first.next ?? undefined
    const second = await firstOf(staff.page(IRON, filter(), { pageSize: 1, after }))
    expect([second.rows.map(({ name }) => name), second.next]).toEqual([['Ravi'], null])
    const all: string[] = []
    for await (const { name } of staff.all(IRON, filter())) all.push(name)
    expect(all).toEqual(['Asha', 'Ravi'])
  })

  it('knows nobody of another centre', async () => {
    expect(await firstOf(staff.one(IRON, 'f'))).toBe(null)
    expect((await firstOf(staff.one(IRON, 'r')))?.name).toBe('Ravi')
  })

  it('shows an older record once the night has brought it up to date', async () => {
    await store.batch((writer) => writer.set('staff/old', { gymId: IRON, name: 'Older', phone: 9876543210 }))
    expect(await listed()).toEqual(['Asha', 'Ravi'])
    const { staff: count } = await upgradeCentre(store, IRON, { apply: true })
    expect(count).toMatchObject({ unreadable: [], left: 0 })
    expect(await listed()).toEqual(['Asha', 'Older', 'Ravi'])
    expect(await listed({ sort: 'joined' })).toEqual(['Older', 'Ravi', 'Asha'])
    const again = await upgradeCentre(store, IRON, { apply: true })
    expect(again.staff.upgraded).toBe(0)
  })
})
