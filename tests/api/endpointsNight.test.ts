import { beforeEach, describe, expect, it } from 'vitest'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { adminStore } from '../support/emulators'
import { emptyStore } from './support/emptyStore'
import { repositoriesOver } from '../support/repositories'
import { gymInfo, formOf, heldMonth, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const IRON = 'night-iron'
const ZINC = 'night-zinc'
// 00:05 in India on 20 November 2026.
const midnight = new Date('2026-11-19T18:35:00Z')

const { store } = openAdminStore()
type Failed = Parameters<typeof nightlyWork>[2]
const unexpected: Failed = (gymId, error) => expect.unreachable(`${gymId}: ${String(error)}`)
const night = (over: DocumentStore = store, failed: Failed = unexpected) =>
  nightlyWork(over, midnight, failed)

async function putMember(gymId: string, id: string, fields: StoredData) {
  const { members } = repositoriesOver(store, { now: () => midnight })
  await members.add(gymId, id, formOf({ name: id }), gymInfo(gymId))
  await store.batch((writer) => writer.merge(`members/${id}`, fields))
}

/** Every document of the suite's store, by path. */
async function everything(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const name of ['gyms', 'members', 'packageHistory', 'memberDirectory', 'invoices', 'counters']) {
    const { docs } = await adminStore().collectionGroup(name).get()
    for (const document of docs) found[document.ref.path] = document.data()
  }
  return found
}

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ZINC)
})

describe('the night of every centre (DOMAIN 3.3)', () => {
  it('begins a renewal and makes a recurring bill, and run again changes nothing in the whole store', async () => {
    await putMember(IRON, 'renewed', {
      currentPackage: heldMonth({ startDate: '2026-10-20', endDate: '2026-11-19' }),
      futurePackage: heldMonth({ id: 'p2', startDate: '2026-11-20', endDate: '2026-12-19' }),
    })
    await putMember(ZINC, 'billed', {
      currentPackage: heldMonth({
        type: 'Recurring',
        startDate: '2026-10-20',
        anchorDate: '2026-10-20',
        billedThrough: '2026-10-20',
        endDate: '2026-11-19',
        nextBillDate: '2026-11-20',
      }),
    })
    const first = await night()
    expect(first).toMatchObject([
      { gymId: IRON, begun: 1, billed: 0, failed: 0 },
      { gymId: ZINC, begun: 0, billed: 1, failed: 0 },
    ])
    const after = await everything()
    expect(after['members/renewed']).toMatchObject({ currentPackage: { id: 'p2' }, futurePackage: null })
    expect(after['members/billed']).toMatchObject({ totalDueAmount: 1000 })
    expect(Object.keys(after).filter((path) => path.startsWith('invoices/'))).toEqual([
      `invoices/${ZINC}_billed_p1_2026-11-20`,
    ])
    const nothing = {
      billed: 0,
      begun: 0,
      expired: 0,
      upgraded: 0,
      mended: 0,
      restated: 0,
      drafts: 0,
      entered: 0,
      drifts: 0,
      failed: 0,
    }
    expect(await night()).toEqual([
      { gymId: IRON, ...nothing },
      { gymId: ZINC, ...nothing },
    ])
    expect(await everything()).toEqual(after)
  })

  it('upgrades an older record first, so that its ended package is marked in the same night', async () => {
    await store.batch((writer) =>
      writer.set('members/older', {
        gymId: IRON,
        name: 'Older',
        currentPackage: { name: 'Monthly', amount: '900', duration: '30', startDate: '2026-09-01' },
      }),
    )
    await night()
    expect((await store.get('members/older'))?.data).toMatchObject({
      currentPackage: { endDate: '2026-09-30', isExpired: true },
    })
  })

  it('goes on with the others where a centre fails, and tells which', async () => {
    const ended = heldMonth({ startDate: '2026-10-01', endDate: '2026-10-31' })
    await putMember(ZINC, 'ended', { currentPackage: ended })
    const broken: DocumentStore = {
      ...store,
      get: (path) =>
        path === `moneyChecks/${IRON}` ? Promise.reject(new Error('no answer')) : store.get(path),
    }
    const failures: string[] = []
    const summaries = await night(broken, (gymId) => void failures.push(gymId))
    expect(failures).toEqual([IRON])
    expect(summaries).toMatchObject([{ gymId: ZINC, expired: 1 }])
  })
})
