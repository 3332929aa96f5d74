import { beforeEach, describe, expect, it } from 'vitest'
import type { DocumentStore } from '@/data/store/documentStore'
import { adminStore } from '../support/emulators'
import { heldMonth, putGym } from './support/gymFixtures'
import {
  beginNight,
  everyNight,
  IRON,
  midnight,
  monthlyPackage,
  nothingDone,
  putMember,
  store,
  ZINC,
} from './support/nightGym'

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
  await beginNight()
  await putGym(store, ZINC)
})

describe('the night of every centre (DOMAIN 3.3)', () => {
  it('begins a renewal and makes a recurring bill, and run again changes nothing in the whole store', async () => {
    await putMember('renewed', {
      currentPackage: heldMonth({ startDate: '2026-10-20', endDate: '2026-11-19' }),
      futurePackage: heldMonth({ id: 'p2', startDate: '2026-11-20', endDate: '2026-12-19' }),
    })
    await putMember('billed', { currentPackage: monthlyPackage({}) }, ZINC)
    const first = await everyNight()
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
    expect(await everyNight()).toEqual([
      { gymId: IRON, ...nothingDone },
      { gymId: ZINC, ...nothingDone },
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
    await everyNight()
    expect((await store.get('members/older'))?.data).toMatchObject({
      currentPackage: { endDate: '2026-09-30', isExpired: true },
    })
  })

  it('goes on with the others where a centre fails, and tells which', async () => {
    const ended = heldMonth({ startDate: '2026-10-01', endDate: '2026-10-31' })
    await putMember('ended', { currentPackage: ended }, ZINC)
    const broken: DocumentStore = {
      ...store,
      get: (path) =>
        path === `moneyChecks/${IRON}` ? Promise.reject(new Error('no answer')) : store.get(path),
    }
    const failures: string[] = []
    const summaries = await everyNight(midnight, broken, (gymId) => void failures.push(gymId))
    expect(failures).toEqual([IRON])
    expect(summaries).toMatchObject([{ gymId: ZINC, expired: 1 }])
  })
})
