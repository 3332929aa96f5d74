import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ERASED_NAME } from '@/domain/members/erase'
import { mapOf } from '@/domain/shared/readers'
import { eraseNight } from '../../functions/src/erase/eraseNight'
import { eraseOn } from '../../functions/src/erase/eraseOn'
import { adminStore } from '../support/emulators'
import { png } from '../support/files'
import { emptyStore } from '../support/emptyStore'
import { repositoriesOver } from '../support/repositories'
import { ownerActs, runAs, saleInputOn } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { indexedStore } from './support/indexedStore'
import { monthly, putGym } from './support/gymFixtures'
import {
  ASHA,
  DAYS,
  filesLeft,
  keptForTax,
  LEAD,
  livedHere,
  NAME,
  PIN,
  SN,
  STAGE,
  whereMarked,
} from './support/erasedPerson'
import { ask, newAccount } from './support/servedCalls'

const { store: bare } = openAdminStore()
const store = indexedStore(bare)
const tokens = { owner: '', desk: '', other: '' }

const erase = (token = tokens.owner, changes: object = {}) =>
  ask('eraseMember', { gymId: STAGE, memberId: ASHA, name: NAME, ...changes }, { token })
const stored = async (path: string) => (await bare.get(path))?.data
const change = (fields: Record<string, unknown>) =>
  bare.batch((writer) => writer.merge(`members/${ASHA}`, fields))
const leave = () => change({ isActive: false, deactivatedOn: '2026-02-01' })
const done = { status: 200, body: { kind: 'done', isFinished: true } }
const refusedAs = (reason: string) => ({ status: 200, body: { kind: 'refused', reason } })

let invoiceId = ''
let draftId = ''

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(STAGE, claims('Client', STAGE))
  tokens.desk = await newAccount(`${STAGE}-desk`, claims('Manager', STAGE))
  tokens.other = await newAccount('erase-ice', claims('Client', 'erase-ice'))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(bare, 'erase-ice')
  ;({ invoiceId, draftId } = await livedHere(bare))
  await leave()
})

