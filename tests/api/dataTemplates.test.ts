import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { repositoriesOver, type Repositories } from '../support/repositories'
import { monthly, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'

describe('the packages a centre sells, through an owner’s page', () => {
  let client: OpenStore
  let server: DocumentStore
  let repositories: Repositories

  beforeAll(() => {
    client = openWebStore(ownerOf(IRON))
    server = openAdminStore().store
    repositories = repositoriesOver(client.store, systemClock)
  })
  afterAll(() => client.close())
  beforeEach(async () => {
    await emptyStore()
    await putGym(server, IRON)
  })

  const stored = async (id: string) => (await server.get(`memberPackages/${id}`))?.data

  it('creating one with an id that exists is skipped (SPECIFICATION 5)', async () => {
    await repositories.memberPackages.add(IRON, 'p1', monthly)
    const first = await stored('p1')
    await repositories.memberPackages.add(IRON, 'p1', { ...monthly, name: 'Yearly', price: 9000 })
    expect(first).toMatchObject({ name: 'Monthly', price: 1000, isActive: true, deleted: false })
    expect(await stored('p1')).toEqual(first)
  })

  it('an update is applied only if the record exists (SPECIFICATION 5)', async () => {
    const fields = { ...monthly, id: 'p1', price: 1200 }
    await expect(repositories.memberPackages.change(IRON, 'p1', fields)).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(repositories.memberPackages.archive(IRON, 'p1')).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored('p1')).toBeUndefined()
    await repositories.memberPackages.add(IRON, 'p1', monthly)
    await repositories.memberPackages.change(IRON, 'p1', fields)
    expect(await stored('p1')).toMatchObject({ name: 'Monthly', price: 1200 })
  })

  it('a rate of its own is taken away, by the owner alone, and nothing else of it changes', async () => {
    await repositories.memberPackages.add(IRON, 'p1', { ...monthly, taxRate: 18 })
    const desk = openWebStore(managerOf(IRON))
    const { memberPackages } = repositoriesOver(desk.store, systemClock)
    await expect(memberPackages.change(IRON, 'p1', { taxRate: null })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await desk.close()
    await repositories.memberPackages.change(IRON, 'p1', { taxRate: null })
    expect(await stored('p1')).toMatchObject({ name: 'Monthly', price: monthly.price, taxRate: null })
  })
})
