import { expect } from 'vitest'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { IssuedInvoice } from '@/domain/invoices/invoice'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { civil } from '@/domain/shared/civilDate'
import { nightlyWork } from '../../../functions/src/schedules/nightlyWork'
import { moneyRepositoriesOver, repositoriesOver } from '../../support/repositories'
import { gymInfo, formOf, heldMonth, putGym } from './gymFixtures'
import { openAdminStore } from './dataStores'
import { indexedStore } from './indexedStore'
import { emptyStore } from '../../support/emptyStore'

/** A centre whose nights are tested, and what they find there. */
export const IRON = 'iron'
export const ZINC = 'zinc'
/** 00:05 in India on 20 November 2026, and a day later. */
export const midnight = new Date('2026-11-19T18:35:00Z')
export const nextMidnight = new Date('2026-11-20T18:35:00Z')

export const store = indexedStore(openAdminStore().store)
const silent = () => undefined
const unexpected = (gymId: string, error: unknown): void => expect.unreachable(`${gymId}: ${String(error)}`)

export const put = (path: string, data: StoredData) => store.batch((writer) => writer.set(path, data))
export const change = (path: string, data: StoredData) => store.batch((writer) => writer.merge(path, data))
export const stored = async (path: string) => (await store.get(path))?.data

export const beginNight = async () => {
  await emptyStore()
  await putGym(store, IRON)
}

/** The summaries of a night at that moment, of every centre where it is midnight. */
export const everyNight = (at = midnight, over: DocumentStore = store, failed = unexpected) =>
  nightlyWork(over, at, failed)

/** What a night says of a centre where nothing is left to do. */
export const nothingDone = {
  ...{ billed: 0, begun: 0, expired: 0, upgraded: 0, mended: 0, restated: 0, drafts: 0, entered: 0 },
  ...{ drifts: 0, failed: 0 },
}

/** The centre's summary of a night at that moment. */
export async function night(at = midnight, over: DocumentStore = store) {
  const summaries = await everyNight(at, over)
  return summaries.find(({ gymId }) => gymId === IRON) ?? expect.fail('no night')
}

const money = () => moneyRepositoriesOver({ store, clock: systemClock, log: silent })
export const check = async (): Promise<MoneyCheck> =>
  (await firstOf(money().moneyChecks.last(IRON))) ?? expect.fail('no check')
export const billedIn = async (month: string) =>
  (await firstOf(money().monthStats.month(IRON, month)))?.billed
export const spentIn = async (month: string) =>
  (await firstOf(money().monthStats.month(IRON, month)))?.expenses

export const putInvoice = (id: string, fields: Partial<IssuedInvoice>) =>
  put(`invoices/${id}`, {
    ...invoiceWith({ id, gymId: IRON, memberId: 'asha', issuedOn: civil('2026-11-10'), ...fields }),
    createdAt: midnight,
    updatedAt: midnight,
  })

export async function putMember(id: string, fields: StoredData = {}, gymId = IRON) {
  const { members } = repositoriesOver(store, { now: () => midnight }, silent)
  await members.add(gymId, id, formOf({ name: id }), gymInfo(gymId))
  await change(`members/${id}`, fields)
}

/** A monthly package that is billed again on 20 November. */
export const monthlyPackage = (fields: StoredData) =>
  heldMonth({
    type: 'Recurring',
    startDate: '2026-10-20',
    anchorDate: '2026-10-20',
    billedThrough: '2026-10-20',
    endDate: '2026-11-19',
    nextBillDate: '2026-11-20',
    ...fields,
  })
