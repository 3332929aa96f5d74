import { beforeEach, describe, expect, it } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { verifyDay } from '@/data/dayClose/verifyDay'
import { systemClock } from '@/data/store/clock'
import { firstOf } from '@/data/store/firstOf'
import type { ActInput } from '@/domain/acts/actInputs'
import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { isRefused, refused } from '@/domain/shared/refusal'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { moneyRepositoriesOver, repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, invoiceIdOf, keyOf, ownerActs, runAs, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { driftsIn } from './support/moneyFixtures'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const now = new Date()
const today = civilDateIn(now, ZONE)
const owner = ownerActs(IRON)
const desk = deskActs(IRON)
const silent = () => undefined
const { store: server } = openAdminStore()

const code = (fields: Partial<PromoCode> = {}): PromoCode =>
  promoCodeSchema.parse({
    id: 'diwali',
    gymId: IRON,
    name: 'DIWALI',
    nameLower: 'diwali',
    percentOff: 10,
    ...fields,
  })

async function begin(promo: Partial<PromoCode> = {}, preference: Record<string, unknown> = {}) {
  await emptyStore()
  await putGym(server, IRON, {
    preference: { invoicePrefix: 'IRN', taxRegime: 'unregistered', ...preference },
  })
  await server.batch((writer) => {
    writer.set(`memberPackages/${monthly.id}`, monthly)
    writer.set('promoCodes/diwali', code(promo))
  })
}

const join = (...names: string[]) =>
  Promise.all(
    names.map((name) =>
      repositoriesOver(server, systemClock, silent).members.add(
        IRON,
        name,
        formOf({ name: `Asha ${name}` }),
        gymInfo(IRON),
      ),
    ),
  )

const threeRows = [
  cashRow(400),
  cashRow(300, { modeOfPayment: 'UPI' }),
  cashRow(200, { modeOfPayment: 'Card' }),
]

type Terms = ActInput<'assign'>['terms']
const withCode: Partial<Terms> = { promoCode: ' diwali', promoId: 'diwali' }

const saleOf = (memberId: string, fields: Partial<Terms> = {}) => ({
  memberId,
  templateId: monthly.id,
  terms: saleInputOn(now, fields),
  asks: false,
})

/** A sale as the sheet asks for it; the key, and with it the invoice, follows from the member's name. */
const sell = (who: typeof owner, memberId: string, fields: Partial<Terms> = {}, name = memberId) =>
  runAs(server, IRON, who, { act: 'assign', input: saleOf(memberId, fields), key: keyOf(name) })

const stored = async (path: string) => (await server.get(path))?.data
const idOf = (name: string) => invoiceIdOf(IRON, name)
const storedInvoice = (name: string) => stored(`invoices/${idOf(name)}`)
const invoiceOf = async (name: string) => readInvoice(await server.get(`invoices/${idOf(name)}`), ZONE)
const uses = async () =>
  (await server.query({ collection: 'promoCodes/diwali/uses', where: [], orderBy: [], limit: 50 })).map(
    ({ id }) => id,
  )
const drift = () => driftsIn(server)
const chain = () => verifyDay(server, IRON, today, { timezone: ZONE, ...PLATFORM_MONEY })

describe.each([
  ['the owner', owner],
  ['the desk', desk],
])('a sale by %s', (_who, who) => {
  beforeEach(() => begin())

  it('takes several rows and a code: package, invoice, use, dues, month and chain in one go', async () => {
    await join('a')
    const outcome = await sell(who, 'a', { ...withCode, payments: threeRows.slice(0, 2) })
    expect(outcome).toMatchObject({
      kind: 'done',
      invoice: { seq: 1, amount: 900, promoCode: 'DIWALI', promoId: 'diwali', status: 'Partially Paid' },
    })
    expect(await storedInvoice('a')).toMatchObject({
      modeOfPayment: 'Cash + UPI',
      payments: [
        { id: keyOf('a'), amount: 400 },
        { id: `${keyOf('a')}_2`, amount: 300 },
      ],
    })
    expect(await stored('members/a')).toMatchObject({
      totalDueAmount: 200,
      currentPackage: { amount: 900, paid: 700, percentOff: 10, promoCode: 'DIWALI' },
    })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 1 })
    expect(await stored(`promoCodes/diwali/uses/${idOf('a')}`)).toMatchObject({
      memberId: 'a',
      discount: 100,
      sale: 900,
      isNewMember: true,
    })
    expect(await drift()).toEqual([])
    expect(await chain()).toMatchObject({ chain: { kind: 'whole', head: { count: 3 } }, mismatches: [] })
  })

  it('repeated, changes nothing: one invoice, one use, three payments', async () => {
    await join('a')
    const terms = { ...withCode, payments: threeRows }
    const first = await sell(who, 'a', terms)
    expect(first).toMatchObject({ kind: 'done', invoice: { seq: 1 } })
    expect(await sell(who, 'a', terms)).toEqual(first)
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 1 })
    expect((await invoiceOf('a'))?.payments).toHaveLength(3)
    expect(await uses()).toEqual([idOf('a')])
  })

  it('takes a member’s use of a code that is limited for each, and no more than there are', async () => {
    await begin({ perMember: 1 })
    await join('a')
    await sell(who, 'a', withCode)
    expect(await uses()).toEqual([idOf('a')])
    const held = (await stored('members/a'))?.['currentPackage'] as { endDate: string }
    const startDate = addDays(civil(held.endDate), 1)
    const input = saleOf('a', { ...withCode, startDate })
    const again = await runAs(server, IRON, who, { act: 'renew', input, key: keyOf('b') })
    expect(again).toEqual(
      refused('Asha a has used DIWALI already: it is good once for each member.', 'promoCode'),
    )
    expect(await storedInvoice('b')).toBeUndefined()
    const promos = moneyRepositoriesOver({
      ...{ store: server, clock: systemClock, log: silent },
    }).promoCodes
    expect(await firstOf(promos.usedBy(code({ perMember: 1, usedCount: 1 }), 'a'))).toBe(1)
  })

  it('finds the code ended when it was ended after the sheet had opened, and writes nothing', async () => {
    await join('a')
    await server.batch((writer) => writer.update('promoCodes/diwali', [{ at: ['isActive'], value: false }]))
    expect(await sell(who, 'a', withCode)).toEqual(refused('DIWALI was ended.', 'promoCode'))
    expect(await stored('members/a')).toMatchObject({ currentPackage: null })
  })
})

