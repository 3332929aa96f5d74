import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import { firstOf } from '@/data/store/firstOf'
import { repositoriesOver } from '../support/repositories'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'list-iron'
const { store } = openAdminStore()
const { staff } = repositoriesOver(store, { now: () => new Date() }, (message) => expect.unreachable(message))

const listed = async () => (await firstOf(staff.list(IRON))).rows.map(({ name }) => name)

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
  await putGym(store, IRON)
  await put('a', { name: 'Asha', nameLower: 'asha', role: 'Sales', joiningDate: '2026-03-01' })
  await put('r', { name: 'Ravi', nameLower: 'ravi' })
  await put('g', { name: 'Gopal', nameLower: 'gopal', isActive: false })
  await put('d', { name: 'Divya', nameLower: 'divya', isActive: false, deleted: true })
  await put('f', { name: 'Foreign', nameLower: 'foreign', gymId: 'another' })
})

describe('the staff list (PRODUCT 4.10)', () => {
  it('is everybody of the centre by name, whoever left too', async () => {
    expect(await listed()).toEqual(['Asha', 'Divya', 'Gopal', 'Ravi'])
  })

  it('leaves out nobody beyond what one listener may ask for', async () => {
    await store.batch((writer) => {
      for (let at = 100; at < 230; at += 1)
        writer.set(`staff/n${at}`, { gymId: IRON, name: `N${at}`, nameLower: `n${at}`, role: 'Manager' })
    })
    const found = await listed()
    expect([found.length, found.at(-2), found.at(-1)]).toEqual([134, 'N229', 'Ravi'])
  })

  it('knows nobody of another centre', async () => {
    expect(await firstOf(staff.one(IRON, 'f'))).toBe(null)
    expect((await firstOf(staff.one(IRON, 'r')))?.name).toBe('Ravi')
  })

  it('shows an older record at once, and the night brings it up to date', async () => {
    await store.batch((writer) => writer.set('staff/old', { gymId: IRON, name: 'Older', phone: 9876543210 }))
    expect(await listed()).toContain('Older')
    const { staff: count } = await upgradeGym(store, IRON, { apply: true })
    expect(count).toMatchObject({ unreadable: [], left: 0 })
    expect(await listed()).toEqual(['Asha', 'Divya', 'Gopal', 'Older', 'Ravi'])
    const again = await upgradeGym(store, IRON, { apply: true })
    expect(again.staff.upgraded).toBe(0)
  })
})
