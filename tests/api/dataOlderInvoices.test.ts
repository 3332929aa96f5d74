import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceTabs, lateUntilOn, statusesOf } from '@/data/invoices/invoiceQueries'
import { restateByDay } from '@/data/invoices/restateInvoices'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import type { StoredData } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { RECORDS_SHAPE } from '@/domain/gyms/gym'
import { countedDueOf } from '@/domain/invoices/dueOf'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { moneyRepositoriesOver, repositoriesOver } from '../support/repositories'
import { gymInfo, formOf, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'
const today = civil('2026-11-20')
const midnight = instantAt(today, '00:05', 'Asia/Kolkata')
const lateUntil = lateUntilOn(today, 0)
const { store } = openAdminStore()
const silent = () => undefined
const { invoices, moneyChecks } = moneyRepositoriesOver({
  store,
  clock: { now: () => midnight },
  log: silent,
})

const put = (path: string, data: StoredData) => store.batch((writer) => writer.set(path, data))
const change = (path: string, data: StoredData) => store.batch((writer) => writer.merge(path, data))
const stored = async (path: string) => (await store.get(path))?.data
const instant = (days: number) => instantAt(addDays(today, days), '18:30', 'Asia/Kolkata')

/** As three versions of the product wrote them, of two members. */
const older: Record<string, StoredData> = {
  textAmounts: {
    memberId: 'asha',
    amount: '3,499',
    basePrice: '3699',
    discount: '200',
    status: 'Partially Paid',
    payments: [{ id: 'p1', amount: '2,999', date: '2026-09-20', modeOfPayment: 'Cash' }],
    dueOn: instant(-58),
    createdAt: instant(-60),
  },
  textDates: {
    memberId: 'asha',
    amount: 1180,
    tax: '180',
    gst: '18',
    status: 'overdue',
    dueOn: '21-09-2026',
    createdAt: '2026-09-15T04:00:00Z',
  },
  paidWithoutPayments: {
    memberId: 'asha',
    amount: '1050',
    tax: 5,
    gst: 50,
    status: 'PAID',
    createdAt: instant(-3),
  },
  partlyWithoutPayments: {
    memberId: 'ravi',
    amount: 800,
    status: 'Partially Paid',
    dueOn: instant(-3),
    createdAt: instant(-9),
  },
  paidButSaysOpen: {
    memberId: 'ravi',
    amount: 600,
    status: 'Open',
    payments: [{ amount: '600', date: instant(-9), mode: 'UPI' }],
    createdAt: instant(-9),
  },
  noDates: { memberId: 'ravi', amount: '250', status: 'Unpaid' },
  noStatus: { memberId: 'ravi', amount: 400, dueOn: instant(4), fromDate: '2026-11-01' },
  writtenOff: { memberId: 'ravi', amount: 900, status: 'Forgive', createdAt: instant(-200) },
  deleted: { memberId: 'ravi', amount: 900, status: 'Open', isDeleted: true, createdAt: instant(-20) },
}

/** Our own of before invoices had lines: stored figures that are days old. */
function beforeLines(): StoredData {
  const { lines, inclusive, ...flat } = invoiceWith({ id: 'flat', gymId: IRON, memberId: 'asha' })
  expect([lines.length, inclusive]).toEqual([1, false])
  return { ...flat, dueOn: '2026-11-19', status: 'Open', due: 1796, createdAt: instant(-1) }
}

const rupees = (rows: readonly Invoice[], of: (invoice: Invoice) => number) =>
  rows.reduce((paise, invoice) => paise + toPaise(of(invoice)), 0)
const ownStatus = (invoice: Invoice) => invoiceStatusOf(invoice, today, 0)

async function rowsOf(tab: (typeof invoiceTabs)[number]): Promise<Invoice[]> {
  const { rows, next } = await firstOf(invoices.page(IRON, { tab, lateUntil }, { pageSize: 50 }))
  expect(next).toBeNull()
  return rows
}

async function figures() {
  const { notLate, ...late } = await firstOf(invoices.owed(IRON, today, lateUntil))
  const lateSum = Object.values(late).reduce((paise, band) => paise + toPaise(band.rupees), 0)
  const lateCount = Object.values(late).reduce((sum, band) => sum + band.count, 0)
  return { notLate: toPaise(notLate.rupees), late: lateSum, lateCount }
}

/** Every row of the list names the tab on which it stands, and all sums are the rows'. */
async function expectAgreement() {
  const all = await rowsOf('all')
  expect(all.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(older), 'flat'].filter((id) => id !== 'deleted').sort(),
  )
  for (const tab of invoiceTabs.filter((tab) => tab !== 'all')) {
    const right = all.filter((invoice) => statusesOf[tab]?.includes(ownStatus(invoice)))
    const shown = (await rowsOf(tab)).map(({ id }) => id)
    expect(shown.sort(), tab).toEqual(right.map(({ id }) => id).sort())
  }
  const { notLate, late, lateCount } = await figures()
  const overdue = await rowsOf('overdue')
  expect(lateCount).toBe(overdue.length)
  expect(late).toBe(rupees(overdue, countedDueOf))
  expect(notLate + late).toBe(rupees(all, countedDueOf))
  for (const memberId of ['asha', 'ravi']) {
    const own = all.filter((invoice) => invoice.memberId === memberId)
    const total = (await stored(`members/${memberId}`))?.['totalDueAmount']
    expect(toPaise(Number(total)), memberId).toBe(rupees(own, countedDueOf))
  }
  for (const { id, lines, taxable, cgst, sgst, igst, roundOff, gst, amount } of all) {
    expect(taxable + cgst + sgst + igst + roundOff, id).toBeCloseTo(amount, 2)
    expect(cgst + sgst + igst, id).toBeCloseTo(gst, 2)
    expect(
      lines.reduce((sum, line) => sum + line.amount, 0),
      id,
    ).toBeCloseTo(amount - roundOff, 2)
  }
}

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON, {
    preference: { graceDays: 0, taxRegime: 'unregistered', invoicePrefix: 'IRN' },
  })
  const { members } = repositoriesOver(store, { now: () => midnight }, silent)
  for (const [id, due] of [
    ['asha', '500'],
    ['ravi', 0],
  ] as const) {
    await members.add(IRON, id, formOf({ name: id }), gymInfo(IRON))
    await change(`members/${id}`, { totalDueAmount: due })
  }
  for (const [id, data] of Object.entries(older)) await put(`invoices/${id}`, { gymId: IRON, ...data })
  await put('invoices/flat', beforeLines())
})