describe('a person who is erased', () => {
  it('is in no record, no message, no file and on no device any more, but in what the tax law keeps', async () => {
    const before = await stored(`invoices/${invoiceId}`)
    expect((await whereMarked()).length).toBeGreaterThan(20)
    expect(await erase()).toMatchObject(done)
    expect(await whereMarked()).toEqual(await keptForTax(invoiceId))
    expect(await filesLeft()).toEqual([`${STAGE}/members/ravi/photo-1.png`])

    expect({ ...(await stored(`invoices/${invoiceId}`)), updatedBy: '' }).toEqual({
      ...before,
      updatedBy: '',
      sale: before?.['sale'] ?? null,
    })
    expect(await stored(`invoices/${draftId}`)).toMatchObject({ isDeleted: true, customerName: ERASED_NAME })
  })

  it('leaves the code, the visits, the packages, and who erased them', async () => {
    const code = (await stored(`members/${ASHA}`))?.['memberCode']
    await erase()
    const after = await stored(`members/${ASHA}`)
    expect(after).toMatchObject({
      ...{
        name: ERASED_NAME,
        memberCode: code,
        phone: '',
        email: '',
        dob: null,
        guardian: null,
        deleted: true,
      },
      ...{ biometricUserId: 0, dp: '', idProof: '', leadId: LEAD },
      lastPackage: { name: 'Monthly', comments: '', freezes: [{ from: '2026-01-10', reason: '' }] },
      erased: { by: STAGE, isDone: true },
    })
    expect(after?.['erased']).not.toHaveProperty('wasDeleted')
    expect(after).not.toHaveProperty('healthNotes')
    expect(after).not.toHaveProperty('trainerName')
    for (const date of DAYS)
      expect((await stored(`attendanceDays/${STAGE}_${date}`))?.['people']).toMatchObject({
        [ASHA]: {
          name: ERASED_NAME,
          code: 'Z1',
          dp: '',
          visits: [{}],
          overrides: [{ by: 'desk', reason: '' }],
        },
        ravi: { name: 'Ravi Rao' },
      })
    expect(await stored(`leads/${LEAD}`)).toMatchObject({
      ...{ name: ERASED_NAME, status: 'Converted', phoneDigits: '', noMessages: true },
      interactions: [{ outcome: 'Interested', note: '' }],
    })
    expect(await stored('outbox/waiting')).toMatchObject({ status: 'suppressed', rendered: '' })
    expect(await stored('outbox/owners')).toMatchObject({ to: 'owner@stage.test', rendered: '' })
    expect(await stored('auditLogs/old')).toMatchObject({ before: ['phone'], values: [] })
    expect(await stored('memberImports/file')).toMatchObject({ ids: ['ravi'] })
    expect(await stored(`moneyChecks/${STAGE}`)).toMatchObject({
      failures: [{ who: 'Ravi' }],
      drifts: [{ memberId: 'ravi' }],
      corrections: [{ memberId: 'ravi' }],
    })
    const { docs } = await adminStore().collection('auditLogs').where('act', '==', 'member.erase').get()
    expect(docs.map((line) => line.data())).toMatchObject([{ by: STAGE, documentId: ASHA, values: [] }])
  })

  it('says that the record had been deleted before, where it had', async () => {
    await change({ deleted: true })
    expect(await erase()).toMatchObject(done)
    expect(await stored(`members/${ASHA}`)).toMatchObject({ erased: { isDone: true, wasDeleted: true } })
  })

  it('is taken off the devices, and the number lets nobody in', async () => {
    await erase()
    expect(await stored(`biometricUsers/${STAGE}_${PIN}`)).toMatchObject({
      personId: '',
      desired: 'disabled',
    })
    const commands = await adminStore().collection(`biometricDevices/${SN}/commands`).orderBy('id').get()
    const last: Record<string, unknown> | undefined = commands.docs.at(-1)?.data()
    expect(last).toMatchObject({ kind: 'DELETE', pin: PIN, status: 'QUEUED' })
    const user = await stored(`biometricUsers/${STAGE}_${PIN}`)
    expect(user?.['devices']).toMatchObject({ [SN]: { commandId: last?.['id'] } })
    expect(await stored(`biometricDevices/${SN}/roster/${PIN}`)).toBeUndefined()
  })

  it('stays so: nothing is sold to them, and no page edits or restores them', async () => {
    await erase()
    const input = { memberId: ASHA, templateId: monthly.id, terms: saleInputOn(new Date()), asks: false }
    await expect(runAs(bare, STAGE, ownerActs(STAGE), { act: 'assign', input })).rejects.toThrow('was erased')
    const { members } = repositoriesOver(bare, { now: () => new Date() })
    await expect(members.restore(STAGE, ASHA)).rejects.toThrow('was erased')
    const linked = await ask(
      'linkPin',
      { gymId: STAGE, personType: 'member', personId: ASHA, pin: '77' },
      { token: tokens.owner },
    )
    expect(linked.body).toMatchObject({ kind: 'refused' })
    const photo = { gymId: STAGE, kind: 'memberPhoto', id: ASHA, file: png.toString('base64') }
    expect((await ask('putFile', photo, { token: tokens.owner })).status).toBe(403)
    const mailed = {
      gymId: STAGE,
      to: { customerOf: invoiceId },
      templateKey: 'invoiceIssued',
      channel: 'email',
      invoiceId,
    }
    expect((await ask('sendSMS', mailed, { token: tokens.owner })).body).toMatchObject({ kind: 'refused' })
    expect(await erase(tokens.owner, { name: 'Anything' })).toMatchObject(done)
  })
})

describe('what was begun', () => {
  const begun = { at: new Date('2026-03-01T00:00:00Z'), by: STAGE, isDone: false, visitsTo: null }

  it('takes no mark from its first moment on, though nothing else is done in it', async () => {
    let at = Date.now()
    const late = () => new Date((at += 60_000))
    const asked = { gymId: STAGE, memberId: ASHA, name: NAME }
    const { body } = await ask('eraseMember', asked, { token: tokens.owner }, { now: late })
    expect(body).toMatchObject({ kind: 'done', isFinished: false })
    expect(await stored(`attendance/${STAGE}_${ASHA}`)).toMatchObject({ erased: true })
    expect(await stored(`members/${ASHA}`)).toMatchObject({ name: NAME, erased: { isDone: false } })
  })

  it('is finished by the night', async () => {
    await change({ erased: begun, deleted: true })
    const gym = await bare.get(`gyms/${STAGE}`)
    if (gym === null) throw new Error('no centre')
    await eraseNight(store, gym, new Date())
    expect(await whereMarked()).toEqual(await keptForTax(invoiceId))
  })

  it('goes on from the days that are through, and a call without time left begins nothing more', async () => {
    await change({ erased: { ...begun, visitsTo: '2026-01-05' }, deleted: true })
    const who = { gymId: STAGE, memberId: ASHA }
    expect(await eraseOn(store, who, new Date(), () => false)).toBe(false)
    expect(await stored(`members/${ASHA}`)).toMatchObject({ name: NAME, erased: { isDone: false } })
    expect(await eraseOn(store, who, new Date(), () => true)).toBe(true)
    expect((await stored(`attendanceDays/${STAGE}_2026-01-06`))?.['people']).toMatchObject({
      [ASHA]: { name: ERASED_NAME },
    })
  })
})

