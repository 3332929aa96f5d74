import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/contract'
import { leadRowWith } from '@/domain/leadImport/fixtures'
import type { LeadRow } from '@/domain/leadImport/leadRow'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { formOf, gymInfo, preference, putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'
import { systemClock } from '@/data/store/clock'

const IRON = 'leads-iron'
const ICE = 'leads-ice'
const ONE = '1c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e01'
const TWO = '1c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e02'
const tokens = { owner: '', desk: '', sales: '', other: '', admin: '' }
const { store } = openAdminStore()
const today = civilDateIn(new Date(), 'Asia/Kolkata')

const kiran = leadRowWith({ line: 2, name: 'Kiran Shah', phone: '9876543211' })
const asha = leadRowWith({ line: 3, name: 'Asha Rao', phone: '9811111111' })

type Given = { importId?: string; token?: string; gymId?: string }
const add = (rows: LeadRow[], { importId = ONE, token = tokens.owner, gymId = IRON }: Given = {}) => {
  const input: CallInput<'importLeads'> = { gymId, importId, fileName: 'leads.csv', rows }
  return ask('importLeads', input, { token })
}
const undo = ({ importId = ONE, token = tokens.owner, gymId = IRON }: Given = {}) =>
  ask('undoImport', { gymId, importId }, { token })

const outcomes = (rows: readonly [number, string, string?][]) => ({
  status: 200,
  body: { kind: 'done', rows: rows.map(([line, outcome, reason = '']) => ({ line, outcome, reason })) },
})
const leads = async () => (await adminStore().collection('leads').get()).docs.map((doc) => doc.data())
const byName = async (name: string) => (await leads()).find((lead) => lead['name'] === name)
const names = async () => (await leads()).map(({ name }) => String(name)).sort()
const imported = async (importId = ONE) => (await store.get(`memberImports/${IRON}_${importId}`))?.data
const change = (id: unknown, fields: Record<string, unknown>) =>
  adminStore()
    .doc(`leads/${String(id)}`)
    .update({ ...fields, updatedAt: new Date() })

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.desk = await newAccount('leads-desk', claims('Manager', IRON))
  tokens.sales = await newAccount('leads-sales', claims('Sales', IRON))
  tokens.other = await newAccount(ICE, claims('Client', ICE))
  tokens.admin = await newAccount('leads-admin', { admin: true })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
})

