import { beforeEach, describe, expect, it } from 'vitest'
import { verifyDay } from '@/data/dayClose/verifyDay'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import type { StoredData } from '@/data/store/documentStore'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { emptyStore } from '../support/emptyStore'
import { repositoriesOver } from '../support/repositories'
import { cashRow, doneAs, draftInputWith, invoiceIdOf, keyOf, ownerActs, type Acted } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { formOf, gymInfo, putGym } from './support/gymFixtures'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const today = civil('2026-11-27')
const now = instantAt(today, '12:00', ZONE)
const instant = (day: string) => instantAt(civil(day), '19:05', ZONE)
const { store } = openAdminStore()

const put = (path: string, data: StoredData) => store.batch((writer) => writer.set(path, data))
const stored = async (path: string) => (await store.get(path))?.data
const invoiceOf = async (id: string) =>
  readInvoice(await store.get(`invoices/${id}`), ZONE) ?? expect.fail(`${id} can’t be read`)

type InvoiceAct = 'bounce' | 'changeDueDate' | 'collect' | 'creditNote' | 'draft' | 'putAway'
const act = <A extends InvoiceAct>(acted: Acted<A>) => doneAs(store, IRON, ownerActs(IRON), { now, ...acted })
const collect = (invoiceId: string, amount: number) =>
  act({ act: 'collect', input: { invoiceId, rows: [cashRow(amount)] } })
const creditNote = (invoiceId: string, amount: number) =>
  act({ act: 'creditNote', input: { invoiceId, amount, reason: 'Closed for a week' } })

/** Issued by an earlier version, which knew no running numbers: with a number of its own, or without any. */
const older: Record<string, StoredData> = {
  numbered: {
    ...{ invoiceNumber: 'IHF-1043', amount: '3,499', status: 'Partially Paid' },
    payments: [{ id: 'p1', amount: '2,999', date: '2026-10-18', modeOfPayment: 'Cash' }],
    ...{ dueOn: instant('2026-11-02'), createdAt: instant('2026-10-18') },
  },
  saysPaid: { invoiceNumber: 'IHF-1044', amount: '1050', status: 'PAID', createdAt: instant('2026-10-20') },
  saysDueDay: { invoiceNumber: 'IHF-1045', amount: 800, status: 'Open', dueOn: instant('2026-11-05') },
  unnumbered: {
    ...{ amount: 600, status: 'Partially Paid' },
    payments: [{ id: 'p1', amount: '100', date: '2026-03-12', modeOfPayment: 'Cash' }],
    ...{ dueOn: instant('2026-03-20'), createdAt: instant('2026-03-10') },
  },
  unnumberedCheque: {
    ...{ amount: 600, status: 'Paid', createdAt: instant('2026-11-03') },
    payments: [{ id: 'c1', amount: 600, date: '2026-11-05', modeOfPayment: 'Cheque' }],
  },
  unnumberedOpen: { amount: 250, status: 'Open', createdAt: instant('2026-11-03') },
}

async function figuresOf(month: string) {
  const { billed = 0, invoices = 0, collected = 0 } = (await stored(`monthStats/${IRON}_${month}`)) ?? {}
  return { billed, invoices, collected: Number(collected) }
}

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  const { members } = repositoriesOver(store, { now: () => now }, () => undefined)
  await members.add(IRON, 'asha', formOf({ name: 'Asha' }), gymInfo(IRON))
  for (const [id, data] of Object.entries(older))
    await put(`invoices/${id}`, { gymId: IRON, memberId: 'asha', ...data })
})

