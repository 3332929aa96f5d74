import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listWith,
  listWithout,
  removeField,
  serverTime,
  type Cursor,
  type DocumentStore,
  type Query,
  type StoredDocument,
} from '@/data/store/documentStore'
import { createLine } from '@/data/store/line'
import { cutPage, pageQuery } from '@/data/store/page'
import { AppError } from '@/domain/shared/appError'
import { openAdminStore, openWebStore, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

/** One contract, two implementations (ARCHITECTURE.md): whatever a repository does works through both. */
describe.each([
  ['the web SDK', () => openWebStore('owner')],
  ['the Admin SDK', openAdminStore],
])('the store port over %s', (_name, open: () => OpenStore) => {
  let client: OpenStore
  let store: DocumentStore

  beforeAll(() => {
    client = open()
    store = client.store
  })
  afterAll(() => client.close())
  beforeEach(emptyStore)

  const write = (path: string, data: Record<string, unknown>) =>
    store.batch((writer) => writer.set(path, data))
  const dataAt = async (path: string) => (await store.get(path))?.data

  describe('values', () => {
    it('keeps instants as Date at any depth and everything else as it is', async () => {
      const at = new Date('2026-11-20T06:31:07.123Z')
      const data = { at, deep: { list: [{ at }, 'two', true], none: null }, half: 0.5 }
      await write('things/a', data)
      expect(await dataAt('things/a')).toEqual(data)
    })

    it('leaves undefined fields out', async () => {
      await write('things/a', { kept: 1, gone: undefined })
      expect(await dataAt('things/a')).toEqual({ kept: 1 })
    })

    it('stamps the time of the server and removes fields, also inside of maps', async () => {
      await write('things/a', { old: 1, map: { old: 1, kept: 2 } })
      await store.batch((writer) =>
        writer.merge('things/a', { at: serverTime, old: removeField, map: { old: removeField } }),
      )
      const { at, ...rest } = (await dataAt('things/a')) ?? {}
      expect(at).toBeInstanceOf(Date)
      expect(rest).toEqual({ map: { kept: 2 } })
    })
  })

  describe('writes', () => {
    it('merges maps deep and makes the document when there is none', async () => {
      await store.batch((writer) => writer.merge('things/a', { map: { 'x.y': { n: 1 } } }))
      await store.batch((writer) => writer.merge('things/a', { map: { z: { n: 2 } } }))
      expect(await dataAt('things/a')).toEqual({ map: { 'x.y': { n: 1 }, z: { n: 2 } } })
    })

    it('replaces the whole document by set', async () => {
      await write('things/a', { one: 1 })
      await write('things/a', { two: 2 })
      expect(await dataAt('things/a')).toEqual({ two: 2 })
    })

    it('updates keys exactly as they are written, with dots and dashes', async () => {
      await write('things/a', { '20-11-2026': [1], people: { 'a.b': { n: 1 }, c: { n: 3 } } })
      await store.batch((writer) =>
        writer.update('things/a', [
          { at: ['20-11-2026'], value: [1, 2] },
          { at: ['people', 'a.b'], value: { m: 2 } },
          { at: ['people', 'c'], value: removeField },
        ]),
      )
      expect(await dataAt('things/a')).toEqual({ '20-11-2026': [1, 2], people: { 'a.b': { m: 2 } } })
    })

    it('refuses to update what is not there', async () => {
      const update = store.batch((writer) => writer.update('things/none', [{ at: ['a'], value: 1 }]))
      await expect(update).rejects.toMatchObject({ name: 'AppError', code: 'not-found' })
    })

    it('refuses to create what the transaction has seen to exist', async () => {
      await write('things/a', { first: true })
      const create = store.transact(async (transaction) => {
        await transaction.get('things/a')
        transaction.create('things/a', { first: false })
      })
      await expect(create).rejects.toMatchObject({ name: 'AppError', code: 'conflict' })
      expect(await dataAt('things/a')).toEqual({ first: true })
    })

    it('writes all of a batch or nothing', async () => {
      const batch = store.batch((writer) => {
        writer.set('things/a', { n: 1 })
        writer.update('things/none', [{ at: ['n'], value: 1 }])
      })
      await expect(batch).rejects.toMatchObject({ name: 'AppError' })
      expect(await store.get('things/a')).toBeNull()
    })

    it('makes ids that differ', () => {
      expect(new Set(Array.from({ length: 100 }, () => store.newId())).size).toBe(100)
    })
  })

  describe('transactions', () => {
    it('lose no update when ten run at once', async () => {
      await write('things/counter', { last: 0 })
      const bump = () =>
        store.transact(async (transaction) => {
          const found = await transaction.get('things/counter')
          const last = Number(found?.data['last']) + 1
          transaction.set('things/counter', { last })
          return last
        })
      const numbers = await Promise.all(Array.from({ length: 10 }, bump))
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1))
    })

    it('write nothing when the work throws, and throw what it threw', async () => {
      const failure = store.transact(async (transaction) => {
        await transaction.get('things/a')
        transaction.set('things/a', { n: 1 })
        throw new Error('changed its mind')
      })
      await expect(failure).rejects.toMatchObject({
        name: 'AppError',
        cause: { message: 'changed its mind' },
      })
      expect(await store.get('things/a')).toBeNull()
    })
  })

  describe('queries', () => {
    const people = Array.from({ length: 25 }, (_, at) => ({
      id: `p${String(at).padStart(2, '0')}`,
      // Every third shares its name with its neighbours, so that the id decides the order.
      data: {
        gymId: 'g',
        name: `name ${Math.floor(at / 3)}`,
        due: at % 4,
        joined: new Date(1_700_000_000_000 + at),
      },
    }))

    beforeEach(() =>
      store.batch((writer) => {
        for (const { id, data } of people) writer.set(`people/${id}`, data)
        writer.set('people/other', { gymId: 'h', name: 'name 0', due: 9, joined: new Date(0) })
      }),
    )

    const where: Query['where'] = [{ field: 'gymId', op: '==', value: 'g' }]
    const pageThrough = async (orderBy: Query['orderBy']) => {
      const ids: string[] = []
      let query = pageQuery('people', where, orderBy, { pageSize: 7 })
      let page = cutPage(await store.query(query), query)
      ids.push(...page.shown.map(({ id }) => id))
      while (page.next !== null) {
        query = pageQuery('people', where, orderBy, { pageSize: 7, after: page.next })
        page = cutPage(await store.query(query), query)
        ids.push(...page.shown.map(({ id }) => id))
      }
      return ids
    }

    const everybody = people.map(({ id }) => id)

    it('page through equal values without losing or repeating anybody', async () => {
      expect(await pageThrough([{ field: 'name', direction: 'asc' }])).toEqual(everybody)
    })

    it('page downwards too, the id going with the last order', async () => {
      const ids = await pageThrough([{ field: 'due', direction: 'desc' }])
      const byDue = [...people].sort((a, b) => b.data.due - a.data.due || (a.id < b.id ? 1 : -1))
      expect(ids).toEqual(byDue.map(({ id }) => id))
    })

    it('page by instants to the millisecond', async () => {
      expect(await pageThrough([{ field: 'joined', direction: 'desc' }])).toEqual([...everybody].reverse())
    })

    it('page by the stamps of the server, finer than a Date', async () => {
      await store.batch((writer) =>
        people.forEach(({ id }) => writer.merge(`people/${id}`, { joined: serverTime })),
      )
      expect(await pageThrough([{ field: 'joined', direction: 'asc' }])).toEqual(everybody)
    })

    it('count and sum what the filter finds, with or without an order', async () => {
      const filtered = {
        collection: 'people',
        where: [...where, { field: 'due', op: '>', value: 0 } as const],
      }
      const orderBy = [{ field: 'due', direction: 'asc' } as const]
      expect(await store.count(filtered)).toBe(18)
      expect(await store.count({ ...filtered, orderBy })).toBe(18)
      expect(await store.sum(filtered, 'due')).toBe(36)
      expect(await store.sum({ ...filtered, orderBy }, 'due')).toBe(36)
    })

    it('are live: they answer at once and again with every change, until nobody listens', async () => {
      const answers: string[][] = []
      const failures: Error[] = []
      const query = pageQuery('people', where, [{ field: 'due', direction: 'desc' }], { pageSize: 2 })
      const stop = store.watchQuery(query, {
        next: (documents) => answers.push(documents.map(({ id }) => id)),
        failed: (error) => failures.push(error),
      })
      const latest = () => answers.at(-1)
      await expect.poll(latest).toEqual(['p23', 'p19', 'p15'])
      await write('people/p01', { gymId: 'g', name: 'x', due: 100 })
      await expect.poll(latest).toEqual(['p01', 'p23', 'p19'])
      stop()
      const heard = answers.length
      await write('people/p02', { gymId: 'g', name: 'x', due: 200 })
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(answers).toHaveLength(heard)
      expect(failures).toEqual([])
    })
  })

  it('adds to a list and takes from it without reading, once each, and makes the document if need be', async () => {
    const [first, second] = [
      { at: new Date('2026-11-20T01:00:00Z') },
      { at: new Date('2026-11-20T02:00:00Z') },
    ]
    const change = (value: unknown) => store.batch((writer) => writer.merge('things/list', { 'a-b': value }))
    await change(listWith(first))
    await Promise.all([change(listWith(first)), change(listWith(second))])
    expect((await store.get('things/list'))?.data).toEqual({ 'a-b': [first, second] })
    await change(listWithout(first))
    expect((await store.get('things/list'))?.data).toEqual({ 'a-b': [second] })
  })

  it('watches one document from before it exists until after it is gone', async () => {
    const answers: (StoredDocument | null)[] = []
    const stop = store.watchDocument('things/a', {
      next: (document) => answers.push(document),
      failed: (error) => expect.unreachable(error.message),
    })
    await expect.poll(() => answers).toEqual([null])
    await write('things/a', { n: 1 })
    await expect.poll(() => answers.at(-1)?.data).toEqual({ n: 1 })
    await store.batch((writer) => writer.remove('things/a'))
    await expect.poll(() => answers.at(-1)).toBeNull()
    stop()
  })
})