describe('erasing is refused', () => {
  it.each([
    [{ isActive: true }, `${NAME} is still a member here. Deactivate or delete the member first.`],
    [{ totalDueAmount: 100 }, `${NAME} owes ₹100.00. Collect it or write it off first.`],
    [{ creditBalance: 50 }, `${NAME} has ₹50.00 of credit left. Pay it out first.`],
  ])('while %o', async (fields, reason) => {
    await change(fields)
    expect(await erase()).toMatchObject(refusedAs(reason))
    expect(await stored(`members/${ASHA}`)).toMatchObject({ name: NAME })
  })

  it('while a package runs, and while a sale waits', async () => {
    await bare.batch((writer) =>
      writer.merge(`invoices/${draftId}`, { held: 'Pending Approval', status: 'Pending Approval' }),
    )
    expect(await erase()).toMatchObject(
      refusedAs(`A sale to ${NAME} is waiting. Complete it, or discard its invoice first.`),
    )
    const over = (await stored(`members/${ASHA}`))?.['lastPackage']
    await change({ currentPackage: { ...mapOf(over), endDate: '2099-01-01' } })
    expect(await erase()).toMatchObject(
      refusedAs(`${NAME} has a running package. Cancel it first, or wait until it ends.`),
    )
  })

  it('without the name as it is written, to a clerk, and to another centre; the owner may', async () => {
    expect(await erase(tokens.owner, { name: 'Zarquon' })).toMatchObject(
      refusedAs(`Type ${NAME} to erase this person.`),
    )
    expect((await erase(tokens.desk)).status).toBe(403)
    expect((await erase(tokens.other)).status).toBe(403)
    expect((await erase(tokens.other, { gymId: 'erase-ice' })).status).toBe(403)
    expect(await stored(`members/${ASHA}`)).toMatchObject({ name: NAME })
    expect(await erase()).toMatchObject(done)
  })
})

it('a family that has one phone keeps the messages of the others', async () => {
  await bare.batch((writer) => {
    writer.set('members/zoe', {
      id: 'zoe',
      gymId: STAGE,
      name: 'Zoe Rao',
      lookup: { phoneDigits: '9000012345' },
      deleted: false,
    })
    const sms = { gymId: STAGE, channel: 'sms', to: '+919000012345', templateKey: 'renewal', status: 'sent' }
    writer.set('outbox/zoes', {
      ...sms,
      vars: { name: 'Zoe Rao' },
      rendered: 'Dear Zoe Rao',
      nextAttemptAt: null,
      createdAt: null,
    })
  })
  await erase()
  expect(await stored('outbox/zoes')).toMatchObject({ to: '+919000012345', rendered: 'Dear Zoe Rao' })
  expect(await stored('outbox/waiting')).toMatchObject({ rendered: '' })
})

it('a centre whose own mail and number stand in a record keeps what the owner was sent of others', async () => {
  const sent = { gymId: STAGE, channel: 'email', status: 'sent', nextAttemptAt: null, createdAt: null }
  const copy = { ...sent, to: 'owner@stage.test', templateKey: 'invoiceIssuedOwner' }
  await change({ email: 'owner@stage.test', phone: '9000000002' })
  await bare.batch((writer) => {
    writer.merge(`gyms/${STAGE}`, { email: 'Owner@stage.test', phone: '+91 90000 00002' })
    writer.set('outbox/zoes', { ...copy, vars: { name: 'Zoe Rao' }, rendered: 'To Zoe Rao' })
    writer.set('outbox/names nobody', { ...copy, vars: {}, to: '+919000000002', rendered: 'Used up' })
    writer.set('outbox/theirs', { ...copy, vars: { name: NAME }, rendered: `To ${NAME}` })
  })
  await erase()
  expect(await stored('outbox/zoes')).toMatchObject({ to: 'owner@stage.test', rendered: 'To Zoe Rao' })
  expect(await stored('outbox/names nobody')).toMatchObject({ rendered: 'Used up' })
  expect(await stored('outbox/theirs')).toMatchObject({ rendered: '' })
  expect(await stored('outbox/owners')).toMatchObject({ to: 'owner@stage.test', rendered: '' })
})
