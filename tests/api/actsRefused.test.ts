import { seenOf } from '@/domain/dayClose/cashMoves'
import { ask, everyDocument, newAccount } from './support/servedCalls'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { repositoriesOver } from '../support/repositories'
import { cashRow, doneAs, draftInputWith, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './support/acts'
import { now, openStage, STAGE, stagesOver, today } from './support/actStages'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const { store } = openAdminStore()
const OTHER = 'refused-other'
const LA = 'refused-la'
const stages = stagesOver(store)
const tokens = { owner: '', desk: '', la: '' }

beforeAll(async () => {
  await openStage(store)
  await putGym(store, OTHER)
  await putGym(store, LA, {
    preference: { invoicePrefix: 'LA', timezone: 'America/Los_Angeles', country: 'US', currency: 'USD' },
  })
  await store.batch((writer) => {
    writer.set('memberPackages/away', { ...monthly, id: 'away', gymId: STAGE, isActive: false })
    writer.set('memberPackages/deleted', { ...monthly, id: 'deleted', gymId: STAGE, deleted: true })
    writer.set('memberPackages/theirs', { ...monthly, id: 'theirs', gymId: OTHER })
    writer.set('memberPackages/la', { ...monthly, id: 'la', gymId: LA })
    writer.set('promoCodes/theirs', { id: 'theirs', gymId: OTHER, name: 'THEIRS', percentOff: 90 })
  })
  const { members } = repositoriesOver(store, { now: () => now })
  for (const [gymId, id] of [
    [OTHER, 'their-member'],
    [LA, 'la-member'],
    [STAGE, 'mine'],
  ] as const)
    await members.add(gymId, id, formOf({ name: `Asha ${gymId}` }), gymInfo(gymId))
  const draft = { memberId: 'their-member', terms: draftInputWith(), then: 'issue' } as const
  await doneAs(store, OTHER, ownerActs(OTHER), { act: 'draft', input: draft, key: keyOf('theirs') })
  tokens.owner = await newAccount(STAGE, { role: 'Client', clientType: 'GYM', gymId: STAGE })
  tokens.desk = await newAccount(`${STAGE}-desk`, { role: 'Manager', gymId: STAGE })
  tokens.la = await newAccount(LA, { role: 'Client', clientType: 'GYM', gymId: LA })
})

const theirInvoice = invoiceIdOf(OTHER, 'theirs')

type Asked<A extends ActName> = { act: A; input: ActInput<A>; key?: string; gymId?: string; at?: Date }
const act = <A extends ActName>(
  token: string,
  { act: name, input, key = randomUUID(), gymId = STAGE, at }: Asked<A>,
) => ask('act', { gymId, key, act: name, input }, { token }, at ? { now: () => at } : {})

/** Refused in words or by a status, and nothing is written. */
async function expectRefused<A extends ActName>(token: string, asked: Asked<A>, answer: object) {
  const before = await everyDocument()
  const { status, body } = await act(token, asked)
  expect({ status, ...(body as object) }).toMatchObject(answer)
  expect(await everyDocument()).toEqual(before)
}
const words = (reason: string) => ({
  ...{ status: 200, kind: 'refused' },
  reason: expect.stringContaining(reason) as unknown,
})
const notThere = {
  ...{ status: 422 },
  error: { code: 'not-found', message: 'This is not there any more. Reload the page to see what is.' },
}

const sale = (
  terms: Partial<ActInput<'assign'>['terms']> = {},
  fields: Partial<ActInput<'assign'>> = {},
): Asked<'assign'> => ({
  act: 'assign',
  input: {
    ...{ memberId: 'mine', templateId: monthly.id, asks: false },
    ...fields,
    terms: saleInputOn(now, terms),
  },
})

describe('a manager at the console', () => {
  it.each([
    ['at no price', sale({ basePrice: 0, discountReason: 'x' }), 'Only the owner may change the price'],
    ['at a hundred percent off', sale({ discount: 1000, discountReason: 'x' }), 'That gives away ₹1,000.00'],
    ['of another centre', sale({}, { templateId: 'theirs' }), 'no longer sold'],
    ['that is put away', sale({}, { templateId: 'away' }), 'not sold any more'],
    ['that was deleted', sale({}, { templateId: 'deleted' }), 'not sold any more'],
    ['that never was', sale({}, { templateId: 'never' }), 'no longer sold'],
    ['by another centre’s code', sale({ promoCode: 'THEIRS', promoId: 'theirs' }), 'There is no code THEIRS'],
    ['paid beyond its price', sale({ payments: [cashRow(1000.01)] }), 'more than'],
  ])('sells no package %s', async (_what, asked, reason) => {
    await expectRefused(tokens.desk, asked, words(reason))
  })

  it('sells at most to a day that there is', async () => {
    for (const startDate of ['2199-12-31', '1900-01-01'])
      await expectRefused(tokens.desk, sale({ startDate: civil(startDate) }), { kind: 'refused' })
  })

  it.each([
    'cancel',
    'approve',
    'refund',
    'reverse',
    'creditNote',
    'forgive',
    'closeDay',
    'changeDueDate',
  ] as const)('does no %s', async (name) => {
    const before = await everyDocument()
    const { status } = await ask(
      'act',
      { gymId: STAGE, key: randomUUID(), act: name, input: {} },
      { token: tokens.desk },
    )
    expect(status).toBe(403)
    expect(await everyDocument()).toEqual(before)
  })

  it('completes an accepted sale at no other package, price or member, and once', async () => {
    const input = await stages.completeSale('r-complete')
    const forOther = { ...input, templateId: 'away' }
    await expectRefused(tokens.desk, { act: 'completeSale', input: forOther }, words('another package'))
    const forMember = { ...input, memberId: 'mine' }
    await expectRefused(tokens.desk, { act: 'completeSale', input: forMember }, words('no sale that waits'))
    const cheaper = { ...input, terms: { ...input.terms, basePrice: 1, discount: 0 } }
    const both = await Promise.all([
      act(tokens.desk, { act: 'completeSale', input: cheaper }),
      act(tokens.owner, { act: 'completeSale', input: cheaper }),
    ])
    expect(both.map(({ body }) => (body as { kind: string }).kind).sort()).toEqual(['done', 'refused'])
    expect((await store.get(`invoices/${input.invoiceId}`))?.data).toMatchObject({
      ...{ amount: 700, basePrice: 1000, discount: 300, createdBy: `${STAGE}-desk` },
    })
  })
})

describe('what is another centre’s answers as what is not there', () => {
  it.each([
    ['a member', sale({}, { memberId: 'their-member' })],
    ['no member', sale({}, { memberId: 'nobody' })],
    ['an invoice', { act: 'submit', input: { invoiceId: theirInvoice } } as const],
    ['no invoice', { act: 'submit', input: { invoiceId: 'nothing' } } as const],
    [
      'an invoice to be paid',
      { act: 'collect', input: { invoiceId: theirInvoice, rows: [cashRow(1)] } } as const,
    ],
  ])('%s', async (_what, asked) => {
    await expectRefused(tokens.owner, asked as Asked<ActName>, notThere)
  })

  it('and its id in the call is refused before anything is read', async () => {
    await expectRefused(tokens.owner, { ...sale(), gymId: OTHER }, { status: 403 })
  })
})

describe('a payment', () => {
  const paying = async (rows: ActInput<'collect'>['rows']): Promise<Asked<'collect'>> => ({
    act: 'collect',
    input: { ...(await stages.collect(`r-${randomUUID()}`)), rows },
  })
  const on = (date: string) => [cashRow(10, { date: civil(date) })]

  it('of nothing, below nothing or beyond all sense is refused', async () => {
    await expectRefused(tokens.desk, await paying([cashRow(0)]), words('more than 0'))
    for (const amount of [-100, 1e15, 0.001])
      await expectRefused(tokens.desk, await paying([cashRow(amount)]), { status: 400 })
    await expectRefused(tokens.desk, await paying([cashRow(600), cashRow(0.01)]), words('is more than the'))
    await expectRefused(tokens.desk, await paying([cashRow(10, { reference: 'x'.repeat(1_000_000) })]), {
      status: 413,
    })
  })

  it('for a day to come, a financial year that is over, or before its invoice is refused', async () => {
    await expectRefused(tokens.desk, await paying(on(addDays(today, 1))), words('still to come'))
    await expectRefused(tokens.desk, await paying(on('2019-06-01')), words('The invoice is of'))
  })

  it('for a day that was closed is refused at its row, and taken for today', async () => {
    const yesterday = addDays(today, -1)
    const earlier = new Date(now.getTime() - 86_400_000)
    await repositoriesOver(store, { now: () => now }).members.add(
      STAGE,
      'early',
      formOf({ name: 'Asha' }),
      gymInfo(STAGE),
    )
    const input = { memberId: 'early', templateId: monthly.id, terms: saleInputOn(earlier), asks: false }
    await doneAs(store, STAGE, ownerActs(STAGE), { act: 'assign', input, key: keyOf('early'), now: earlier })
    const close = {
      ...{ day: yesterday, opening: 0, reason: '', seen: await seenOf([]) },
      counts: [{ mode: 'Cash', by: '', amount: 0, pieces: null }],
    }
    expect((await act(tokens.owner, { act: 'closeDay', input: close })).body).toMatchObject({ kind: 'done' })
    const invoiceId = invoiceIdOf(STAGE, 'early')
    const rows = [cashRow(10), ...on(yesterday)]
    await expectRefused(
      tokens.desk,
      { act: 'collect', input: { invoiceId, rows } },
      {
        ...words('is closed. Enter the payment with today'),
        field: 'rows.1.date',
      },
    )
    const today_ = { invoiceId, rows: [cashRow(10)] }
    expect((await act(tokens.desk, { act: 'collect', input: today_ })).body).toMatchObject({ kind: 'done' })
  })

  it('that comes while the day is counted is in the close, or the close is refused', async () => {
    const { key, input } = { key: randomUUID(), input: await stages.closeDay('r-close') }
    const { invoiceId } = await stages.collect('r-close-paid')
    const collect: Asked<'collect'> = { act: 'collect', input: { invoiceId, rows: [cashRow(5)] } }
    const [closed] = await Promise.all([
      act(tokens.owner, { act: 'closeDay', input, key }),
      act(tokens.desk, collect),
    ])
    expect(closed.body).toEqual({
      kind: 'refused',
      reason: 'The money of this day is not what it was. Refresh the figures, then close the day.',
    })
    const invented = { ...input, seen: 'made up' }
    await expectRefused(
      tokens.owner,
      { act: 'closeDay', input: invented },
      words('The money of this day is not what it was'),
    )
  })
})

it('with four eyes nobody approves the own draft', async () => {
  const eyes = { invoicePrefix: 'IRN', taxRegime: 'unregistered', fourEyes: true }
  await putGym(store, STAGE, { preference: eyes })
  const input = { memberId: 'mine', terms: draftInputWith(), then: 'submit' } as const
  await act(tokens.owner, { act: 'draft', input, key: keyOf('own work') })
  await act(tokens.desk, { act: 'draft', input, key: keyOf('work of the desk') })
  const own = { invoiceId: invoiceIdOf(STAGE, 'own work') }
  await expectRefused(tokens.owner, { act: 'approve', input: own }, words('You wrote this invoice yourself'))
  const desks = { invoiceId: invoiceIdOf(STAGE, 'work of the desk') }
  expect((await act(tokens.owner, { act: 'approve', input: desks })).body).toMatchObject({ kind: 'done' })
})

describe('the day of an act is the server’s, in the centre’s zone', () => {
  const soldAt = async (at: string, gymId: string, token: string, memberId: string, templateId: string) => {
    const moment = new Date(at)
    const timezone = gymId === LA ? 'America/Los_Angeles' : 'Asia/Kolkata'
    const name = `${memberId} at ${at}`
    await repositoriesOver(store, { now: () => now }).members.add(
      gymId,
      name.replace(/\W/g, ''),
      formOf({ name: 'Asha' }),
      gymInfo(gymId),
    )
    const terms = saleInputOn(moment, { payments: [cashRow(10)] }, timezone)
    const input = { memberId: name.replace(/\W/g, ''), templateId, terms, asks: false }
    const key = keyOf(name)
    const { body } = await act(token, { act: 'assign', input, key, gymId, at: moment })
    expect(body).toMatchObject({ kind: 'done' })
    const invoice = (await store.get(`invoices/${gymId}_${key}`))?.data
    const entry =
      (await store.get(`ledger/${gymId}_${key}_issue`)) ?? (await store.get(`ledger/${gymId}_${key}_${key}`))
    return {
      issuedOn: invoice?.['issuedOn'],
      payments: invoice?.['payments'],
      day: entry?.data['day'],
      on: civilDateIn(moment, timezone),
    }
  }

  it.each([
    ['2026-12-31T18:29:00Z', '2026-12-31'],
    ['2026-12-31T18:31:00Z', '2027-01-01'],
  ])('in India at %s it is %s', async (at, day) => {
    const { issuedOn, payments, ...rest } = await soldAt(at, STAGE, tokens.owner, 'in', monthly.id)
    expect([issuedOn, rest.day, rest.on]).toEqual([day, day, day])
    expect(payments).toMatchObject([{ date: day, receivedBy: STAGE }])
  })

  it.each([
    ['2026-12-01T07:59:00Z', '2026-11-30'],
    ['2026-12-01T08:01:00Z', '2026-12-01'],
  ])('in Los Angeles at %s it is %s', async (at, day) => {
    const { issuedOn, payments, ...rest } = await soldAt(at, LA, tokens.la, 'la', 'la')
    expect([issuedOn, rest.day, rest.on]).toEqual([day, day, day])
    expect(payments).toMatchObject([{ date: day, receivedBy: LA }])
  })
})
