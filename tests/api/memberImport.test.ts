import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/contract'
import { importRowWith } from '@/domain/memberImport/fixtures'
import { importedId } from '@/domain/memberImport/importedMember'
import type { ImportRow } from '@/domain/memberImport/importRow'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { askDirectory } from '@/data/members/memberDirectory'
import { reconcileMoney } from '@/data/moneyCheck/reconcileMoney'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { monthly, preference, putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'

const IRON = 'import-iron'
const ICE = 'import-ice'
const ONE = '7c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e01'
const TWO = '7c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e02'
const tokens = { owner: '', desk: '', sales: '', other: '', admin: '' }
const { store } = openAdminStore()
const today = civilDateIn(new Date(), 'Asia/Kolkata')

const asha = importRowWith({ line: 2, name: 'Asha Rao', phone: '9876543210' })
const ravi = importRowWith({ line: 3, name: 'Ravi Jain', phone: '9811111111' })

type Given = { importId?: string; token?: string; gymId?: string }
const add = (rows: ImportRow[], { importId = ONE, token = tokens.owner, gymId = IRON }: Given = {}) => {
  const input: CallInput<'importMembers'> = { gymId, importId, fileName: 'members.csv', rows }
  return ask('importMembers', input, { token })
}
const undo = ({ importId = ONE, token = tokens.owner, gymId = IRON }: Given = {}) =>
  ask('undoImport', { gymId, importId }, { token })

const outcomes = (rows: readonly [number, string, string?][]) => ({
  status: 200,
  body: { kind: 'done', rows: rows.map(([line, outcome, reason = '']) => ({ line, outcome, reason })) },
})
const members = async () => (await adminStore().collection('members').get()).docs.map((doc) => doc.data())
const byName = async (name: string) => (await members()).find((member) => member['name'] === name)
const gym = async () => (await store.get(`gyms/${IRON}`))?.data
const imported = async (importId = ONE) => (await store.get(`memberImports/${IRON}_${importId}`))?.data
const names = async () => [...(await askDirectory(store, IRON)).values()].map(({ n }) => n).sort()
const size = async (collection: string) =>
  (await adminStore().collection(collection).count().get()).data().count

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.desk = await newAccount('import-desk', claims('Manager', IRON))
  tokens.sales = await newAccount('import-sales', claims('Sales', IRON))
  tokens.other = await newAccount(ICE, claims('Client', ICE))
  tokens.admin = await newAccount('import-admin', { admin: true })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  await store.batch((writer) => {
    writer.set('memberPackages/monthly', { ...monthly, gymId: IRON })
    writer.set('memberPackages/theirs', { ...monthly, id: 'theirs', gymId: ICE })
  })
})

