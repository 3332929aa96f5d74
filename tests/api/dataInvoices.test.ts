import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lateUntilOn, standsOn, type InvoiceFilter } from '@/data/invoices/invoiceQueries'
import type { Cursor, DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { readMeter } from '@/data/store/readMeter'
import { systemClock } from '@/data/store/clock'
import { ageingBands, bandSpan } from '@/domain/invoices/ageing'
import { invoiceSchema, type Invoice, type InvoiceStatus } from '@/domain/invoices/invoice'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civil, LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import { moneyRepositoriesOver, repositoriesOver } from '../support/repositories'
import { deskActs, draftInputWith, invoiceIdOf, keyOf, ownerActs, runAs } from './support/acts'
import { formOf, gymInfo, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'

const IRON = 'iron'
const today = civil('2026-11-20')
const lateUntil = lateUntilOn(today, 0)
/** `INVOICES=100000` makes the centre as large as the issue names; it takes minutes then. */
const COUNT = Number(process.env['INVOICES'] ?? 3_000)
const PAGE_SIZE = 35
const BATCH = 500
const PATIENCE = COUNT > 3_000 ? 900_000 : 60_000
const silent = () => undefined

/** Most are paid, as in a centre that has been open for years; the rest is in every status. */
const statusAt = (at: number): InvoiceStatus =>
  at % 10 !== 0
    ? 'Paid'
    : ((
        [
          'Overdue',
          'Open',
          'Partially Paid',
          'Draft',
          'Overdue',
          'Forgive',
          'Pending Approval',
          'Unpaid',
        ] as const
      )[(at / 10) % 8] ?? 'Paid')

const amountAt = (at: number) => 1000 + at / 100

/** What is paid was paid in full, what is partly paid by a rupee. */
const paymentsAt = (at: number, status: InvoiceStatus, date: CivilDate): unknown[] =>
  status === 'Paid' || status === 'Partially Paid'
    ? [{ id: 'p1', amount: status === 'Paid' ? amountAt(at) : 1, date, modeOfPayment: 'Cash' }]
    : []

/** The night was there: what is overdue is late. Most others are late as well, as they are between midnight and the night. */
function dueOnOf(at: number, status: InvoiceStatus) {
  if (status === 'Overdue') return addDays(today, -1 - (at % 90))
  return status === 'Draft' || status === 'Pending Approval' || at % 20 === 7
    ? null
    : addDays(today, 2 - (at % 90))
}

function invoiceAt(at: number): Invoice {
  const status = statusAt(at)
  const isIssued = status !== 'Draft' && status !== 'Pending Approval'
  const issuedOn = addDays(today, -(at % 400))
  const isOwed = ['Overdue', 'Open', 'Partially Paid', 'Unpaid'].includes(status)
  return invoiceSchema.parse({
    id: `i${String(at).padStart(5, '0')}`,
    gymId: IRON,
    amount: amountAt(at),
    due: isOwed ? 100.1 + at : 0,
    held: isIssued ? (status === 'Forgive' ? 'Forgive' : 'Issued') : status,
    status,
    customerName: `Member ${at}`,
    invoiceNumber: isIssued ? `IRN/26-27/${String(at).padStart(6, '0')}` : '',
    fy: isIssued ? '26-27' : '',
    seq: isIssued ? at : 0,
    issuedOn: isIssued ? issuedOn : null,
    dueOn: dueOnOf(at, status),
    payments: paymentsAt(at, status, issuedOn),
    isDeleted: at % 101 === 0,
    createdAt: instantAt(
      issuedOn,
      `${String(at % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
      'Asia/Kolkata',
    ),
    updatedAt: instantAt(issuedOn, '12:00', 'Asia/Kolkata'),
  })
}

const all = Array.from({ length: COUNT }, (_, at) => invoiceAt(at + 1))
const listed = all.filter(({ isDeleted }) => !isDeleted)

let page: OpenStore
let desk: OpenStore
let server: DocumentStore

beforeAll(async () => {
  page = openWebStore(ownerOf(IRON))
  desk = openWebStore(managerOf(IRON))
  server = openAdminStore().store
  await putGym(server, IRON)
  const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, at) => at * BATCH)
  for (let at = 0; at < batches.length; at += 6)
    await Promise.all(
      batches.slice(at, at + 6).map((from) =>
        server.batch((writer) => {
          for (const invoice of all.slice(from, from + BATCH)) writer.set(`invoices/${invoice.id}`, invoice)
        }),
      ),
    )
}, PATIENCE)
afterAll(async () => {
  await page.close()
  await desk.close()
})

const money = (store: DocumentStore) =>
  moneyRepositoriesOver({ store, clock: systemClock, log: silent }).invoices

const rupees = (invoices: readonly Invoice[]) => totalOf(invoices.map(({ due }) => due))

describe('the list of invoices', () => {
  it(
    'reads at most 60 documents for a page with everything above it',
    async () => {
      const meter = readMeter(server)
      const invoices = money(meter.store)
      for (const tab of ['all', 'overdue', 'paid'] as const) {
        meter.enter(tab)
        await firstOf(invoices.page(IRON, { tab, lateUntil }, { pageSize: PAGE_SIZE }))
        await firstOf(invoices.owed(IRON, today, lateUntil))
        await firstOf(invoices.count(IRON, { tab: 'draft', lateUntil }))
        await firstOf(invoices.count(IRON, { tab: 'toApprove', lateUntil }))
        // This month's figures are one document.
        expect(meter.readsOf(tab) + 1, tab).toBeLessThanOrEqual(60)
      }
    },
    PATIENCE,
  )

  it('shows each tab whole and once, page by page, in its order', async () => {
    const invoices = money(desk.store)
    const filters: InvoiceFilter[] = [
      { tab: 'overdue', lateUntil, direction: 'desc' },
      { tab: 'partlyPaid', lateUntil, direction: 'asc' },
      { tab: 'overdue', lateUntil, due: { from: civil('1900-01-01'), to: LAST_DATE } },
      { tab: 'open', lateUntil, due: { from: addDays(today, -30), to: today }, direction: 'desc' },
      { tab: 'draft', lateUntil, direction: 'asc' },
    ]
    for (const filter of filters) {
      const { due } = filter
      const right = listed.filter(
        (invoice) =>
          standsOn(invoice, filter) &&
          (!due || (invoice.dueOn !== null && due.from <= invoice.dueOn && invoice.dueOn <= due.to)),
      )
      const found: Invoice[] = []
      let after: Cursor | undefined
      do {
        const { rows, next } = await firstOf(invoices.page(IRON, filter, { pageSize: PAGE_SIZE, after }))
        found.push(...rows)
        after = next ?? undefined
      } while (after !== undefined)
      expect(found.map(({ id }) => id).sort(), JSON.stringify(filter)).toEqual(
        right.map(({ id }) => id).sort(),
      )
      const keys = found.map(({ createdAt, dueOn }) =>
        due ? (dueOn ?? '') : (createdAt?.toISOString() ?? ''),
      )
      const isDown = (filter.direction ?? 'asc') === 'desc'
      expect(keys).toEqual(isDown ? keys.toSorted().reverse() : keys.toSorted())
    }
  })

  it('adds up what is owed, to the paisa, by how late it is', async () => {
    const owed = await firstOf(money(page.store).owed(IRON, today, lateUntil))
    const owing = listed.filter(({ status }) =>
      ['Open', 'Unpaid', 'Partially Paid', 'Overdue'].includes(status),
    )
    const waiting = owing.filter(({ dueOn }) => dueOn === null || dueOn > lateUntil)
    expect(owed.notLate.count).toBe(waiting.length)
    expect(owed.notLate.rupees).toBeCloseTo(rupees(waiting), 2)
    for (const band of ageingBands) {
      const { from, to } = bandSpan(band, today)
      const late = owing.filter(
        ({ dueOn }) => dueOn !== null && from <= dueOn && dueOn <= to && dueOn <= lateUntil,
      )
      expect(late.length, band).toBeGreaterThan(0)
      expect(owed[band].count, band).toBe(late.length)
      expect(owed[band].rupees, band).toBeCloseTo(rupees(late), 2)
    }
  })

  it('finds an invoice by its number, a deleted one too, and none of another centre', async () => {
    const invoices = money(desk.store)
    const numbered = async (seq: number, fy?: string) =>
      (await firstOf(invoices.numbered(IRON, { seq, fy }))).rows.map(({ id }) => id)
    expect(await numbered(101)).toEqual(['i00101'])
    expect(all[100]?.isDeleted).toBe(true)
    expect(await numbered(2, '26-27')).toEqual(['i00002'])
    expect(await numbered(2, '25-26')).toEqual([])
    await expect(firstOf(money(page.store).numbered('other', { seq: 2 }))).rejects.toThrow()
  })
})

describe('a draft', () => {
  const owner = ownerActs(IRON)
  const who = deskActs(IRON)
  const stored = async (path: string) => (await server.get(path))?.data
  const save = (actor: typeof owner, name: string, terms = draftInputWith()) =>
    runAs(server, IRON, actor, {
      ...{ act: 'draft', key: keyOf(name) },
      input: { memberId: 'asha', terms, then: 'draft' },
    })

  beforeAll(async () => {
    const { members } = repositoriesOver(page.store, systemClock, silent)
    await members.add(IRON, 'asha', formOf({ name: 'Asha Rao' }), gymInfo(IRON))
  })

  it.each([
    ['the owner', owner],
    ['the desk', who],
  ])('of %s has no number and nothing due; saved again it is the same draft', async (name, actor) => {
    const terms = draftInputWith({ needEmailCommToOwner: true })
    await save(actor, name, terms)
    expect(await save(actor, name, terms)).toMatchObject({ invoice: { basePrice: 600 } })
    const invoiceId = invoiceIdOf(IRON, name)
    const edited = await runAs(server, IRON, actor, {
      act: 'editDraft',
      input: {
        invoiceId,
        memberId: 'asha',
        terms: draftInputWith({ needEmailCommToOwner: true, price: 700 }),
        then: 'draft',
      },
    })
    expect(edited).toMatchObject({ kind: 'done', invoice: { status: 'Draft', basePrice: 700 } })
    expect(await stored(`invoices/${invoiceId}`)).toMatchObject({
      status: 'Draft',
      invoiceNumber: '',
      seq: 0,
      due: 0,
      amount: 700,
      packageName: 'Locker',
      needEmailCommToOwner: true,
      customerName: 'Asha Rao',
      createdBy: actor.uid,
    })
    expect((await stored('members/asha'))?.['totalDueAmount']).toBe(0)
  })

  it('is refused in a sentence where its terms are wrong, and where it is gone', async () => {
    expect(await save(owner, 'wrong', draftInputWith({ price: 0 }))).toEqual({
      kind: 'refused',
      field: 'lines.0.price',
      reason: 'Enter the price: more than 0, and no more than ₹1,00,00,000.',
    })
    expect(await stored(`invoices/${invoiceIdOf(IRON, 'wrong')}`)).toBeUndefined()
    const input = { invoiceId: 'gone', memberId: 'asha', terms: draftInputWith(), then: 'draft' } as const
    await expect(runAs(server, IRON, owner, { act: 'editDraft', input })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