describe('a page without a connection', () => {
  it('takes an empty memory for no answer, and answers by itself when the line is back', async () => {
    await emptyStore()
    await openAdminStore().store.batch((writer) => writer.set('things/a', { n: 1 }))
    const client = openWebStore('owner', { patienceMs: 1_000 })
    await client.goOffline()
    const heard: string[] = []
    const query = pageQuery('things', [], [], { pageSize: 10 })
    const stop = client.store.watchQuery(query, {
      next: (documents) => heard.push(documents.map(({ id }) => id).join()),
      failed: (error) => heard.push(error instanceof AppError ? error.code : error.message),
    })
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['offline'])
    await client.goOnline()
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['offline', 'a'])
    stop()
    await client.close()
  })

  it('takes what it happens to hold of a further page for no answer, but for a first page', async () => {
    await emptyStore()
    await openAdminStore().store.batch((writer) => {
      for (const id of ['a', 'b', 'c']) writer.set(`things/${id}`, { n: 1 })
    })
    const client = openWebStore('owner', { patienceMs: 1_000 })
    const held: unknown[] = []
    const letGo = client.store.watchDocument('things/c', {
      next: (document) => held.push(document?.id),
      failed: (error) => expect.unreachable(error.message),
    })
    await expect.poll(() => held).toEqual(['c'])
    await client.goOffline()
    const listen = (after?: Cursor) => {
      const heard: string[] = []
      const stop = client.store.watchQuery(pageQuery('things', [], [], { pageSize: 10, after }), {
        next: (documents) => heard.push(documents.map(({ id }) => id).join()),
        failed: (error) => heard.push(error instanceof AppError ? error.code : error.message),
      })
      return { heard, stop }
    }
    const [first, further] = [listen(), listen({ values: [], id: 'a' })]
    await expect.poll(() => [first.heard, further.heard], { timeout: 15_000 }).toEqual([['c'], ['offline']])
    await client.goOnline()
    await expect.poll(() => further.heard, { timeout: 15_000 }).toEqual(['offline', 'b,c'])
    await expect.poll(() => first.heard.at(-1), { timeout: 15_000 }).toBe('a,b,c')
    for (const end of [first.stop, further.stop, letGo]) end()
    await client.close()
  })

  it('is told nothing twice when the line drops and returns, and what changed meanwhile once', async () => {
    await emptyStore()
    const server = openAdminStore().store
    const serverWrites = (id: string, n: number) =>
      server.batch((writer) => writer.set(`things/${id}`, { n }))
    for (const id of ['a', 'b']) await serverWrites(id, 1)
    const inStep: boolean[] = []
    const line = {
      ...createLine(true),
      listen() {
        const at = inStep.push(false) - 1
        return { says: (isFromServer: boolean) => void (inStep[at] = isFromServer), stop: () => undefined }
      },
    }
    const client = openWebStore('owner', { patienceMs: 15_000, line })
    const heard: { one: string[]; missing: string[]; all: string[] } = { one: [], missing: [], all: [] }
    const failed = (error: Error) => expect.unreachable(error.message)
    const said = (documents: StoredDocument[], pending: boolean) =>
      documents.map(({ id, data, pending: own }) => `${id}${String(data['n'])}${own ? '…' : ''}`).join() +
      (pending ? ' …' : '')
    const one = (document: StoredDocument | null) => (document === null ? [] : [document])
    const stops = [
      client.store.watchDocument('things/a', {
        next: (document, pending) => heard.one.push(said(one(document), pending)),
        failed,
      }),
      client.store.watchDocument('things/none', {
        next: (document, pending) => heard.missing.push(said(one(document), pending)),
        failed,
      }),
      client.store.watchQuery(pageQuery('things', [], [], { pageSize: 10 }), {
        next: (documents, pending) => heard.all.push(said(documents, pending)),
        failed,
      }),
    ]
    const isInStep = (isSo: boolean) =>
      expect.poll(() => inStep, { timeout: 15_000 }).toEqual([isSo, isSo, isSo])
    await isInStep(true)
    const first = { one: ['a1'], missing: [''], all: ['a1,b1'] }
    expect(heard).toEqual(first)
    for (const round of [1, 2]) {
      await client.goOffline()
      await isInStep(false)
      if (round === 2) await serverWrites('b', 2)
      await client.goOnline()
      await isInStep(true)
      if (round === 1) expect(heard).toEqual(first)
    }
    await expect.poll(() => heard).toEqual({ ...first, all: ['a1,b1', 'a1,b2'] })
    await client.store.batch((writer) => writer.set('things/a', { n: 3 }))
    await expect.poll(() => [heard.one.at(-1), heard.all.at(-1)]).toEqual(['a3', 'a3,b2'])
    expect(heard.one).toContain('a3… …')
    expect(heard.all).toContain('a3…,b2 …')
    stops.forEach((stop) => stop())
    await client.close()
  })
})
