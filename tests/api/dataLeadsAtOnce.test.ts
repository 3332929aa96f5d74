import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { managerOf, openWebStore, ownerOf } from './support/dataStores'
import { beginLeads, fieldsOf, IRON, leadsOf, put, stored } from './support/leadGym'

const clients = [openWebStore(ownerOf(IRON)), openWebStore(ownerOf(IRON)), openWebStore(managerOf(IRON))]
const [owner, other, desk] = clients.map(({ store }) => store) as [
  DocumentStore,
  DocumentStore,
  DocumentStore,
]
const leads = (store: DocumentStore) => leadsOf({ store, close: () => Promise.resolve() })

const ids = ['asha', 'kiran', 'meera', 'ravi']
const deletedOf = () => Promise.all(ids.map(async (id) => (await stored(`leads/${id}`))?.['deleted']))

/** Something else happens between what a transaction reads and what it writes, the first time. */
function overtaken(store: DocumentStore, meanwhile: () => Promise<unknown>): DocumentStore {
  let isOver = false
  return {
    ...store,
    transact: (work) =>
      store.transact(async (transaction) => {
        const answer = await work(transaction)
        if (!isOver) {
          isOver = true
          await meanwhile()
        }
        return answer
      }),
  }
}

/** The first write is done, and its answer lost. */
function withLostAnswer(store: DocumentStore): DocumentStore {
  let isLost = false
  return {
    ...store,
    transact: async (work) => {
      const answer = await store.transact(work)
      if (isLost) return answer
      isLost = true
      throw appErrorOf('unavailable', null)
    },
  }
}

beforeEach(async () => {
  await beginLeads()
  for (const id of ids)
    await put(`leads/${id}`, { ...fieldsOf(id), gymId: IRON, deleted: false, ownerId: 'ravi' })
})
afterAll(async () => {
  for (const client of clients) await client.close()
})

describe('leads that two people delete', () => {
  it('are deleted by whoever did it, which the other is told, so that Undo of each brings back its own', async () => {
    expect(await leads(other).archive(IRON, 'kiran')).toBe(true)
    const ours = []
    for (const id of ids) if (await leads(owner).archive(IRON, id)) ours.push(id)
    expect(ours).toEqual(['asha', 'meera', 'ravi'])
    for (const id of ours) await leads(owner).restore(IRON, id)
    expect(await deletedOf()).toEqual([false, true, false, false])
  })

  it('at the same moment are deleted once, and neither is refused', async () => {
    const all = (store: DocumentStore) =>
      Promise.all(ids.map(async (id) => ((await leads(store).archive(IRON, id)) ? id : '')))
    const [one, two] = await Promise.all([all(owner), all(other)])
    expect([...one, ...two].filter(Boolean).sort()).toEqual(ids)
    expect(await deletedOf()).toEqual([true, true, true, true])
  })

  it('are not refused either where the other one comes between the look and the write', async () => {
    const store = overtaken(owner, () => leads(other).archive(IRON, 'kiran'))
    expect(await leads(store).archive(IRON, 'kiran')).toBe(false)
    await expect(leads(desk).archive(IRON, 'asha')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await deletedOf()).toEqual([false, true, false, false])
  })

  it('and one that is deleted while it is changed says so', async () => {
    const store = overtaken(desk, () => leads(owner).archive(IRON, 'kiran'))
    await expect(leads(store).change(IRON, 'kiran', { notes: 'Called' })).rejects.toMatchObject({
      ...{ code: 'refused', message: 'kiran was deleted.' },
    })
  })

  it('are those of whoever repeats it after a lost answer', async () => {
    const page = leads(withLostAnswer(owner))
    await expect(page.archive(IRON, 'kiran')).rejects.toMatchObject({ code: 'offline' })
    expect(await page.archive(IRON, 'kiran')).toBe(true)
    expect(await page.archive(IRON, 'kiran')).toBe(false)
  })
})

describe('an assignment that is repeated after a lost answer', () => {
  it('is undone to whose the first one found it, also where it is given to somebody else by then', async () => {
    for (const [id, again] of [
      ['asha', 'meera'],
      ['kiran', 'desk'],
    ] as const) {
      const page = leads(withLostAnswer(owner))
      await expect(page.assign(IRON, id, 'meera')).rejects.toMatchObject({ code: 'offline' })
      expect(await stored(`leads/${id}`)).toMatchObject({ ownerId: 'meera' })
      const how = await page.assign(IRON, id, again)
      expect(await stored(`leads/${id}`)).toMatchObject({ ownerId: again })
      await page.takeBackFrom(IRON, id, how)
      expect(await stored(`leads/${id}`)).toMatchObject({ ownerId: 'ravi' })
    }
  })

  it('is undone to whose it is by now, where it is somebody else’s', async () => {
    const page = leads(withLostAnswer(owner))
    await expect(page.assign(IRON, 'kiran', 'meera')).rejects.toMatchObject({ code: 'offline' })
    await leads(other).assign(IRON, 'kiran', 'asha')
    expect(await page.assign(IRON, 'kiran', 'meera')).toEqual({ given: 'meera', before: 'asha' })
  })

  it('is one of its own once the first one was answered', async () => {
    const page = leads(owner)
    expect(await page.assign(IRON, 'kiran', 'meera')).toEqual({ given: 'meera', before: 'ravi' })
    expect(await page.assign(IRON, 'kiran', 'meera')).toEqual({ given: 'meera', before: 'meera' })
  })
})