describe('an import of leads', () => {
  it('adds them new, due today or on their day, and the owner’s unless the file names somebody', async () => {
    await adminStore()
      .doc('staff/rakesh')
      .set({ gymId: IRON, name: 'Rakesh Solanki', isActive: true, deleted: false })
    const later = addDays(today, 5)
    const whole = {
      source: 'Instagram',
      temperature: 'Hot',
      nextFollowUpOn: later,
      ownerId: 'rakesh',
    } as const
    expect(await add([kiran, { ...asha, ...whole }])).toMatchObject(
      outcomes([
        [2, 'added'],
        [3, 'added'],
      ]),
    )
    expect(await byName('Kiran Shah')).toMatchObject({
      ...{ gymId: IRON, status: 'New', temperature: 'Warm', nextFollowUpOn: today, ownerId: IRON },
      ...{ createdBy: IRON, updatedBy: IRON, phoneDigits: '9876543211', interactions: [], deleted: false },
    })
    expect(await byName('Asha Rao')).toMatchObject(whole)
    expect(await imported()).toMatchObject({ of: 'leads', added: 2, by: IRON, fileName: 'leads.csv' })
    const lines = await adminStore().collection('auditLogs').where('act', '==', 'leadImport.add').get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { gymId: IRON, by: IRON, documentId: ONE, values: [{ field: 'added', after: 2 }] },
    ])
  })

  it('leaves a lead to nobody in particular where the file says so', async () => {
    expect(await add([{ ...kiran, ownerId: null }])).toMatchObject(outcomes([[2, 'added']]))
    expect(await byName('Kiran Shah')).toMatchObject({ ownerId: '' })
  })

  it('adds nobody twice: a repeat, the same file again, and two at the same moment', async () => {
    const first = await add([kiran, asha])
    expect((await add([kiran, asha])).body).toEqual(first.body)
    expect(await add([kiran, { ...asha, phone: '+91 98111 11111' }], { importId: TWO })).toMatchObject(
      outcomes([
        [2, 'known', 'Is a lead already (New)'],
        [3, 'known', 'Is a lead already (New)'],
      ]),
    )
    expect(await imported(TWO)).toBeUndefined()
    const rows = Array.from({ length: 20 }, (_, at) =>
      leadRowWith({ line: at + 2, name: `Lead ${String(at)}`, phone: `98100000${String(at + 10)}` }),
    )
    const third = '1c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e03'
    const answers = await Promise.all([add(rows, { importId: TWO }), add(rows, { importId: third })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await leads()).toHaveLength(22)
  })

  it('knows the phone of a member, of a lead that somebody added, and of a lead that was lost', async () => {
    await repositoriesOver(store, systemClock).members.add(
      IRON,
      'm1',
      formOf({ name: 'Ravi Jain', phone: '9822222222' }),
      gymInfo(IRON),
    )
    const held = { gymId: IRON, deleted: false, createdAt: new Date() }
    await adminStore()
      .doc('leads/lost')
      .set({ ...held, name: 'L', phone: '9833333333', phoneDigits: '9833333333', status: 'Lost' })
    await adminStore()
      .doc('leads/theirs')
      .set({ ...held, gymId: ICE, name: 'T', phone: '9876543211', phoneDigits: '9876543211' })
    const rows = [kiran, { ...asha, phone: '9822222222' }, leadRowWith({ line: 4, phone: '9833333333' })]
    expect(await add(rows)).toMatchObject(
      outcomes([
        [2, 'added'],
        [3, 'known', 'Is a member already'],
        [4, 'known', 'Is a lead already (Lost)'],
      ]),
    )
  })

  it('at a centre abroad knows a number with its country’s code and without (PRODUCT 2.R)', async () => {
    await putGym(store, IRON, { preference: { ...preference, locale: 'en-US' } })
    const info = gymInfo(IRON)
    const formAbroad = formOf({ name: 'Ravi Jain', phone: '4155550125' })
    await repositoriesOver(store, systemClock).members.add(IRON, 'm1', formAbroad, info)
    await add([
      { ...kiran, phone: '4155550123' },
      { ...asha, phone: '+14155550124' },
    ])
    const rows = ['+14155550123', '4155550124', '+14155550125', '+14155550126', '4155550126']
    expect(
      await add(
        rows.map((phone, at) => leadRowWith({ line: at + 2, name: 'L', phone })),
        { importId: TWO },
      ),
    ).toMatchObject(
      outcomes([
        [2, 'known', 'Is a lead already (New)'],
        [3, 'known', 'Is a lead already (New)'],
        [4, 'known', 'Is a member already'],
        [5, 'added'],
        [6, 'known', 'Is a lead already'],
      ]),
    )
  })

  it('brings somebody back whose lead was deleted, once however often it is sent', async () => {
    await add([kiran])
    const first = await byName('Kiran Shah')
    await change(first?.['id'], { deleted: true, notes: 'Spam' })
    for (let sent = 0; sent < 2; sent++)
      expect(await add([kiran], { importId: TWO })).toMatchObject(outcomes([[2, 'added']]))
    expect(await leads()).toHaveLength(2)
    expect((await store.get(`leads/${String(first?.['id'])}`))?.data).toMatchObject({ notes: 'Spam' })
  })

  it('leaves out what is faulty, with the sentence, and adds the rest', async () => {
    await adminStore().doc('staff/gone').set({ gymId: IRON, name: 'Gone', isActive: false, deleted: false })
    expect(
      await add([
        { ...kiran, phone: '12' },
        { ...kiran, line: 3, source: 'Radio' },
        { ...kiran, line: 4, ownerId: 'gone' },
        { ...kiran, line: 5, nextFollowUpOn: addDays(today, -1) },
        { ...asha, line: 6 },
      ]),
    ).toMatchObject({
      body: {
        rows: [
          { line: 2, outcome: 'faulty', reason: 'Enter a phone number of 10 digits' },
          { line: 3, outcome: 'faulty', reason: expect.stringMatching(/^“Radio” is not a source/) as string },
          { line: 4, outcome: 'faulty', reason: 'Whoever is to follow up does not work here any more' },
          { line: 5, outcome: 'faulty', reason: expect.stringMatching(/ is over\. Write today/) as string },
          { line: 6, outcome: 'added' },
        ],
      },
    })
    expect(await names()).toEqual(['Asha Rao'])
  })

  it('is the owner’s and of an administrator inside, for the own centre', async () => {
    for (const token of [tokens.desk, tokens.sales, tokens.other, tokens.admin])
      expect(await add([kiran], { token })).toMatchObject({ status: 403 })
    expect(await add([kiran], { gymId: ICE })).toMatchObject({ status: 403 })
    expect(await leads()).toEqual([])
    expect(await add([kiran])).toMatchObject({ status: 200 })
    for (const token of [tokens.desk, tokens.sales, tokens.other, tokens.admin])
      expect(await undo({ token })).toMatchObject({ status: 403 })
    expect(await names()).toEqual(['Kiran Shah'])
  })
})

describe('rolling an import of leads back', () => {
  it('leaves the centre as it was, and the same file can come again', async () => {
    await add([kiran, asha])
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 2, kept: [], left: 0 } })
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 0, kept: [], left: 0 } })
    expect(await leads()).toEqual([])
    expect(await imported()).toMatchObject({ added: 2, removed: 2, kept: 0, ids: [] })
    expect(await add([kiran])).toMatchObject({ body: { kind: 'refused' } })
    expect(await add([kiran], { importId: TWO })).toMatchObject(outcomes([[2, 'added']]))
  })

  it('keeps whoever was changed or contacted since, and says who', async () => {
    await add([kiran, asha])
    await change((await byName('Asha Rao'))?.['id'], { status: 'Contacted' })
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 1, kept: ['Asha Rao'], left: 0 } })
    expect(await names()).toEqual(['Asha Rao'])
  })

  it('keeps whoever a sale waits for, and nobody for one of another lead or centre', async () => {
    await add([kiran, asha])
    const idOf = async (name: string) => String((await byName(name))?.['id'])
    const sale = (gymId: string, leadId: string) => ({ gymId, issuedOn: null, sale: { leadId } })
    await adminStore()
      .doc('invoices/waits')
      .set(sale(IRON, await idOf('Kiran Shah')))
    await adminStore()
      .doc('invoices/theirs')
      .set(sale(ICE, await idOf('Asha Rao')))
    expect(await undo()).toMatchObject({
      body: { removed: 1, kept: ['Kiran Shah (a sale was begun)'], left: 0 },
    })
    expect(await names()).toEqual(['Kiran Shah'])
  })
})
