import { expect } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { reconcileMoney } from '@/data/monthStats/reconcileMoney'
import { moneyRepositoriesOver } from '@/data/moneyRepositories'
import { repositoriesOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { createRepairs } from '@/data/store/repairs'
import type { Drift } from '@/domain/monthStats/drift'
import { assign } from '@/domain/packages/sell'
import { civilDateIn } from '@/domain/shared/calendar'
import { actContext, centreInfo, formOf, idsOf, monthly, putCentre, termsOn } from './centreFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf } from './dataStores'
import { emptyStore } from './emptyStore'

/** One centre that sells a monthly package, seen by its owner's page, by a desk's and by the server. */
export const IRON = 'iron'
export const ZONE = 'Asia/Kolkata'
export const now = new Date()
export const today = civilDateIn(now, ZONE)
export const month = today.slice(0, 7)
export const owner = { role: 'CLIENT', by: IRON } as const
export const desk = { role: 'MANAGER', by: `${IRON}-desk` } as const

const silent = () => undefined

export const money = (store: DocumentStore) =>
  moneyRepositoriesOver({ store, clock: systemClock, repairs: createRepairs(silent), log: silent })

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
  await putCentre(server, IRON)
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
}

/** A new member with a package of 1,000 rupees, of which so much is paid in cash; ids follow from the name. */
export async function sell(store: DocumentStore, name: string, paid = 0) {
  const { members } = repositoriesOver(store, systemClock, silent)
  await members.add(IRON, name, formOf({ name: `Asha ${name}` }), centreInfo(IRON))
  const ids = idsOf(name)
  const cash = { amount: paid, modeOfPayment: 'Cash', paymentSource: 'Front desk', reference: '' }
  const payment = paid > 0 ? cash : null
  const outcome = await members.actOnPackage(
    IRON,
    name,
    (member, openInvoices) =>
      assign(member, monthly, termsOn(now, { payment }), { ...actContext(IRON, now, ids), openInvoices }),
    ids,
  )
  return outcome.kind === 'done' ? outcome : expect.fail(outcome.reason)
}

export const invoiceOf = async (server: DocumentStore, name: string) =>
  readInvoice(await server.get(`invoices/invoice-${name}`), ZONE) ?? expect.fail(name)

/** What the night would name or write right in the centre, without writing anything (expected: nothing). */
export async function driftsIn(server: DocumentStore): Promise<Drift[]> {
  const calendar = { timezone: ZONE, day: { today, graceDays: 3 } }
  const { drifts } = await reconcileMoney(server, IRON, calendar, { apply: false }, ({ path }) =>
    expect.fail(path),
  )
  return drifts
}
