import { expect, it } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { reasonedStore } from './reasonedStore'

const nothing = () => Promise.reject(new Error('not asked'))
const ignored = () => undefined
const noCursor = (): never => {
  throw new Error('not asked')
}
const writer: StoreTransaction = {
  get: () => Promise.resolve(null),
  create: ignored,
  set: ignored,
  merge: ignored,
  update: ignored,
  remove: ignored,
}

/** A store whose rules refuse what is written, with `failure`; `gym` is what stands of the centre. */
function refusingStore(gym: Record<string, unknown> | null, failure: Error) {
  const asked: string[] = []
  const store: DocumentStore = {
    get: (path) => {
      asked.push(path)
      return gym === null
        ? nothing()
        : Promise.resolve({
            id: 'iron',
            path,
            data: { name: 'Iron', ...gym },
            pending: false,
            cursor: noCursor,
          })
    },
    query: nothing,
    count: nothing,
    sum: nothing,
    watchDocument: () => ignored,
    watchQuery: () => ignored,
    newId: () => 'id',
    transact: async (work) => {
      await work(writer)
      throw failure
    },
    transactByVersion: nothing,
    batch: async (work) => {
      work(writer)
      return Promise.reject(failure)
    },
  }
  return { store, asked }
}

const denied = appErrorOf('permission-denied', 'refused by the rules')
const clock = { now: () => new Date('2026-11-23T06:00:00Z') }

async function said(gym: Record<string, unknown> | null, write: (store: DocumentStore) => Promise<unknown>) {
  const { store } = refusingStore(gym, denied)
  const failure: unknown = await write(reasonedStore(store, () => 'iron', clock)).catch(
    (error: unknown) => error,
  )
  return failure instanceof AppError ? [failure.code, failure.message] : failure
}

const full = { members: 2, currentPackage: { name: 'Gold', endDate: '2027-01-01', limits: { members: 2 } } }
const lapsed = { ...full, currentPackage: { ...full.currentPackage, endDate: '2026-11-01' } }

const change = (store: DocumentStore) =>
  store.batch((writer) => writer.update('members/asha', [{ at: ['name'], value: 'A' }]))
const add = (store: DocumentStore) =>
  store.transact((transaction) => Promise.resolve(transaction.create('members/new', {})))
const bringBack = (store: DocumentStore) =>
  store.transact((transaction) =>
    Promise.resolve(transaction.update('members/asha', [{ at: ['deleted'], value: false }])),
  )

it('a write that the rules refused because the package ended says so', async () => {
  const words = [
    'refused',
    'The package of this centre ended on 01 Nov, 2026. Everything can be read and exported, but nothing can be saved until it is renewed.',
  ]
  expect(await said(lapsed, change)).toEqual(words)
  expect(await said(lapsed, add)).toEqual(words)
})

it('a member whom the package has no room for is refused with what to do, new or brought back', async () => {
  for (const write of [add, bringBack])
    expect(await said(full, write)).toEqual([
      'refused',
      expect.stringMatching(/allows 2 members, .* larger package, or delete members who have left/),
    ])
})

it('every other refusal stays what it is', async () => {
  const unchanged = [denied.code, denied.message]
  expect(await said(full, change)).toEqual(unchanged)
  expect(await said({ members: 1, currentPackage: full.currentPackage }, add)).toEqual(unchanged)
  expect(await said(null, add)).toEqual(unchanged)
})

it('asks for the centre after a refusal by the rules alone, and for nobody who has none', async () => {
  const offline = refusingStore(full, appErrorOf('unavailable', ''))
  await expect(add(reasonedStore(offline.store, () => 'iron', clock))).rejects.toThrow('connection')
  const nobody = refusingStore(full, denied)
  await expect(add(reasonedStore(nobody.store, () => null, clock))).rejects.toBe(denied)
  expect([...offline.asked, ...nobody.asked]).toEqual([])
})
