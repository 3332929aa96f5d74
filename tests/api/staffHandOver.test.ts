import {
  accountOf,
  beginStaff,
  change,
  changed,
  done,
  hired,
  ICE,
  IRON,
  recordOf,
  staffAccounts,
  store,
  tokens,
} from './support/staffGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentStore } from '@/data/store/documentStore'
import { adminStore } from '../support/emulators'
import { everyAccount, everyDocument } from './support/servedCalls'

beforeAll(staffAccounts)
beforeEach(beginStaff)

describe('whoever leaves hands open leads over first', () => {
  const putLead = (id: string, fields: object = {}) =>
    adminStore()
      .doc(`leads/${id}`)
      .set({ gymId: IRON, name: `Lead ${id}`, status: 'Contacted', deleted: false, ...fields })
  const ownersOf = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => (await adminStore().doc(`leads/${id}`).get()).data()?.['ownerId'] as string),
    )

  async function leaving(): Promise<{ uid: string; taker: string }> {
    const [uid, taker] = [await hired({ name: 'Ravi' }), await hired({ name: 'Asha' })]
    await putLead('open', { ownerId: uid })
    await putLead('later', { ownerId: uid, status: 'Later' })
    await putLead('lost', { ownerId: uid, status: 'Lost' })
    await putLead('away', { ownerId: uid, deleted: true })
    await putLead('others', { ownerId: taker })
    await putLead('abroad', { ownerId: uid, gymId: ICE })
    return { uid, taker }
  }

  it('is refused with how many there are, until somebody is chosen', async () => {
    const { uid } = await leaving()
    const before = [await everyDocument(), await everyAccount()]
    expect(await changed(uid, { isActive: false, reason: 'Moved away' })).toEqual({
      kind: 'refused',
      field: 'handOverTo',
      reason: 'Ravi follows up 2 open leads. Choose who takes them over.',
    })
    expect(await changed(uid, { deleted: true })).toMatchObject({
      reason: 'Ravi follows up 2 open leads. Deactivate Ravi first, and choose who takes them over.',
    })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
  })

  it('gives the open ones, and no others, to whom was chosen; then the account is shut', async () => {
    const { uid, taker } = await leaving()
    expect(await changed(uid, { isActive: false, reason: 'Moved', handOverTo: taker })).toEqual(done(uid))
    expect(await ownersOf('open', 'later', 'others')).toEqual([taker, taker, taker])
    expect(await ownersOf('lost', 'away', 'abroad')).toEqual([uid, uid, uid])
    expect((await adminStore().doc('leads/open').get()).data()).toMatchObject({ updatedBy: IRON })
    expect(await recordOf(uid)).toMatchObject({ isActive: false, reasonForLeaving: 'Moved' })
    expect(await recordOf(uid)).not.toHaveProperty('handOverTo')
    expect((await accountOf(uid)).disabled).toBe(true)
  })

  it.each(['the owner', 'nobody in particular'])('gives them to %s', async (whom) => {
    const { uid } = await leaving()
    const to = whom === 'the owner' ? IRON : ''
    await changed(uid, { isActive: false, handOverTo: to })
    expect(await ownersOf('open', 'later')).toEqual([to, to])
  })

  it('takes nobody who does not work here, nor the one who leaves', async () => {
    const { uid, taker } = await leaving()
    const foreign = await hired({ gymId: ICE }, tokens.other)
    await changed(taker, { isActive: false, handOverTo: '' })
    for (const to of [uid, taker, foreign, 'no-such-employee'])
      expect(await changed(uid, { isActive: false, handOverTo: to })).toMatchObject({
        kind: 'refused',
        field: 'handOverTo',
        reason: 'Choose somebody who works here.',
      })
    expect(await ownersOf('open', 'later')).toEqual([uid, uid])
    expect(await recordOf(uid)).toMatchObject({ isActive: true })
  })

  it('goes on with the rest where it broke off, page by page', async () => {
    const { uid, taker } = await leaving()
    for (let at = 0; at < 120; at += 1) await putLead(`more-${at}`, { ownerId: uid })
    let left = 1
    const broken: DocumentStore = {
      ...store,
      transact: (work) => (left-- > 0 ? store.transact(work) : Promise.reject(new Error('no store'))),
    }
    const fields = { isActive: false, handOverTo: taker }
    expect((await change(uid, fields, tokens.owner, { store: broken })).status).toBe(500)
    const held = await adminStore().collection('leads').where('ownerId', '==', uid).get()
    expect(held.docs.filter((lead) => /^(more|open|later)/.test(lead.id)).length).toBe(122 - 99)
    expect(await recordOf(uid)).toMatchObject({ isActive: true })
    expect(await changed(uid, fields)).toEqual(done(uid))
    expect(new Set(await ownersOf('open', 'later', 'more-0', 'more-119'))).toEqual(new Set([taker]))
    expect(await recordOf(uid)).toMatchObject({ isActive: false })
  })

  /** Somebody else gives them a lead once so many transactions are through. */
  const givenAfter = (transactions: number, uid: string): DocumentStore => {
    let through = 0
    return {
      ...store,
      transact: async (work) => {
        const result = await store.transact(work)
        through += 1
        if (through === transactions) await putLead('given', { ownerId: uid })
        return result
      },
    }
  }

  it('takes along what came to them between the hand-over and the end', async () => {
    const { uid, taker } = await leaving()
    const fields = { isActive: false, handOverTo: taker }
    expect((await change(uid, fields, tokens.owner, { store: givenAfter(1, uid) })).status).toBe(200)
    expect(await ownersOf('open', 'later', 'given')).toEqual([taker, taker, taker])
    expect(await recordOf(uid)).toMatchObject({ isActive: false })
  })

  it('leaves what came to them while they had nothing to hand over with nobody in particular', async () => {
    const uid = await hired()
    const parts = { store: givenAfter(1, uid) }
    expect((await change(uid, { isActive: false }, tokens.owner, parts)).status).toBe(200)
    expect(await ownersOf('given')).toEqual([''])
  })

  it('asks nothing of who is gone already, or follows nobody up', async () => {
    const { uid, taker } = await leaving()
    await changed(uid, { isActive: false, handOverTo: taker })
    await putLead('late', { ownerId: uid })
    expect(await changed(uid, { deleted: true })).toEqual(done(uid))
    const other = await hired()
    expect(await changed(other, { deleted: true })).toEqual(done(other))
  })
})
