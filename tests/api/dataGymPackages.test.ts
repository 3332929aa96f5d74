import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import { partsOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { registrationPackageSchema } from '@/domain/gymPackages/registrationPackage'
import { emptyStore } from '../support/emptyStore'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { putGym } from './support/gymFixtures'
import { firstOf } from '@/data/store/firstOf'

const ROOT = { user_id: 'root', admin: true }

const yearly = registrationPackageSchema.parse({
  ...{
    id: 'any',
    name: 'Yearly',
    price: 12_000,
    duration: 1,
    durationType: 'Year',
    limits: { members: 500 },
  },
})

describe('the platform’s packages, through an administrator’s page', () => {
  let client: OpenStore
  let server: DocumentStore
  let packages: ReturnType<typeof gymPackageRepository>

  beforeAll(() => {
    client = openWebStore(ROOT)
    server = openAdminStore().store
    packages = gymPackageRepository(partsOver(client.store, systemClock))
  })
  afterAll(() => client.close())
  beforeEach(() => emptyStore())

  const stored = async (id: string) => (await server.get(`gymRegPackages/${id}`))?.data
  const listed = async () => (await firstOf(packages.list(''))).rows

  it('belong to no centre; creating one with an id that exists is skipped (SPECIFICATION 5)', async () => {
    await packages.add('', 'p1', { ...yearly, name: '  Yearly  plus ' })
    await packages.add('', 'p1', { ...yearly, name: 'Another' })
    expect(await stored('p1')).toMatchObject({ id: 'p1', name: 'Yearly plus', nameLower: 'yearly plus' })
    expect(await stored('p1')).not.toHaveProperty('gymId')
    expect(await stored('p1')).toMatchObject({ updatedBy: 'root' })
  })

  it('an update is applied only if the record exists (SPECIFICATION 5)', async () => {
    await expect(packages.change('', 'p1', { price: 1 })).rejects.toMatchObject({ code: 'not-found' })
    await packages.add('', 'p1', yearly)
    await packages.change('', 'p1', { price: 13_000 })
    expect(await stored('p1')).toMatchObject({ name: 'Yearly', price: 13_000 })
  })

  it('stand in the order that was last set, all places at once', async () => {
    for (const [order, id] of ['p1', 'p2', 'p3'].entries()) await packages.add('', id, { ...yearly, order })
    await packages.setOrders([
      { id: 'p3', order: 0 },
      { id: 'p1', order: 2 },
    ])
    expect((await listed()).map(({ id }) => id)).toEqual(['p3', 'p2', 'p1'])
    await expect(
      packages.setOrders([
        { id: 'p2', order: 0 },
        { id: 'gone', order: 1 },
      ]),
    ).rejects.toThrow()
    expect(await stored('p2')).toMatchObject({ order: 1 })
  })

  it('are retired and offered again; deleted only while no centre has one, whatever its state', async () => {
    await packages.add('', 'p1', yearly)
    await packages.archive('', 'p1')
    expect(await stored('p1')).toMatchObject({ isActive: false, deleted: false })
    await packages.restore('', 'p1')
    await putGym(server, 'iron', { isDisabled: true, currentPackage: { packageId: 'p1', name: 'Yearly' } })
    expect(await packages.remove('', 'p1')).toMatchObject({ kind: 'refused' })
    expect(await stored('p1')).toMatchObject({ isActive: true, deleted: false })
    await putGym(server, 'iron')
    expect(await packages.remove('', 'p1')).toBeNull()
    expect(await stored('p1')).toMatchObject({ isActive: false, deleted: true })
  })

  it('come back under no name that another one has taken meanwhile', async () => {
    await packages.add('', 'p1', yearly)
    await packages.archive('', 'p1')
    await packages.add('', 'p2', { ...yearly, name: 'yearly' })
    await expect(packages.restore('', 'p1')).rejects.toMatchObject({
      message: 'yearly is on offer already. Give this one another name.',
    })
    expect(await stored('p1')).toMatchObject({ isActive: false })
    await packages.archive('', 'p2')
    await packages.restore('', 'p1')
    expect(await stored('p1')).toMatchObject({ isActive: true })
  })

  it('of an older shape are read, and brought up to date by the next change', async () => {
    await server.batch((writer) =>
      writer.set('gymRegPackages/old', {
        ...{ name: 'Basic', price: '1,500', duration: 12, durationType: 'Month', limits: { sms: 100 } },
        createdAt: new Date('2024-01-01T00:00:00Z'),
      }),
    )
    expect((await listed())[0]).toMatchObject({ price: 1500, limits: { messages: 100, members: null } })
    await packages.change('', 'old', { gst: 18 })
    expect(await stored('old')).toMatchObject({ price: 1500, gst: 18, limits: { messages: 100 } })
  })

  it('are changed by no owner, who reads those on offer', async () => {
    await putGym(server, 'iron')
    await packages.add('', 'p1', yearly)
    const owner = openWebStore(ownerOf('iron'))
    const theirs = gymPackageRepository(partsOver(owner.store, systemClock))
    expect(await firstOf(theirs.one('', 'p1'))).toMatchObject({ name: 'Yearly' })
    await expect(theirs.change('', 'p1', { price: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(theirs.add('', 'p2', yearly)).rejects.toMatchObject({ code: 'permission-denied' })
    await owner.close()
    expect(await stored('p1')).toMatchObject({ price: 12_000 })
  })
})