describe.each([
  ['as it was written', () => Promise.resolve()],
  ['brought up to date', () => upgradeGym(store, IRON, { apply: true, now }).then(() => undefined)],
])('an invoice of an earlier version, %s, is issued already (PRODUCT 2.B)', (_, prepare) => {
  beforeEach(prepare)

  it('keeps number, day and due date when it is paid, and its month what was billed', async () => {
    const [october, november] = await Promise.all([figuresOf('2026-10'), figuresOf('2026-11')])
    await collect('numbered', 500)
    expect(await invoiceOf('numbered')).toMatchObject({
      ...{ invoiceNumber: 'IHF-1043', issuedOn: '2026-10-18', dueOn: '2026-11-02', seq: 0 },
      ...{ status: 'Paid', due: 0 },
    })
    expect(await figuresOf('2026-10')).toEqual(october)
    expect(await figuresOf('2026-11')).toEqual({ ...november, collected: november.collected + 500 })
    expect(await stored(`gyms/${IRON}/counters/invoice_26-27`)).toBeUndefined()
    expect(await verifyDay(store, IRON, today, { timezone: ZONE, ...PLATFORM_MONEY })).toMatchObject({
      chain: { kind: 'whole' },
      mismatches: [],
    })
  })

  it('keeps them under a credit note, which has its own number', async () => {
    const october = await figuresOf('2026-10')
    await creditNote('numbered', 200)
    expect(await invoiceOf('numbered')).toMatchObject({
      ...{ invoiceNumber: 'IHF-1043', issuedOn: '2026-10-18', dueOn: '2026-11-02', due: 300 },
      creditNotes: [{ number: 'IRNC/26-27/00001', seq: 1, date: today }],
    })
    expect(await figuresOf('2026-10')).toEqual(october)
  })

  it('stays paid under a credit note where it said no more than that', async () => {
    await creditNote('saysPaid', 50)
    expect(await invoiceOf('saysPaid')).toMatchObject({
      ...{ status: 'Paid', issuedOn: '2026-10-20', payments: [{ id: 'legacy_paid', amount: 1050 }] },
    })
    expect(await stored('members/asha')).toMatchObject({ creditBalance: 50 })
  })

  it('stays of its day where that was read out of a due date that is another one now', async () => {
    await act({ act: 'changeDueDate', input: { invoiceId: 'saysDueDay', dueOn: civil('2026-12-15') } })
    expect(await invoiceOf('saysDueDay')).toMatchObject({ issuedOn: '2026-11-05', dueOn: '2026-12-15' })
  })

  it('without a number gets the next of the year of its day, which stays its day, and all of it is entered', async () => {
    await collect('unnumbered', 200)
    expect(await invoiceOf('unnumbered')).toMatchObject({
      ...{ invoiceNumber: 'IRN/25-26/000001', fy: '25-26', seq: 1 },
      ...{ issuedOn: '2026-03-10', dueOn: '2026-03-20', due: 300 },
    })
    expect(await stored('ledger/unnumbered_p1')).toMatchObject({ amount: 100, date: '2026-03-12' })
    expect(await verifyDay(store, IRON, today, { timezone: ZONE, ...PLATFORM_MONEY })).toMatchObject({
      chain: { kind: 'whole' },
      mismatches: [],
    })
    await collect('unnumbered', 300)
    expect(await invoiceOf('unnumbered')).toMatchObject({ invoiceNumber: 'IRN/25-26/000001', due: 0 })
  })

  it('without a number gets one together with its first credit note', async () => {
    await creditNote('unnumbered', 200)
    expect(await invoiceOf('unnumbered')).toMatchObject({
      ...{ invoiceNumber: 'IRN/25-26/000001', issuedOn: '2026-03-10', dueOn: '2026-03-20' },
      creditNotes: [{ number: 'IRNC/26-27/00001', date: today }],
    })
  })

  it('without a number shares none with what its act bills, nor with the next draft that is issued', async () => {
    const input = { invoiceId: 'unnumberedCheque', paymentId: 'c1', reason: 'Returned', charge: 250 }
    await act({ act: 'bounce', input, key: keyOf('bounce') })
    const terms = draftInputWith()
    await act({ act: 'draft', input: { memberId: 'asha', terms, then: 'issue' }, key: keyOf('draft') })
    const ids = ['unnumberedCheque', invoiceIdOf(IRON, 'bounce'), invoiceIdOf(IRON, 'draft')]
    const numbered = await Promise.all(ids.map((id) => invoiceOf(id)))
    expect(numbered.map(({ invoiceNumber, issuedOn }) => [invoiceNumber, issuedOn])).toEqual([
      ['IRN/26-27/000001', '2026-11-03'],
      ['IRN/26-27/000002', today],
      ['IRN/26-27/000003', today],
    ])
    expect(await stored(`gyms/${IRON}/counters/invoice_26-27`)).toMatchObject({ last: 3, on: today })
  })

  it('without a number takes none when it is put away', async () => {
    await act({ act: 'putAway', input: { invoiceId: 'unnumberedOpen' } })
    expect(await invoiceOf('unnumberedOpen')).toMatchObject({ isDeleted: true, invoiceNumber: '' })
    expect(await stored(`gyms/${IRON}/counters/invoice_26-27`)).toBeUndefined()
  })
})
