import { beforeEach, describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { civil } from '@/domain/shared/civilDate'
import type { StoredData } from '@/data/store/documentStore'
import { ownRevived } from '../../functions/src/leads/ownRevived'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const IRON = 'revived-iron'
const [LEFT, HERE, DESK] = ['revived-left', 'revived-here', 'revived-desk']

/** One for each test: the event of an earlier one may come late. */
let made = 0
const id = () => `revived-${String(made)}`
const { store } = openAdminStore()

const lost = (fields: Partial<Lead> = {}): Lead =>
  leadWith({
    ...{ id: id(), gymId: IRON, status: 'Lost', lostReason: 'Price', nextFollowUpOn: null, ownerId: LEFT },
    ...fields,
  })
const back = (fields: StoredData = {}): StoredData => ({
  ...{ status: 'Contacted', lostReason: '', nextFollowUpOn: civil('2026-11-27') },
  ...{ updatedAt: new Date(), updatedBy: DESK, ...fields },
})
const put = (data: StoredData) => store.batch((writer) => writer.set(`leads/${id()}`, data))
const owner = async () => (await store.get(`leads/${id()}`))?.data['ownerId']

/** Writes it as it was and as it is, as the event of that write tells of both. */
async function revive(was: Lead, changes: StoredData) {
  await put(was)
  const before = await store.get(`leads/${id()}`)
  await put({ ...was, ...changes })
  return { before, after: await store.get(`leads/${id()}`) }
}

beforeEach(async () => {
  made += 1
  await emptyStore()
  await putGym(store, IRON)
  await store.batch((writer) => {
    const staff = (id: string, fields: object) =>
      writer.set(`staff/${id}`, { gymId: IRON, name: id, isActive: true, deleted: false, ...fields })
    staff(LEFT, { isActive: false })
    staff(HERE, {})
    staff(DESK, { role: 'Manager' })
  })
})

describe('a lead that was given up and comes back', () => {
  it.each<[string, Partial<Lead>, StoredData, string]>([
    ['becomes that of whoever brought it back, once its own person has left', {}, {}, DESK],
    ['becomes the owner’s, who has no record among the staff', {}, { updatedBy: IRON }, IRON],
    ['is nobody’s where nobody of the centre brought it back', {}, { updatedBy: 'server' }, ''],
    ['is nobody’s where nobody is named', {}, { updatedBy: null }, ''],
    ['stays with its own person while they work here', { ownerId: HERE }, {}, HERE],
    ['stays the owner’s', { ownerId: IRON }, {}, IRON],
    ['is no longer that of what is nobody’s id', { ownerId: 'a/b' }, {}, DESK],
    ['stays nobody’s', { ownerId: '' }, {}, ''],
    ['stays as it was while it is lost', {}, { status: 'Lost', nextFollowUpOn: null }, LEFT],
    [
      'goes along when a deleted one is restored',
      { status: 'Contacted', deleted: true },
      { deleted: false },
      DESK,
    ],
    ['stays as it was when an open one is changed', { status: 'Contacted' }, {}, LEFT],
    ['is of whom it was assigned to with that', {}, { ownerId: HERE }, HERE],
  ])('%s', async (_what, was, changes, expected) => {
    const { before, after } = await revive(lost(was), back(changes))
    await ownRevived(store, before, after)
    expect(await owner()).toBe(expected)
  })

  it('keeps whom it was assigned to before the event came, and a late event changes nothing', async () => {
    const { before, after } = await revive(lost(), back())
    await put({ ...lost(), ...back(), ownerId: HERE })
    await ownRevived(store, before, after)
    expect(await owner()).toBe(HERE)
    await put({ ...lost(), updatedBy: DESK })
    await ownRevived(store, before, after)
    expect(await owner()).toBe(LEFT)
  })

  it('finds its new person by itself after a page wrote it', async () => {
    await put(lost())
    await put({ ...lost(), ...back() })
    await expect.poll(owner, { timeout: 25_000, interval: 250 }).toBe(DESK)
  })
})
