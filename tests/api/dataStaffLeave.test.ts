import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { civil } from '@/domain/shared/civilDate'
import { repositoriesOver, type Repositories } from '../support/repositories'
import { putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'
const clock = { now: () => new Date() }
const wedding = {
  staffId: 's1',
  from: civil('2026-11-23'),
  to: civil('2026-11-25'),
  kind: 'Casual' as const,
  isPaid: true,
  reason: 'Wedding',
}

let server: DocumentStore
let owner: OpenStore
let desk: OpenStore
let leave: Repositories['staffLeave']

beforeAll(() => {
  server = openAdminStore().store
  owner = openWebStore(ownerOf(IRON))
  desk = openWebStore(managerOf(IRON))
  leave = repositoriesOver(owner.store, clock, (message) => expect.unreachable(message)).staffLeave
})
afterAll(async () => {
  await owner.close()
  await desk.close()
})
beforeEach(async () => {
  await emptyStore()
  await putGym(server, IRON)
  await server.batch((writer) =>
    writer.set('staff/s1', { gymId: IRON, name: 'Ravi', isActive: true, deleted: false }),
  )
})

/** As a call leaves it. */
const give = () =>
  server.batch((writer) =>
    writer.set('staffLeave/l1', {
      ...{ ...wedding, id: 'l1', gymId: IRON, status: 'Approved', deleted: false },
      ...{ createdAt: new Date(), updatedAt: new Date(), updatedBy: IRON },
    }),
  )
const between = async (from: string, to: string) =>
  (await firstOf(leave.between(IRON, civil(from), civil(to)))).rows

describe('an employee’s leave', () => {
  it('is found by every period that it touches, and by no other', async () => {
    await give()
    for (const [from, to] of [
      ['2026-11-01', '2026-11-30'],
      ['2026-11-25', '2026-12-31'],
      ['2026-11-01', '2026-11-23'],
      ['2026-11-24', '2026-11-24'],
    ] as const)
      expect(await between(from, to)).toMatchObject([{ id: 'l1', reason: 'Wedding', deleted: false }])
    expect(await between('2026-11-26', '2026-12-31')).toEqual([])
    expect(await between('2026-11-01', '2026-11-22')).toEqual([])
  })

  it('is taken back', async () => {
    await give()
    await leave.remove('l1')
    expect(await between('2026-11-24', '2026-11-24')).toMatchObject([{ deleted: true }])
  })

  it('is the owner’s to read and to take back', async () => {
    const its = repositoriesOver(desk.store, clock).staffLeave
    await give()
    await expect(its.remove('l1')).rejects.toMatchObject({ code: 'permission-denied' })
    const asked = firstOf(its.between(IRON, wedding.from, wedding.to))
    await expect(asked).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
