import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactWith, leadWith } from '@/domain/leads/fixtures'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { ask, newAccount } from './support/servedCalls'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const IRON = 'merge-iron'
const ICE = 'merge-ice'
const tokens = { owner: '', desk: '', sales: '', other: '' }
const { store } = openAdminStore()

const at = (day: number) => new Date(`2026-11-0${String(day)}T06:00:00Z`)
const put = (id: string, fields: object = {}) =>
  store.batch((writer) => writer.set(`leads/${id}`, { ...leadWith({ id, gymId: IRON }), ...fields }))
const stored = async (id: string) => (await store.get(`leads/${id}`))?.data
const merge = (token = tokens.owner, changes: object = {}) =>
  ask('mergeLeads', { gymId: IRON, staysId: 'one', goesId: 'two', ...changes }, { token })

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.desk = await newAccount('merge-desk', claims('Manager', IRON))
  tokens.sales = await newAccount('merge-sales', claims('Sales', IRON))
  tokens.other = await newAccount(ICE, claims('Client', ICE))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  // Of an older version, with more than today's contacts have.
  const older = { ...contactWith({ id: 'a', at: at(1) }), mood: 'good' }
  await put('one', { interactions: [contactWith({ id: 'b', at: at(2) })], attempts: 1, createdAt: at(2) })
  await put('two', { interactions: [older], attempts: 1, createdAt: at(1) })
})

describe('two leads of one phone', () => {
  it('are one afterwards, however often it is asked for, and the log says so once', async () => {
    expect(await merge(tokens.desk)).toMatchObject({ status: 200, body: { kind: 'done' } })
    const after = await stored('one')
    expect(after).toMatchObject({
      ...{ attempts: 2, interactions: [{ id: 'a', mood: 'good' }, { id: 'b' }] },
      ...{ createdAt: at(1), cameIn: '2026-11', deleted: false },
    })
    expect(await stored('two')).toMatchObject({
      ...{ deleted: true, mergedInto: 'one', interactions: [{ id: 'a' }] },
    })
    expect(await merge(tokens.desk)).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect((await stored('one'))?.['interactions']).toEqual(after?.['interactions'])
    const lines = await adminStore().collection('auditLogs').where('act', '==', 'lead.merge').get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { gymId: IRON, by: 'merge-desk', byRole: 'MANAGER', documentId: 'one' },
    ])
  })

  it('keep what whoever asked agreed to, from the lead that goes too', async () => {
    const consent = { purpose: 'Answering the enquiry', version: '2026-11', at: at(3), key: 'form' }
    await put('two', { consent: { ...consent, on: '2026-11-03' } })
    expect(await merge()).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(await stored('one')).toMatchObject({ consent: { ...consent, on: '2026-11-03' } })
  })

  it('are expected on the day of the trial that is still to come, by the clock of the centre', async () => {
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    await put('one', { status: 'Trial Booked', trialOn: addDays(today, -1), interactions: [contactWith()] })
    await put('two', { status: 'Trial Booked', trialOn: today, interactions: [contactWith({ id: 'b' })] })
    expect(await merge()).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(await stored('one')).toMatchObject({ status: 'Trial Booked', trialOn: today })
  })

  it('are one abroad with the country’s code and without (PRODUCT 2.R)', async () => {
    await putGym(store, IRON, { preference: { locale: 'en-US' } })
    await put('one', { phone: '4155550123', phoneDigits: '4155550123' })
    await put('two', { phone: '+14155550123', phoneDigits: '14155550123' })
    expect(await merge()).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(await stored('two')).toMatchObject({ deleted: true, mergedInto: 'one' })
  })

  it('stay two where they may not be one, with the reason', async () => {
    await put('two', { phone: '9000000000', phoneDigits: '9000000000' })
    expect(await merge()).toMatchObject({
      status: 200,
      body: { kind: 'refused', reason: 'Only leads with the same phone number can be merged.' },
    })
    expect(await stored('two')).toMatchObject({ deleted: false })
  })

  it('stay two where one was deleted meanwhile, though nobody had talked to it', async () => {
    await put('two', { deleted: true })
    expect(await merge()).toMatchObject({
      status: 200,
      body: { kind: 'refused', reason: 'Kiran Shah was deleted from the leads.' },
    })
    expect(await stored('one')).toMatchObject({ attempts: 1 })
  })

  it('are the centre’s own, and its Sales merges none', async () => {
    await put('ice', { gymId: ICE })
    const asked = [
      merge(tokens.sales),
      merge(tokens.other),
      merge(tokens.owner, { goesId: 'ice' }),
      merge(tokens.owner, { staysId: 'ice' }),
      merge(tokens.owner, { goesId: 'nobody' }),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await stored('one')).toMatchObject({ attempts: 1 })
    expect(await merge()).toMatchObject({ status: 200 })
  })
})
