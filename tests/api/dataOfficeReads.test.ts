import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRepository } from '@/data/audit/auditRepository'
import { gymInvoiceRepository } from '@/data/gymInvoices/gymInvoiceRepository'
import { gymRepository } from '@/data/gyms/gymRepository'
import { partsOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import { firstOf } from '@/data/store/firstOf'
import { readMeter } from '@/data/store/readMeter'
import { recordOf } from '@/domain/audit/auditedRecord'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'
import { putGym } from './support/gymFixtures'

const IRON = 'iron'
/** Each about a record of its own, and every tenth about the centre's settings. */
const LINES = 2_000
const EVERY = 10
const A_BATCH = 400

const lineNumber = (at: number) => ({
  ...{ id: `line${String(at)}`, gymId: IRON, at: new Date(Date.UTC(2026, 0, 1, 0, at)), by: IRON },
  ...(at % EVERY === 0
    ? { act: 'gym.update', collection: 'gyms', documentId: IRON, after: ['preference.graceDays'] }
    : { act: 'member.update', collection: 'members', documentId: `m${String(at)}`, after: ['city'] }),
})

let owner: OpenStore

beforeAll(async () => {
  await emptyStore()
  const { store } = openAdminStore()
  await putGym(store, IRON)
  for (let from = 0; from < LINES; from += A_BATCH)
    await store.batch((writer) => {
      for (let at = from; at < from + A_BATCH; at += 1)
        writer.set(`auditLogs/line${String(at)}`, lineNumber(at))
    })
  // Those that the first page names.
  await store.batch((writer) => {
    for (let at = LINES - 100; at < LINES; at += 1)
      writer.set(`members/m${String(at)}`, { gymId: IRON, name: `Member ${String(at)}` })
  })
  owner = openWebStore(ownerOf(IRON))
})
afterAll(() => owner.close())

const metered = (screen: string) => {
  const meter = readMeter(owner.store)
  meter.enter(screen)
  return { parts: partsOver(meter.store, systemClock), reads: () => meter.readsOf(screen) }
}

describe(`what the owner's office reads with ${LINES} lines in the log (ENGINEERING 1.4)`, () => {
  it('who did what: a page, and the name of each record on it', async () => {
    const { parts, reads } = metered('audit')
    const audit = auditRepository(parts)
    const pageSize = 40
    const { rows } = await firstOf(audit.page(IRON, {}, { pageSize }))
    expect(rows).toHaveLength(pageSize)
    expect(reads()).toBe(pageSize + 1)
    const records = rows.map(recordOf).filter((record) => record !== null)
    expect(records).toHaveLength(pageSize - pageSize / EVERY)
    expect((await firstOf(audit.names(IRON, records))).size).toBe(records.length)
    expect(reads()).toBe(pageSize + 1 + records.length)
    expect(reads()).toBeLessThan(100)
  })

  it('a section of Site config: who changed it last, out of the latest changes alone', async () => {
    const { parts, reads } = metered('siteConfig')
    const { rows } = await firstOf(auditRepository(parts).ofSettings(IRON))
    expect(rows[0]).toMatchObject({ after: ['preference.graceDays'] })
    expect(reads()).toBeLessThanOrEqual(51)
  })

  it('the subscription: the centre and its own invoices', async () => {
    const { parts, reads } = metered('siteConfig')
    await firstOf(gymRepository(parts).one(IRON))
    await firstOf(gymInvoiceRepository(parts).ofGym(IRON))
    expect(reads()).toBe(2)
  })
})