describe('older invoices before anything has brought them up to date', () => {
  it('stand on no tab that their own row contradicts, and the centre is not marked as up to date', async () => {
    for (const tab of ['open', 'partlyPaid', 'overdue'] as const)
      for (const invoice of await rowsOf(tab))
        expect(statusesOf[tab], invoice.id).toContain(ownStatus(invoice))
    expect((await stored(`gyms/${IRON}`))?.['recordsShape']).toBeUndefined()
  })
})

describe.each([
  ['the upgrade that the list asks for', () => upgradeGym(store, IRON, { apply: true, now: midnight })],
  ['the night', () => nightlyWork(store, midnight, (_, error) => expect.unreachable(String(error)))],
])('after %s', (_, run) => {
  it('list, tabs, ageing, dues and tax agree about older invoices', async () => {
    await run()
    await expectAgreement()
    expect((await stored(`gyms/${IRON}`))?.['recordsShape']).toBe(RECORDS_SHAPE)
    expect(await stored('invoices/paidButSaysOpen')).toMatchObject({ status: 'Paid', due: 0 })
    expect(await stored('invoices/textDates')).toMatchObject({
      taxRate: 18,
      taxable: 1000,
      cgst: 90,
      sgst: 90,
    })
  })

  it('it is kept for the owner what was wrong, and a second time nothing is', async () => {
    await run()
    const check = await firstOf(moneyChecks.last(IRON))
    expect(check?.corrections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['asha dues', 'ravi dues', 'paidButSaysOpen status']),
    )
    await run()
    expect((await firstOf(moneyChecks.last(IRON)))?.corrections).toEqual(check?.corrections)
  })
})

describe('a day on which the night did not run', () => {
  it('contradicts nothing, and the list marks what it moved', async () => {
    await upgradeGym(store, IRON, { apply: true, now: midnight })
    // Stored as on the day before the due date; the centre has given up a day of grace since.
    await change('invoices/flat', { status: 'Open' })
    await change('invoices/noStatus', { status: 'Overdue' })
    expect((await rowsOf('overdue')).map(({ id }) => id)).toContain('flat')
    expect((await rowsOf('open')).map(({ id }) => id)).not.toContain('flat')
    expect(await invoices.behindTheDay(IRON, lateUntil)).toBe(2)
    const calendar = { timezone: 'Asia/Kolkata', day: { today, graceDays: 0 } }
    expect(await restateByDay(store, IRON, calendar, 200)).toBe(2)
    expect(await invoices.behindTheDay(IRON, lateUntil)).toBe(0)
    await expectAgreement()
  })
})
