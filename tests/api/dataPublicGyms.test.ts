import { beforeEach, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import { carryPublicGym } from '@/data/gyms/publicGyms'
import { firstOf } from '@/data/store/firstOf'
import { stampedStore } from '@/data/store/stampedStore'
import type { GymFilter } from '@/data/gyms/gymQueries'
import { adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

/** As the server's own. */
const store = stampedStore(openAdminStore().store, () => 'server')
const { gymsPublic } = repositoriesOver(store, { now: () => new Date() })

const filter = (fields: Partial<GymFilter> = {}): GymFilter => ({
  search: '',
  status: 'all',
  type: null,
  sort: 'name',
  direction: 'asc',
  ...fields,
})
const listed = async (fields?: Partial<GymFilter>) =>
  (await firstOf(gymsPublic.page(filter(fields), { pageSize: 10 }))).rows.map(({ id }) => id)

const copyOf = async (gymId: string) => (await adminStore().doc(`gymsPublic/${gymId}`).get()).data()

beforeEach(emptyStore)

describe('the public copies of the centres', () => {
  it('are listed, searched, narrowed and counted like the centres themselves', async () => {
    await putGym(store, 'iron', { name: 'Iron', nameLower: 'iron', state: 'Kerala', members: 180 })
    await putGym(store, 'ice', { name: 'Ice', nameLower: 'ice', type: 'SKATING', isDisabled: true })
    for (const gymId of ['iron', 'ice']) await carryPublicGym(store, gymId)
    expect(await listed()).toEqual(['ice', 'iron'])
    expect(await listed({ search: 'IR' })).toEqual(['iron'])
    expect(await listed({ status: 'disabled' })).toEqual(['ice'])
    expect(await listed({ type: 'GYM', state: 'Kerala' })).toEqual(['iron'])
    expect(await firstOf(gymsPublic.counts([filter({ status: 'active' })], ''))).toEqual([1])
    expect(await firstOf(gymsPublic.one('iron'))).toMatchObject({ name: 'Iron', state: 'Kerala' })
    expect(await firstOf(gymsPublic.one('none'))).toBe(null)
    expect(await copyOf('iron')).not.toHaveProperty('members')
  })

  it('come to what stands now, however often and late they are asked to', async () => {
    await putGym(store, 'iron')
    expect(await carryPublicGym(store, 'iron')).toBe(true)
    expect(await carryPublicGym(store, 'iron')).toBe(false)
    await adminStore().doc('gyms/iron').update({ name: 'Renamed' })
    await Promise.all([carryPublicGym(store, 'iron'), carryPublicGym(store, 'iron')])
    expect(await copyOf('iron')).toMatchObject({ name: 'Renamed', nameLower: 'renamed' })
    await adminStore().doc('gyms/iron').delete()
    expect(await carryPublicGym(store, 'iron')).toBe(true)
    expect(await copyOf('iron')).toBeUndefined()
  })

  it('of centres from before there were any are made by the migration, once', async () => {
    await adminStore().doc('gyms/older').set({ name: 'Older Gym', type: 'Gym', members: '12' })
    const counted = await upgradeGym(store, 'older', { apply: false })
    expect([counted.gyms.left, await copyOf('older')]).toEqual([1, undefined])
    expect((await upgradeGym(store, 'older', { apply: true })).gyms.upgraded).toBe(1)
    expect(await copyOf('older')).toMatchObject({ name: 'Older Gym', type: 'GYM', isDisabled: false })
    expect((await upgradeGym(store, 'older', { apply: true })).gyms).toMatchObject({
      upgraded: 0,
      left: 0,
    })
  })
})
