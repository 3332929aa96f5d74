import { expect } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { reconcileMoney } from '@/data/moneyCheck/reconcileMoney'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Drift } from '@/domain/monthStats/drift'
import { civilDateIn } from '@/domain/shared/calendar'
import { moneyRepositoriesOver, repositoriesOver } from '../../support/repositories'
import { cashRow, deskActs, doneAs, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './acts'
import { gymInfo, formOf, monthly, putGym } from './gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf } from './dataStores'
import { emptyStore } from '../../support/emptyStore'

/** One centre that sells a monthly package, seen by its owner's page, by a desk's and by the server. */
export const IRON = 'iron'
export const ZONE = 'Asia/Kolkata'
export const now = new Date()
export const today = civilDateIn(now, ZONE)
export const month = today.slice(0, 7)
export const owner = ownerActs(IRON)
export const desk = deskActs(IRON)

const silent = () => undefined

export const money = (store: DocumentStore) =>
  moneyRepositoriesOver({ store, clock: systemClock, log: silent })

export function openMoneyStores() {
  const page = openWebStore(ownerOf(IRON))
  const counter = openWebStore(managerOf(IRON))
  const server = openAdminStore().store
  return {
    page: page.store,
    counter: counter.store,
    server,
    close: async () => {
      await page.close()
      await counter.close()
    },
  }
}

export async function startAfresh(server: DocumentStore): Promise<void> {
  await emptyStore()
  await putGym(server, IRON)
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
}

/** A new member with a package of 1,000 rupees, of which so much is paid in cash; the act's key follows from the name. */
export async function sell(server: DocumentStore, name: string, paid = 0, actor = owner) {
  await repositoriesOver(server, systemClock, silent).members.add(
    IRON,
    name,
    formOf({ name: `Asha ${name}` }),
    gymInfo(IRON),
  )
  const terms = saleInputOn(now, { payments: paid > 0 ? [cashRow(paid)] : [] })
  const input = { memberId: name, templateId: monthly.id, terms, asks: false }
  return doneAs(server, IRON, actor, { act: 'assign', input, key: keyOf(name) })
}

/** An expense of today. */
export const cashSpent = {
  ...{ amount: 120, categoryId: 'rent', description: 'Hall', date: today, vendor: '', gst: 0 },
  ...{ modeOfPayment: 'Cash', paidFrom: 'Cash drawer', isRecurring: false, recurrence: null },
}

/** The invoice that `sell` made for that name, and the id of its payment. */
export const idOf = (name: string) => invoiceIdOf(IRON, name)
export const invoiceOf = async (server: DocumentStore, name: string) =>
  readInvoice(await server.get(`invoices/${idOf(name)}`), ZONE) ?? expect.fail(name)

/** What the night would name or write right in the centre, without writing anything (expected: nothing). */
export async function driftsIn(server: DocumentStore): Promise<Drift[]> {
  const calendar = { timezone: ZONE, day: { today, graceDays: 3 } }
  const { drifts } = await reconcileMoney(server, IRON, calendar, { apply: false }, ({ path }) =>
    expect.fail(path),
  )
  return drifts
}
