import { ask, newAccount, serving } from './support/servedCalls'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sellerWith, yearHeld } from '@/domain/gymInvoices/fixtures'
import { yearly } from '@/domain/gymPackages/fixtures'
import { adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const IRON = 'billed-iron'
const tokens = { admin: '', owner: '', manager: '', sales: '' }

/** The next day in India already. */
const now = new Date('2026-11-22T20:00:00Z')
const at = { now: () => now }
const { startDate, endDate } = yearHeld()

const settings = { ...sellerWith(), terms: 'Pay within a week.' }
const invoices = async () =>
  (await adminStore().collection('gymInvoices').orderBy('seq').get()).docs.map((each) => each.data())
const assign = (fields: object = {}) =>
  ask(
    'assignGymPackage',
    {
      gymId: IRON,
      key: randomUUID(),
      packageId: 'yearly',
      seenEnd: null,
      startDate,
      isTrial: false,
      ...fields,
    },
    { token: tokens.admin },
    at,
  )
const setPlatform = (token = tokens.admin, input: object = settings) =>
  ask('setPlatform', input, { token }, at)
const pay = (
  payment: object | null,
  token = tokens.admin,
  invoiceId = `${IRON}_yearly_${startDate}_${endDate}`,
) => ask('payGymInvoice', { invoiceId, payment }, { token }, at)

beforeEach(async () => {
  await emptyStore()
  await putGym(serving().store, IRON, { state: 'Kerala' })
  await adminStore().doc('gymRegPackages/yearly').set(yearly())
  tokens.admin = await newAccount('served-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.manager = await newAccount('billed-desk', { role: 'Manager', gymId: IRON, clientType: 'GYM' })
  tokens.sales = await newAccount('served-sales', { role: 'Sales' })
})

describe('a package that is given', () => {
  it('is billed in the same transaction, by the platform’s particulars and the states of both (decision 52)', async () => {
    await setPlatform()
    expect((await assign()).body).toMatchObject({ kind: 'done' })
    expect(await invoices()).toMatchObject([
      {
        ...{ id: `${IRON}_yearly_${startDate}_${endDate}`, gymId: IRON, number: 'FC/26-27/000001' },
        ...{ issuedOn: '2026-11-23', igst: 2_160, cgst: 0, amount: 14_160, isComplete: true },
        seller: { gstin: '23AABCI1234F1Z9' },
      },
    ])
  })

  it('is billed once however often the call is repeated, with one key or with another', async () => {
    const key = randomUUID()
    await assign({ key })
    await assign({ key })
    expect((await assign({ seenEnd: endDate })).body).toMatchObject({ kind: 'done' })
    expect(await invoices()).toHaveLength(1)
    // The next one goes on with the next number.
    await ask(
      'renewGymPackage',
      { gymId: IRON, key: randomUUID(), packageId: 'yearly', seenEnd: endDate },
      { token: tokens.admin },
      at,
    )
    expect(await invoices()).toMatchObject([
      { number: 'FC/26-27/000001', startDate },
      { number: 'FC/26-27/000002', startDate: '2027-11-23' },
    ])
  })

  it('is not billed as a trial, beside a paid one that is', async () => {
    await assign({ isTrial: true })
    expect(await invoices()).toEqual([])
    await assign({ seenEnd: '2026-12-06' })
    expect(await invoices()).toHaveLength(1)
  })

  it('leaves no number out where ten centres are given one at once', async () => {
    const { store } = serving()
    const gyms = Array.from({ length: 10 }, (_, n) => `${IRON}-${n}`)
    await Promise.all(gyms.map((gymId) => putGym(store, gymId)))
    const answers = await Promise.all(gyms.map((gymId) => assign({ gymId })))
    expect(answers.map(({ status }) => status)).toEqual(gyms.map(() => 200))
    expect((await invoices()).map(({ seq }) => seq as unknown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('is billed with a centre that begins with a paid one, and a centre that begins with a trial is not', async () => {
    const input = sampleInputs(IRON).createGym
    const paid = { name: 'Growth', price: 9_999, gst: 18, startDate, endDate, isTrial: false }
    const create = (fields: object) => ask('createGym', { ...input, ...fields }, { token: tokens.admin }, at)
    await create({ key: randomUUID(), email: 'trial@served.test' })
    expect(await invoices()).toEqual([])
    const key = randomUUID()
    await create({ key, package: paid })
    await create({ key, package: paid })
    expect(await invoices()).toMatchObject([
      { number: 'FC/26-27/000001', packageName: 'Growth', taxable: 9_999, rate: 18, isComplete: false },
    ])
  })
})

describe('a package that is replaced in its term', () => {
  const payment = { mode: 'UPI', date: '2026-11-23', reference: '4123' }
  const growth = { ...yearly(), id: 'growth', name: 'Growth', price: 24_000 }
  /** From a day within the yearly one's term, of which 35 days are used then. */
  const replace = (fields: object = {}) =>
    assign({ packageId: 'growth', seenEnd: endDate, startDate: '2026-12-28', ...fields })
  const first = `${IRON}_yearly_${startDate}_${endDate}`
  const invoice = async (id = first) => (await adminStore().doc(`gymInvoices/${id}`).get()).data()
  const giveBack = (paid: object | null, creditNote: string, token = tokens.admin) =>
    ask('payGymInvoice', { invoiceId: first, creditNote, payment: paid }, { token }, at)
  const marks = async () =>
    (await adminStore().collection('auditLogs').where('collection', '==', 'gymInvoices').get()).docs
      .map((line) => line.get('act') as unknown)
      .sort()

  beforeEach(async () => {
    await adminStore().doc('gymRegPackages/growth').set(growth)
    await setPlatform()
    await assign()
  })

  it('gets a credit note for its unused days in the same transaction, with a number of the notes’ own series', async () => {
    const key = randomUUID()
    expect((await replace({ key })).body).toMatchObject({ kind: 'done' })
    expect(await replace({ key })).toMatchObject({ status: 200 })
    expect(await invoices()).toMatchObject([
      {
        ...{ number: 'FC/26-27/000001', amount: 14_160, isPaid: false },
        creditNotes: [
          {
            ...{ number: 'FCC/26-27/00001', from: '2026-12-28', to: endDate, issuedOn: '2026-11-23' },
            ...{ taxable: 10_849.32, igst: 1_952.88, amount: 12_802.2, isOwed: false, replacedBy: 'Growth' },
          },
        ],
      },
      { number: 'FC/26-27/000002', creditNotes: [] },
    ])
    expect(await marks()).toEqual(['gymInvoice.credit'])
    expect((await adminStore().doc('platform/notes_26-27').get()).data()).toEqual({ last: 1 })
  })

  it('by a trial too, and by nothing where it is renewed or where the same term is given again', async () => {
    await assign({ seenEnd: endDate })
    await ask(
      'renewGymPackage',
      { gymId: IRON, key: randomUUID(), packageId: 'growth', seenEnd: endDate },
      { token: tokens.admin },
      at,
    )
    expect((await invoices()).flatMap(({ creditNotes }) => creditNotes as unknown[])).toEqual([])
    const [, renewed] = await invoices()
    await replace({ isTrial: true, seenEnd: renewed?.['endDate'] as unknown })
    expect(await invoices()).toMatchObject([
      { creditNotes: [{ number: 'FCC/26-27/00001' }] },
      { creditNotes: [{ number: 'FCC/26-27/00002', amount: 28_320 }], isPaid: true },
    ])
  })

  it('and given again after all has an invoice of its own', async () => {
    await replace({ startDate })
    const [, other] = await invoices()
    await assign({ seenEnd: other?.['endDate'] as unknown })
    expect(await invoices()).toMatchObject([
      { id: first, isPaid: true, creditNotes: [{ amount: 14_160 }] },
      { creditNotes: [{ amount: 28_320 }] },
      { id: `${first}_2`, number: 'FC/26-27/000003', creditNotes: [] },
    ])
  })

  it.each([
    ['unpaid', false],
    ['paid', true],
  ])(
    'at a price that was a mistake, %s, is credited whole and billed anew, once, where it is given again',
    async (_, isPaid) => {
      if (isPaid) await pay(payment)
      await adminStore().doc('gymRegPackages/yearly').update({ price: 1_200 })
      await assign({ seenEnd: endDate })
      await assign({ seenEnd: endDate })
      expect(await invoices()).toMatchObject([
        // What was paid is still to go back.
        { id: first, isPaid: !isPaid, creditNotes: [{ amount: 14_160, isOwed: isPaid }] },
        { id: `${first}_2`, number: 'FC/26-27/000002', amount: 1_416, creditNotes: [], isPaid: false },
      ])
    },
  )

  it('leaves the rest to pay; what was paid before goes back, and both are told', async () => {
    await pay(payment)
    await replace()
    expect(await invoice()).toMatchObject({ isPaid: false, creditNotes: [{ isOwed: true, payment: null }] })
    expect((await giveBack(payment, 'FCC/26-27/00002')).body).toMatchObject({ kind: 'refused' })
    expect((await giveBack(payment, 'FCC/26-27/00001')).body).toMatchObject({ kind: 'done' })
    await giveBack(payment, 'FCC/26-27/00001')
    expect(await invoice()).toMatchObject({ isPaid: true, creditNotes: [{ isOwed: true, payment }] })
    expect((await pay(null)).body).toMatchObject({ kind: 'refused' })
    await giveBack(null, 'FCC/26-27/00001')
    expect((await pay(null)).body).toMatchObject({ kind: 'done' })
    expect(await invoice()).toMatchObject({ isPaid: false, creditNotes: [{ isOwed: false, payment: null }] })
    expect(await marks()).toEqual([
      'gymInvoice.credit',
      'gymInvoice.giveBack',
      'gymInvoice.keepBack',
      'gymInvoice.pay',
      'gymInvoice.unpay',
    ])
  })

  it('paid before it was replaced and marked after goes back; so does what was marked as not paid and again as paid', async () => {
    await replace()
    const early = { ...payment, date: '2026-11-22' }
    expect((await pay(early)).body).toMatchObject({ kind: 'done' })
    const owed = { isPaid: false, payment: early, creditNotes: [{ isOwed: true, amount: 12_802.2 }] }
    expect(await invoice()).toMatchObject(owed)
    await pay(null)
    expect((await pay(early)).body).toMatchObject({ kind: 'done' })
    expect(await invoice()).toMatchObject(owed)
  })

  it('paid on the day of its note is marked with what came', async () => {
    await replace()
    expect((await pay(payment)).body).toMatchObject({ kind: 'refused', field: 'received' })
    const received = (rupees: number) =>
      ask('payGymInvoice', { invoiceId: first, payment, received: rupees }, { token: tokens.admin }, at)
    expect((await received(12_802.2)).body).toMatchObject({ kind: 'refused', field: 'received' })
    await received(1_357.8)
    expect(await invoice()).toMatchObject({ isPaid: true, creditNotes: [{ isOwed: false }] })
    await received(14_160)
    expect(await invoice()).toMatchObject({ isPaid: false, creditNotes: [{ isOwed: true }] })
  })

  it('gets numbers without a gap where ten centres change at once', async () => {
    const { store } = serving()
    const gyms = Array.from({ length: 10 }, (_, n) => `${IRON}-${n}`)
    await Promise.all(gyms.map((gymId) => putGym(store, gymId)))
    await Promise.all(gyms.map((gymId) => assign({ gymId })))
    const answers = await Promise.all(gyms.map((gymId) => replace({ gymId })))
    expect(answers.map(({ status }) => status)).toEqual(gyms.map(() => 200))
    const notes = (await invoices()).flatMap(({ creditNotes }) => creditNotes as { seq: number }[])
    expect(notes.map(({ seq }) => seq).sort((one, other) => one - other)).toEqual(gyms.map((_, n) => n + 1))
  })
})

describe('the platform’s particulars', () => {
  it('complete what was billed before they were there, once, and leave what is complete as it is', async () => {
    await assign()
    expect(await invoices()).toMatchObject([{ isComplete: false, seller: null, amount: 12_000 }])
    expect((await setPlatform()).body).toEqual({ kind: 'done', completed: 1 })
    expect(await invoices()).toMatchObject([{ isComplete: true, igst: 2_160, amount: 14_160, seq: 1 }])
    const before = await invoices()
    expect((await setPlatform(tokens.admin, { ...settings, legalName: 'Another' })).body).toMatchObject({
      completed: 0,
    })
    expect(await invoices()).toEqual(before)
  })

  it('complete a price that was put right before they were there, and what took the mistake back', async () => {
    await assign()
    await adminStore().doc('gymRegPackages/yearly').update({ price: 1_200 })
    await assign({ seenEnd: endDate })
    expect(await invoices()).toMatchObject([
      { isComplete: false, creditNotes: [{ amount: 12_000 }] },
      { isComplete: false, amount: 1_200 },
    ])
    expect((await setPlatform()).body).toEqual({ kind: 'done', completed: 2 })
    expect(await invoices()).toMatchObject([
      { amount: 14_160, isPaid: true, creditNotes: [{ amount: 14_160 }] },
      { amount: 1_416, isPaid: false, creditNotes: [] },
    ])
  })

  it('leave what they were and are in the audit log', async () => {
    await setPlatform()
    await setPlatform(tokens.admin, { ...settings, upiId: 'else@bank' })
    const { docs } = await adminStore().collection('auditLogs').where('act', '==', 'platform.update').get()
    expect(docs.flatMap((line) => line.get('values') as object[])).toContainEqual({
      ...{ field: 'upiId', before: settings.upiId, after: 'else@bank' },
    })
  })

  it('are refused with a GSTIN that fails its check character', async () => {
    const { status, body } = await setPlatform(tokens.admin, { ...settings, gstin: '23AABCI1234F1Z8' })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('check character')])
    expect((await adminStore().doc('platform/settings').get()).exists).toBe(false)
  })
})

describe('a payment', () => {
  const payment = { mode: 'UPI', date: '2026-11-23', reference: '4123' }
  const marks = async () =>
    (await adminStore().collection('auditLogs').where('collection', '==', 'gymInvoices').get()).docs.map(
      (line) => line.get('act') as unknown,
    )

  it('is refused until the invoice has its tax, and what came before is kept', async () => {
    await assign()
    expect((await pay(payment)).body).toMatchObject({ kind: 'refused' })
    const id = `gymInvoices/${IRON}_yearly_${startDate}_${endDate}`
    await adminStore().doc(id).update({ isPaid: true, payment })
    await setPlatform()
    expect(await invoices()).toMatchObject([
      { isPaid: false, payment: null, paidBefore: { ...payment, amount: 12_000 }, amount: 14_160 },
    ])
    await pay(payment)
    expect(await invoices()).toMatchObject([{ isPaid: true, payment, paidBefore: { amount: 12_000 } }])
    const unpayBefore = (token: string) =>
      ask(
        'payGymInvoice',
        { invoiceId: `${IRON}_yearly_${startDate}_${endDate}`, payment: null, isBefore: true },
        { token },
        at,
      )
    expect((await unpayBefore(tokens.owner)).status).toBe(403)
    expect((await unpayBefore(tokens.admin)).body).toMatchObject({ kind: 'refused' })
    await pay(null)
    expect((await unpayBefore(tokens.admin)).body).toMatchObject({ kind: 'done' })
    expect(await invoices()).toMatchObject([{ isPaid: false, payment: null, paidBefore: null }])
    expect((await marks()).sort()).toEqual(['gymInvoice.pay', 'gymInvoice.unpay', 'gymInvoice.unpay'])
  })

  it('stands with the invoice, and a repeat writes nothing', async () => {
    await setPlatform()
    await assign()
    expect((await pay(payment)).body).toMatchObject({ kind: 'done' })
    await pay(payment)
    expect(await invoices()).toMatchObject([{ isPaid: true, payment }])
    expect(await marks()).toEqual(['gymInvoice.pay'])
    await pay(null)
    expect(await invoices()).toMatchObject([{ isPaid: false, payment: null }])
    expect((await marks()).sort()).toEqual(['gymInvoice.pay', 'gymInvoice.unpay'])
  })

  it('of tomorrow, or of no invoice, is refused', async () => {
    await setPlatform()
    await assign()
    expect((await pay({ ...payment, date: '2026-11-24' })).body).toMatchObject({
      kind: 'refused',
      field: 'date',
    })
    expect((await pay(payment, tokens.admin, 'none')).status).toBe(422)
    expect(await invoices()).toMatchObject([{ isPaid: false }])
  })
})

it.each(['owner', 'manager', 'sales'] as const)(
  'neither particulars nor payments are set by the %s',
  async (who) => {
    await assign()
    expect((await setPlatform(tokens[who])).status).toBe(403)
    expect((await pay({ mode: 'UPI', date: startDate, reference: '' }, tokens[who])).status).toBe(403)
    expect(await invoices()).toMatchObject([{ isPaid: false, isComplete: false }])
    expect((await setPlatform()).status).toBe(200)
  },
)
