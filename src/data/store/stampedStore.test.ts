import { expect, it } from 'vitest'
import { serverTime, type DocumentStore, type StoreTransaction } from './documentStore'
import { stampedStore } from './stampedStore'

const nothing = () => Promise.reject(new Error('not asked'))

/** A store that only notes what it is given to write. */
function notingStore() {
  const written: unknown[] = []
  const writer: StoreTransaction = {
    get: () => Promise.resolve(null),
    create: (...write) => written.push(['create', ...write]),
    set: (...write) => written.push(['set', ...write]),
    merge: (...write) => written.push(['merge', ...write]),
    update: (...write) => written.push(['update', ...write]),
    remove: (...write) => written.push(['remove', ...write]),
  }
  const store: DocumentStore = {
    get: nothing,
    query: nothing,
    count: nothing,
    sum: nothing,
    watchDocument: () => () => undefined,
    watchQuery: () => () => undefined,
    newId: () => 'id',
    transact: (work) => work(writer),
    transactByVersion: (work) => work(writer),
    batch: (work) => Promise.resolve(work(writer)),
  }
  return { store, written }
}

it('puts the writer beside the time of a change, and nowhere else', async () => {
  const { store, written } = notingStore()
  await stampedStore(store, () => 'asha').transact((transaction) => {
    transaction.create('a/1', { n: 1, updatedAt: serverTime })
    transaction.set('a/2', { n: 2 })
    transaction.merge('a/3', { updatedAt: serverTime })
    transaction.update('a/4', [{ at: ['updatedAt'], value: serverTime }])
    transaction.update('a/5', [{ at: ['lookup', 'updatedAt'], value: 1 }])
    transaction.remove('a/6')
    return Promise.resolve()
  })
  expect(written).toEqual([
    ['create', 'a/1', { n: 1, updatedAt: serverTime, updatedBy: 'asha' }],
    ['set', 'a/2', { n: 2 }],
    ['merge', 'a/3', { updatedAt: serverTime, updatedBy: 'asha' }],
    [
      'update',
      'a/4',
      [
        { at: ['updatedAt'], value: serverTime },
        { at: ['updatedBy'], value: 'asha' },
      ],
    ],
    ['update', 'a/5', [{ at: ['lookup', 'updatedAt'], value: 1 }]],
    ['remove', 'a/6'],
  ])
})

it('asks who writes at each write, and puts nobody where nobody is known', async () => {
  const { store, written } = notingStore()
  let who: string | null = null
  const stamped = stampedStore(store, () => who)
  await stamped.batch((writer) => writer.set('a/1', { updatedAt: serverTime }))
  who = 'ravi'
  await stamped.batch((writer) => writer.set('a/1', { updatedAt: serverTime }))
  expect(written).toEqual([
    ['set', 'a/1', { updatedAt: serverTime }],
    ['set', 'a/1', { updatedAt: serverTime, updatedBy: 'ravi' }],
  ])
})

it('keeps the name that stands already: an act of a person through the server’s own store', async () => {
  const { store, written } = notingStore()
  const acting = stampedStore(
    stampedStore(store, () => 'server'),
    () => 'asha',
  )
  await acting.transactByVersion((transaction) => {
    transaction.create('a/1', { updatedAt: serverTime })
    transaction.update('a/2', [{ at: ['updatedAt'], value: serverTime }])
    return Promise.resolve()
  })
  expect(written).toEqual([
    ['create', 'a/1', { updatedAt: serverTime, updatedBy: 'asha' }],
    [
      'update',
      'a/2',
      [
        { at: ['updatedAt'], value: serverTime },
        { at: ['updatedBy'], value: 'asha' },
      ],
    ],
  ])
})
