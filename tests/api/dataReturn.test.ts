import { beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/data/store/clock'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, addDuration, civilDateIn, instantAt, startOfMonth } from '@/domain/shared/calendar'
import { compareWithBooks } from '@/domain/gstr1/compareWithBooks'
import { gstr1Of } from '@/domain/gstr1/gstr1'
import { moneyRepositoriesOver, repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, doneAs, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const now = new Date()
const from = startOfMonth(civilDateIn(now, ZONE))
const period = { from, to: addDays(addDuration(from, 1, 'Month'), -1) }
const { store } = openAdminStore()
const filer = { gstin: '23AABCI1234F1Z9', state: '', sac: '999723' }
const silent = () => undefined
const book = () =>
  moneyRepositoriesOver({
    store,
    clock: systemClock,
    log: silent,
  })

async function sell(member: string, paid: number) {
  await repositoriesOver(store, { now: () => now }).members.add(
    ...([IRON, member, formOf({ name: member }), gymInfo(IRON)] as const),
  )
  const payments = paid > 0 ? [cashRow(paid)] : []
  const input = {
    memberId: member,
    templateId: 'monthly',
    asks: false,
    terms: saleInputOn(now, { payments }),
  }
  await doneAs(store, IRON, deskActs(IRON), { act: 'assign', key: keyOf(member), input, now })
}

beforeEach(async () => {
  await emptyStore()
  const preference = { invoicePrefix: 'IRN', taxRegime: 'regular', gstin: '23AABCI1234F1Z9' }
  await putGym(store, IRON, { preference })
  await store.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
})

describe('the return of a month', () => {
  it('agrees with what acts wrote: issued, credited and put away', async () => {
    for (const [member, paid] of [
      ['asha', 1000],
      ['ravi', 300],
      ['gone', 0],
    ] as const)
      await sell(member, paid)
    const owner = ownerActs(IRON)
    const note = { invoiceId: invoiceIdOf(IRON, 'asha'), amount: 105, reason: 'Closed for a week' }
    await doneAs(store, IRON, owner, { act: 'creditNote', input: note, now })
    await doneAs(store, IRON, owner, { act: 'putAway', input: { invoiceId: invoiceIdOf(IRON, 'gone') }, now })

    const { invoices, ledger, monthStats } = book()
    const all = await invoices.forReturn(IRON, period, instantAt(from, '00:00', ZONE))
    const facts = await ledger.billed(IRON, period.from, period.to)
    const stored = (await store.get(`monthStats/${IRON}_${monthOf(from)}`))?.data
    expect(facts.map(({ kind }) => kind).sort()).toEqual(['creditNote', 'delete', 'issue', 'issue', 'issue'])
    const found = gstr1Of(all, period, filer)
    let figures = null
    for await (const month of monthStats.all(IRON)) figures = month
    expect(figures).toMatchObject({ billed: stored?.['billed'], credited: 105 })
    const format = { currency: 'INR', locale: 'en-IN' }
    expect(compareWithBooks(all, found, { period, filer, format }, { facts, figures })).toEqual({
      billed: { reported: 2000, beside: 0 },
      credited: { reported: 105, beside: 0 },
      differences: [],
    })
    expect(found.documents).toMatchObject([
      { code: 1, total: 3, cancelled: 1, missing: 0 },
      { code: 5, total: 1, missing: 0 },
    ])
  })

  it('finds the number that an older invoice of an earlier month took between its own (DOMAIN 2.3)', async () => {
    await sell('asha', 0)
    const createdAt = instantAt(addDays(from, -10), '12:00', ZONE)
    const older = { gymId: IRON, memberId: 'asha', amount: 600, status: 'Open', createdAt }
    await store.batch((writer) => writer.set('invoices/older', older))
    const input = { invoiceId: 'older', rows: [cashRow(100)] }
    await doneAs(store, IRON, ownerActs(IRON), { act: 'collect', input, now })
    await sell('ravi', 0)
    const all = await book().invoices.forReturn(IRON, period, instantAt(from, '00:00', ZONE))
    expect(gstr1Of(all, period, filer).documents).toMatchObject([{ code: 1, total: 2, missing: 0 }])
  })
})
