import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { adminAuth, adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { doneAs, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'audit-iron'
const ICE = 'audit-ice'

const entrySchema = z.object({
  by: z.string(),
  byRole: z.string(),
  act: z.string(),
  documentId: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  values: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

async function entriesOf(documentId: string) {
  const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', documentId).get()
  return docs.map((entry) => entrySchema.parse(entry.data())).sort((a, b) => a.act.localeCompare(b.act))
}

const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 25_000, interval: 300 })

/** The web SDK as an account of the centre, closed again at the end. */
async function asAccount(token: ReturnType<typeof ownerOf>, work: (store: DocumentStore) => Promise<void>) {
  const client = openWebStore(token)
  try {
    await work(client.store)
  } finally {
    await client.close()
  }
}

beforeEach(async () => {
  await emptyStore()
  await putGym(openAdminStore().store, IRON)
  await putGym(openAdminStore().store, ICE)
  await adminAuth().deleteUsers([IRON])
  await adminAuth().createUser({ uid: IRON, email: 'audit-iron@calls.test' })
  await adminAuth().setCustomUserClaims(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
})

describe('the audit log', () => {
  it('tells who and which fields, with values of what is not personal, and no client can touch it', async () => {
    await asAccount(ownerOf(IRON), async (store) => {
      const { members } = repositoriesOver(store, systemClock)
      await members.add(IRON, 'asha', formOf({ name: 'Asha Rao' }), gymInfo(IRON))
      const { store: server } = openAdminStore()
      await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, { ...monthly, gymId: IRON }))
      const terms = saleInputOn(new Date())
      const input = { memberId: 'asha', templateId: monthly.id, terms, asks: false }
      await doneAs(server, IRON, ownerActs(IRON), { act: 'assign', input, key: keyOf('asha') })
      await soon(() => entriesOf('asha')).toMatchObject([
        { act: 'member.assign', by: IRON, byRole: 'CLIENT' },
        { act: 'member.create', by: IRON, byRole: 'CLIENT', before: [] },
      ])
      expect((await entriesOf('asha'))[0]?.after).toContain('currentPackage')
      const invoiceId = invoiceIdOf(IRON, 'asha')
      await soon(() => entriesOf(invoiceId)).toMatchObject([
        { act: 'invoice.assign', by: IRON, byRole: 'CLIENT', before: [] },
      ])
      expect(JSON.stringify(await entriesOf('asha'))).not.toContain('Rao')
      const [entry] = await store.query({
        collection: 'auditLogs',
        where: [{ field: 'gymId', op: '==', value: IRON }],
        orderBy: [],
        limit: 10,
      })
      const path = `auditLogs/${entry?.id ?? 'none'}`
      await expect(store.batch((writer) => writer.merge(path, { by: 'nobody' }))).rejects.toMatchObject({
        code: 'permission-denied',
      })
      await expect(store.batch((writer) => writer.remove(path))).rejects.toMatchObject({
        code: 'permission-denied',
      })
      await expect(
        store.batch((writer) => writer.create('auditLogs/made-up', { gymId: IRON })),
      ).rejects.toMatchObject({ code: 'permission-denied' })
    })
  })

  it('leaves packages and money of a member, invoices and pay to the server’s acts, which tell of themselves', async () => {
    const stamped = (second: number) => ({ updatedAt: new Date(second * 1000), updatedBy: IRON })
    const member = adminStore().doc('members/meera')
    await adminStore()
      .doc('invoices/i-meera')
      .set({ gymId: IRON, amount: 500, due: 500, ...stamped(1) })
    await adminStore()
      .doc('contributions/c-meera')
      .set({ gymId: IRON, amount: 900, ...stamped(1) })
    await member.set({ gymId: IRON, name: 'Meera', isActive: true, ...stamped(1) })
    await member.update({
      currentPackage: { name: 'Monthly' },
      totalDueAmount: 500,
      creditBalance: 1,
      ...stamped(2),
    })
    await member.update({ isActive: false, totalDueAmount: 0, idProof: 'proofs/1', ...stamped(3) })
    await soon(() => entriesOf('meera')).toMatchObject([
      { act: 'member.create' },
      { act: 'member.file', before: [], after: ['idProof'], values: [] },
      {
        act: 'member.update',
        after: ['isActive'],
        values: [{ field: 'isActive', before: true, after: false }],
      },
    ])
    expect(await entriesOf('i-meera')).toEqual([])
    expect(await entriesOf('c-meera')).toEqual([])
  })

  it('tells of leads, corrections of attendance, leave, categories of pay and templates', async () => {
    const stamps = { gymId: IRON, updatedAt: new Date(1), updatedBy: IRON }
    const records: Record<string, { act: string; data: object; values: object[] }> = {
      leads: { act: 'lead.create', data: { name: 'Ravi', status: 'New' }, values: [{ after: 'New' }] },
      staffLeave: {
        act: 'leave.create',
        data: { from: '2026-11-20', reason: 'flu' },
        values: [{ field: 'from', after: '2026-11-20' }],
      },
      contributionCategories: {
        act: 'contributionCategory.create',
        data: { name: 'Bonus' },
        values: [{ field: 'name', after: 'Bonus' }],
      },
      messageTemplates: {
        act: 'messageTemplate.create',
        data: { key: 'receipt' },
        values: [{ field: 'key', after: 'receipt' }],
      },
    }
    for (const [collection, { data }] of Object.entries(records))
      await adminStore()
        .doc(`${collection}/told-${collection}`)
        .set({ ...data, ...stamps })
    for (const [collection, { act, values }] of Object.entries(records))
      await soon(() => entriesOf(`told-${collection}`)).toMatchObject([{ act, by: IRON, values }])
    await adminStore()
      .doc('leads/told-leads')
      .update({ status: 'Contacted', updatedAt: new Date(2) })
    await soon(() => entriesOf('told-leads')).toMatchObject([
      {},
      { act: 'lead.update', values: [{ field: 'status', before: 'New', after: 'Contacted' }] },
    ])
  }, 90_000)

  it('is read by the centre’s owner, and by nobody else of any centre', async () => {
    await adminStore().doc('auditLogs/standing').set({ gymId: IRON, by: IRON })
    const denied = { code: 'permission-denied' }
    await asAccount(ownerOf(IRON), async (store) => {
      expect((await store.get('auditLogs/standing'))?.id).toBe('standing')
    })
    await asAccount(managerOf(IRON), async (store) => {
      await expect(store.get('auditLogs/standing')).rejects.toMatchObject(denied)
    })
    await asAccount(ownerOf(ICE), async (store) => {
      await expect(store.get('auditLogs/standing')).rejects.toMatchObject(denied)
    })
  })

  it('tells nothing of visits carried to a member, nor of what the server brings up to date', async () => {
    const member = adminStore().doc('members/ravi')
    await member.set({ gymId: IRON, name: 'Ravi', updatedAt: new Date(1), updatedBy: IRON })
    await soon(() => entriesOf('ravi')).toHaveLength(1)
    await member.update({ lastVisitOn: '2026-11-20' })
    await member.update({ name: 'Ravi Kumar', updatedAt: new Date(2), updatedBy: IRON })
    await soon(() => entriesOf('ravi')).toHaveLength(2)
    expect((await entriesOf('ravi')).map(({ act, after }) => [act, after])).toEqual([
      ['member.create', ['gymId', 'name']],
      ['member.update', ['name']],
    ])
  })
})