describe('an import of members', () => {
  it('adds them with the package that they hold, and no money moves', async () => {
    const held = { templateId: 'monthly', startDate: null, endDate: addDays(today, 10) }
    expect(await add([{ ...asha, held }, ravi])).toMatchObject(
      outcomes([
        [2, 'added'],
        [3, 'added'],
      ]),
    )
    expect(await byName('Asha Rao')).toMatchObject({
      gymId: IRON,
      totalDueAmount: 0,
      currentPackage: { name: 'Monthly', endDate: held.endDate, takenOver: true, amount: 0, invoiceIds: [] },
      lookup: { coverUntil: held.endDate, phoneDigits: '9876543210' },
    })
    expect(await names()).toEqual(['Asha Rao', 'Ravi Jain'])
    expect(await gym()).toMatchObject({ members: 2 })
    expect(await imported()).toMatchObject({ added: 2, by: IRON, fileName: 'members.csv', undoneAt: null })
    for (const collection of ['invoices', 'ledger', 'monthStats', 'contributions', 'outbox'])
      expect(await size(collection), collection).toBe(0)
  })

  it('is what the night finds nothing wrong with', async () => {
    const held = { templateId: 'monthly', startDate: null, endDate: addDays(today, 10) }
    await add([{ ...asha, held }])
    const calendar = { timezone: 'Asia/Kolkata', day: { today, graceDays: 3 } }
    const { drifts } = await reconcileMoney(store, IRON, calendar, { apply: false }, ({ path }) =>
      expect.fail(path),
    )
    expect(drifts).toEqual([])
  })

  it('is one line of the audit log, in the name of whoever made it, however many parts it has', async () => {
    await add([asha])
    await add([ravi])
    const lines = await adminStore().collection('auditLogs').where('act', '==', 'memberImport.add').get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { gymId: IRON, by: IRON, byRole: 'CLIENT', documentId: ONE, values: [{ field: 'added', after: 2 }] },
    ])
    expect(await byName('Asha Rao')).toMatchObject({ updatedBy: IRON })
  })

  it('adds nobody twice: a repeat, the same file again, and a phone that somebody has', async () => {
    const first = await add([asha, ravi])
    expect((await add([asha, ravi])).body).toEqual(first.body)
    expect(
      await add([asha, { ...ravi, name: 'ravi  JAIN', phone: '+91 98111 11111' }], { importId: TWO }),
    ).toMatchObject(
      outcomes([
        [2, 'known', 'Is a member already'],
        [3, 'known', 'Is a member already'],
      ]),
    )
    const kiran = { ...asha, name: 'Kiran Rao' }
    expect(await add([kiran], { importId: TWO })).toMatchObject(
      outcomes([[2, 'known', 'Another member has this phone number']]),
    )
    expect(await size('members')).toBe(2)
    expect(await imported(TWO)).toBeUndefined()
    // Families share a phone where somebody has looked at it.
    expect(await add([{ ...kiran, sharesPhone: true }], { importId: TWO })).toMatchObject(
      outcomes([[2, 'added']]),
    )
    expect(await names()).toEqual(['Asha Rao', 'Kiran Rao', 'Ravi Jain'])
  })

  it('adds whoever’s place another centre has taken, once, and leaves that record alone', async () => {
    const path = `members/${await importedId(IRON, asha)}`
    const theirs = { gymId: ICE, name: 'Nobody of ours' }
    await store.batch((writer) => writer.set(path, theirs))
    const first = await add([asha, ravi])
    expect(first).toMatchObject(
      outcomes([
        [2, 'added'],
        [3, 'added'],
      ]),
    )
    expect((await add([asha, ravi])).body).toEqual(first.body)
    expect(await names()).toEqual(['Asha Rao', 'Ravi Jain'])
    expect(await gym()).toMatchObject({ members: 2 })
    expect(await add([asha], { importId: TWO })).toMatchObject(
      outcomes([[2, 'known', 'Another member has this phone number']]),
    )
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 2, kept: [], left: 0 } })
    expect((await store.get(path))?.data).toEqual(theirs)
  })

  it('says of whoever was deleted or erased how they come back', async () => {
    await add([asha, ravi])
    const gone = async (name: string, fields: object) => {
      const id = String((await byName(name))?.['id'])
      await store.batch((writer) => writer.merge(`members/${id}`, { deleted: true, ...fields }))
    }
    await gone('Asha Rao', { erased: { at: new Date(), by: IRON, isDone: true, visitsTo: null } })
    await gone('Ravi Jain', {})
    expect(await add([asha, ravi], { importId: TWO })).toMatchObject(
      outcomes([
        [2, 'known', 'Was erased here. Add them by hand'],
        [3, 'known', 'Was deleted here. Restore them on Inactive members'],
      ]),
    )
  })

  it('at a centre abroad knows a number with its country’s code and without (PRODUCT 2.R)', async () => {
    await putGym(store, IRON, { preference: { ...preference, locale: 'en-US' } })
    const [older, newer] = ['4155550123', '+14155550124'].map((phone) => ({ ...asha, phone }))
    const [samePerson, sibling] = ['+14155550123', '4155550124'].map((phone) => ({ ...ravi, phone }))
    if (!older || !newer || !samePerson || !sibling) throw new Error('There are no rows.')
    expect(await add([older, { ...newer, line: 3, name: 'Kiran Rao' }])).toMatchObject(
      outcomes([
        [2, 'added'],
        [3, 'added'],
      ]),
    )
    const known = 'Another member has this phone number'
    expect(
      await add([samePerson, { ...sibling, line: 4 }, { ...ravi, line: 5, phone: '12' }], { importId: TWO }),
    ).toMatchObject(
      outcomes([
        [3, 'known', known],
        [4, 'known', known],
        [5, 'faulty', 'Enter a phone number with its country code, like +44 20 7946 0018'],
      ]),
    )
    expect(await byName('Kiran Rao')).toMatchObject({ phone: '+14155550124' })
  })

  it('made at the same moment by two adds everybody once', async () => {
    const rows = Array.from({ length: 20 }, (_, at) =>
      importRowWith({ line: at + 2, name: `Member ${String(at)}`, phone: `98100000${String(at + 10)}` }),
    )
    const shared = rows.map((row) => ({ ...row, name: `Other ${row.name}` }))
    const answers = await Promise.all([
      add(rows),
      add(rows, { importId: TWO }),
      add(shared, { importId: '7c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e03' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await size('members')).toBe(20)
    expect(await names()).toHaveLength(20)
    expect(await gym()).toMatchObject({ members: 20 })
  })

  it('leaves out what is faulty, with the sentence, and adds the rest', async () => {
    const gone = { templateId: 'theirs', startDate: null, endDate: today }
    const found = await add([
      { ...asha, phone: '12' },
      { ...ravi, held: gone },
      importRowWith({ line: 4, name: 'Meera Jain', phone: '9822222222' }),
    ])
    expect(found).toMatchObject(
      outcomes([
        [2, 'faulty', 'Enter a phone number of 10 digits'],
        [3, 'faulty', 'The package is not among those of this centre any more'],
        [4, 'added'],
      ]),
    )
    expect(await names()).toEqual(['Meera Jain'])
  })

  it('is the owner’s and of an administrator inside, for the own centre', async () => {
    for (const token of [tokens.desk, tokens.sales, tokens.other, tokens.admin])
      expect(await add([asha], { token })).toMatchObject({ status: 403 })
    expect(await add([asha], { gymId: ICE })).toMatchObject({ status: 403 })
    expect(await size('members')).toBe(0)
    expect(await add([asha])).toMatchObject({ status: 200 })
    for (const token of [tokens.desk, tokens.other, tokens.admin])
      expect(await undo({ token })).toMatchObject({ status: 403 })
    expect(await undo({ token: tokens.other, gymId: ICE })).toMatchObject({ status: 403 })
    expect(await names()).toEqual(['Asha Rao'])
  })

  it('holds the limit of the centre’s package for all rows of a part, and the rules go by the new count at once', async () => {
    const limits = { members: 2, staff: null, devices: null, messages: null }
    const currentPackage = { packageId: 'p', name: 'Small', endDate: addDays(today, 100), limits }
    await putGym(store, IRON, { currentPackage })
    const meera = importRowWith({ line: 4, name: 'Meera Jain', phone: '9822222222' })
    expect(await add([asha, ravi, meera])).toMatchObject({
      status: 200,
      body: {
        kind: 'refused',
        reason:
          'The package of this centre allows 2 members, and only 2 are left. Ask us for a larger package, or delete members who have left.',
      },
    })
    expect(await size('members')).toBe(0)
    expect(await add([asha, ravi])).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(await gym()).toMatchObject({ members: 2, writesUntil: { enrol: new Date(0) } })
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 2 } })
    expect((await gym())?.['writesUntil']).not.toMatchObject({ enrol: new Date(0) })
  })

  it('takes so many rows and characters a call and no more', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ ...asha, line: at + 2 }))
    expect(await add(many)).toMatchObject({ status: 400 })
    expect(await add([])).toMatchObject({ status: 400 })
    expect(await add([{ ...asha, notes: 'a'.repeat(4001) }])).toMatchObject({ status: 400 })
    const long = importRowWith({ notes: 'a'.repeat(2001) })
    expect(await add([long])).toMatchObject(outcomes([[2, 'faulty', 'At most 2000 characters']]))
    expect(await size('members')).toBe(0)
  })
})