it('ten desks at once with a code that is good four times: four have it, numbers without a gap, nothing lost', async () => {
  await begin({ maxUses: 4 })
  const names = Array.from({ length: 10 }, (_, at) => `m${at}`)
  await join(...names)
  const outcomes = await Promise.all(
    names.map((name, at) => sell(at % 2 ? desk : owner, name, { ...withCode, payments: threeRows })),
  )
  const sold = outcomes.flatMap((outcome) =>
    outcome.kind === 'done' && outcome.invoice ? [outcome.invoice] : [],
  )
  expect(sold.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4])
  expect(outcomes.filter(isRefused)).toHaveLength(6)
  expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 4 })
  expect((await uses()).sort()).toEqual(sold.map(({ id }) => id).sort())
  expect(await drift()).toEqual([])
  expect(await chain()).toMatchObject({ chain: { kind: 'whole', head: { count: 16 } }, mismatches: [] })
}, 120_000)

describe('a discount by the desk', () => {
  const cheaper = { discount: 100, discountReason: 'Student' }

  it('is sold within the limit, and refused above', async () => {
    await begin({}, { deskDiscountPercent: 10 })
    await join('a', 'b')
    expect(await sell(desk, 'a', cheaper)).toMatchObject({ invoice: { amount: 900 } })
    expect(await sell(desk, 'b', { ...cheaper, discount: 101 })).toMatchObject({
      kind: 'refused',
      field: 'discount',
      reason: expect.stringContaining(
        'That gives away ₹101.00 of this term, and you may give up to 10 percent, ₹100.00.',
      ) as string,
    })
    expect(await storedInvoice('b')).toBeUndefined()
    expect(await sell(owner, 'b', { ...cheaper, discount: 101 })).toMatchObject({ kind: 'done' })
  })

  const asked = { discount: 300, discountReason: 'Student' }

  const ask = (fields: Partial<Terms> = {}) =>
    runAs(server, IRON, desk, {
      ...{ act: 'assign', key: keyOf('a') },
      input: { ...saleOf('a', { ...asked, ...fields }), asks: true },
    })

  /** With a key of its own, as the second opening of the sheet has it. */
  const complete = (who: typeof owner, fields: Partial<Terms> = {}, name = 'second') =>
    runAs(server, IRON, who, {
      ...{ act: 'completeSale', key: keyOf(name) },
      input: {
        ...{ memberId: 'a', templateId: monthly.id, invoiceId: idOf('a') },
        terms: saleInputOn(now, { ...asked, ...fields }),
      },
    })
  const invoiceId = idOf('a')
  const approve = (who = owner) => runAs(server, IRON, who, { act: 'approve', input: { invoiceId } })

  it('above the limit waits for the owner, without number, dues or package, and is completed at that price', async () => {
    await begin()
    await join('a')
    expect(await ask(withCode)).toMatchObject({ kind: 'done' })
    await ask(withCode)
    expect(await storedInvoice('a')).toMatchObject({
      status: 'Pending Approval',
      seq: 0,
      invoiceNumber: '',
      issuedOn: null,
      due: 0,
      amount: 630,
      sale: { act: 'sell', templateId: 'monthly', terms: { discount: 300, promoCode: 'DIWALI' } },
    })
    expect(await stored('members/a')).toMatchObject({ currentPackage: null, totalDueAmount: 0 })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 0 })
    expect(await complete(desk, withCode)).toMatchObject({ kind: 'refused' })

    expect(await approve()).toMatchObject({ kind: 'done', invoice: { status: 'Accepted' } })
    const terms = { ...withCode, discount: 500, payments: threeRows.slice(0, 1) }
    const done = await complete(desk, terms)
    expect(done).toMatchObject({
      kind: 'done',
      invoice: { id: invoiceId, seq: 1, amount: 630, discount: 300, status: 'Partially Paid' },
    })
    expect(await stored('members/a')).toMatchObject({
      totalDueAmount: 230,
      currentPackage: { amount: 630, discount: 300, paid: 400, invoiceIds: [invoiceId] },
    })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 1 })
    expect(await complete(desk, terms)).toEqual(done)
    expect(await complete(desk, terms, 'third')).toMatchObject({ kind: 'refused' })
    expect(await stored(`promoCodes/diwali`)).toMatchObject({ usedCount: 1 })
    expect(await drift()).toEqual([])
  })

  it.each([
    ['leaves the code out', {}],
    ['names the code, and no record of it', { promoCode: 'DIWALI' }],
    ['names another code', { promoCode: 'HOLI', promoId: 'holi' }],
  ])('counts the use of the code that was approved when the completion %s', async (_how, fields) => {
    await begin({ maxUses: 1 })
    await join('a')
    await ask(withCode)
    await approve()
    expect(await complete(desk, fields)).toMatchObject({ kind: 'done', invoice: { amount: 630 } })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 1 })
    expect(await uses()).toEqual([invoiceId])
  })

  it('is not completed with a code that has ended, or was used up meanwhile', async () => {
    await begin({ maxUses: 1 })
    await join('a', 'b')
    await ask(withCode)
    await approve()
    await sell(owner, 'b', withCode)
    for (const fields of [withCode, {}])
      expect(await complete(desk, fields)).toEqual(
        refused('DIWALI was good for 1 uses, and all of them are taken.', 'promoCode'),
      )
    expect(await storedInvoice('a')).toMatchObject({ status: 'Accepted', seq: 0 })
  })

  it('completed by two desks at once, is one sale', async () => {
    await begin()
    await join('a')
    await ask()
    await approve()
    const both = await Promise.all([complete(desk, {}, 'one'), complete(owner, {}, 'two')])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
    expect(await storedInvoice('a')).toMatchObject({ seq: 1 })
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 700 })
    expect(await drift()).toEqual([])
  })

  it('sent back, is not sold', async () => {
    await begin()
    await join('a')
    await ask()
    await runAs(server, IRON, owner, { act: 'reject', input: { invoiceId, reason: 'Too much' } })
    expect(await complete(desk)).toMatchObject({ kind: 'refused' })
    expect(await stored('members/a')).toMatchObject({ currentPackage: null })
  })

  it('the desk approves nothing itself', async () => {
    await begin()
    await join('a')
    await ask()
    expect(await approve(desk)).toMatchObject({ kind: 'refused' })
    expect(await storedInvoice('a')).toMatchObject({ status: 'Pending Approval' })
  })
})