describe('rolling an import back', () => {
  it('leaves the centre as it was, and a repeat changes nothing', async () => {
    await add([asha, ravi])
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 2, kept: [], left: 0 } })
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 0, kept: [], left: 0 } })
    expect(await size('members')).toBe(0)
    expect(await names()).toEqual([])
    expect(await gym()).toMatchObject({ members: 0 })
    expect(await imported()).toMatchObject({
      added: 2,
      removed: 2,
      kept: 0,
      ids: [],
    })
    expect((await imported())?.['undoneAt']).toBeInstanceOf(Date)
    expect(await add([asha])).toMatchObject({
      body: {
        kind: 'refused',
        reason: 'This import was rolled back. Choose the file once more to import it.',
      },
    })
    expect(await add([asha], { importId: TWO })).toMatchObject(outcomes([[2, 'added']]))
    const lines = await adminStore().collection('auditLogs').where('act', '==', 'memberImport.undo').get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { by: IRON, values: [{ field: 'removed', before: 0, after: 2 }] },
    ])
  })

  it.each([
    [
      'was changed',
      (id: string) =>
        store.batch((w) => w.update(`members/${id}`, [{ at: ['updatedAt'], value: new Date() }])),
    ],
    [
      'has come',
      (id: string) => store.batch((w) => w.set(`attendance/${IRON}_${id}`, { gymId: IRON, personId: id })),
    ],
    [
      'is on a draft',
      (id: string) => store.batch((w) => w.set('invoices/draft', { gymId: IRON, memberId: id })),
    ],
    [
      'has a photo',
      (id: string) => store.batch((w) => w.update(`members/${id}`, [{ at: ['dp'], value: 'p' }])),
    ],
  ])('keeps whoever %s since, and says who', async (_what, happens) => {
    await add([asha, ravi])
    await happens(String((await byName('Asha Rao'))?.['id']))
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 1, kept: ['Asha Rao'], left: 0 } })
    expect(await names()).toEqual(['Asha Rao'])
    expect(await imported()).toMatchObject({ removed: 1, kept: 1 })
  })

  it('of many goes part by part', async () => {
    const rows = Array.from({ length: 100 }, (_, at) =>
      importRowWith({ line: at + 2, name: `Member ${String(at)}`, phone: `9810000${String(at + 100)}` }),
    )
    await add(rows)
    await add([asha])
    expect(await undo()).toMatchObject({ body: { removed: 100, left: 1 } })
    expect(await undo()).toMatchObject({ body: { removed: 1, left: 0 } })
    expect(await size('members')).toBe(0)
  })

  it('knows no import of another centre', async () => {
    await add([asha])
    expect(await undo({ importId: TWO })).toMatchObject({ status: 403 })
    expect(await undo({ token: tokens.other, gymId: ICE })).toMatchObject({ status: 403 })
  })
})
