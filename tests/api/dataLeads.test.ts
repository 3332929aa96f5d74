import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadRepository } from '@/data/leads/leadRepository'
import { systemClock } from '@/data/store/clock'
import type { StoredData } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { partsOver } from '@/data/repositories'
import type { Lead } from '@/domain/leads/lead'
import { emptyLeadForm, leadFormSchema, newLead } from '@/domain/leads/leadForm'
import { monthsAsked } from '@/domain/leads/leadMonths'
import type { LoggedContact } from '@/domain/leads/logContact'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, doneAs, keyOf, ownerActs, runAs, saleInputOn } from './support/acts'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'
import { formOf, gymInfo, monthly, putGym } from './support/gymFixtures'

const [IRON, ICE] = ['iron', 'ice']
const now = new Date()
const today = civilDateIn(now, 'Asia/Kolkata')
const tomorrow = addDays(today, 1)
const DESK = `${IRON}-desk`
const owner = ownerActs(IRON)
const desk = deskActs(IRON)
const { store: server } = openAdminStore()

const put = (path: string, data: StoredData) => server.batch((writer) => writer.set(path, data))
const stored = async (path: string) => (await server.get(path))?.data
const fieldsOf = (name: string, phone = '98765 43211') =>
  newLead(leadFormSchema(settingsWith(), today, null).parse({ ...emptyLeadForm(today), name, phone }), DESK)

let client: OpenStore
const leads = () => leadRepository(partsOver(client.store, systemClock))
const contact = (fields: Partial<LoggedContact> = {}): LoggedContact => ({
  ...{ id: 'first', kind: 'Call', outcome: 'Interested', note: '', nextFollowUpOn: tomorrow },
  ...fields,
})
const by = { today, by: DESK }
const price = { to: 'Lost', lostReason: 'Price' } as const

beforeEach(async () => {
  await emptyStore()
  await putGym(server, IRON)
  await putGym(server, ICE)
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
})

describe('a lead, through the page of the desk', () => {
  beforeAll(() => {
    client = openWebStore(managerOf(IRON))
  })
  afterAll(() => client.close())

  it('is added whole, is on the list of the open ones, and is found by its phone', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await leads().add(IRON, 'kiran', fieldsOf('Another'))
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ name: 'Kiran Shah', phoneDigits: '9876543211', status: 'New', ownerId: DESK, memberId: '' },
      ...{ nextFollowUpOn: today, interactions: [], updatedBy: DESK },
    })
    expect(await firstOf(leads().open(IRON))).toMatchObject({ rows: [{ id: 'kiran' }] })
    expect(await firstOf(leads().ofPhone(IRON, '9876543211'))).toMatchObject({ rows: [{ id: 'kiran' }] })
    expect((await firstOf(leads().ofPhone(IRON, '9876543212'))).rows).toEqual([])
  })

  it('is read by the months that it may have come in, and no further than was asked for', async () => {
    const months = monthsAsked({ from: today, to: today })
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await put('leads/old', { ...fieldsOf('Old Lead'), gymId: IRON, deleted: false, cameIn: '2020-01' })
    expect(await firstOf(leads().ofMonths(IRON, months, 10))).toMatchObject({ rows: [{ id: 'kiran' }] })
    expect((await firstOf(leads().ofMonths(IRON, ['2020-01'], 10))).rows).toHaveLength(1)
  })

  it('is talked to: a contact more and where it leads, once however often it is sent', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await leads().log(IRON, 'kiran', contact(), by)
    await leads().log(IRON, 'kiran', contact({ outcome: 'Lost', lostReason: 'Price' }), by)
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Contacted', nextFollowUpOn: tomorrow, attempts: 1, lastOutcome: 'Interested' },
      interactions: [{ id: 'first', by: DESK, on: today, outcome: 'Interested' }],
    })
    await leads().log(IRON, 'kiran', contact({ id: 'second', outcome: 'Lost', lostReason: 'Price' }), by)
    expect((await firstOf(leads().open(IRON))).rows).toEqual([])
    expect(await firstOf(leads().closed(IRON, 'Lost'))).toMatchObject({
      rows: [{ id: 'kiran', lostReason: 'Price', nextFollowUpOn: null, attempts: 2 }],
    })
  })

  it('moves where it may, and is told why where it may not', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await expect(leads().move(IRON, 'kiran', { to: 'Contacted' }, today)).rejects.toMatchObject({
      code: 'refused',
      message: 'Log a contact with Kiran Shah first.',
    })
    await leads().log(IRON, 'kiran', contact({ outcome: 'No answer' }), by)
    await leads().move(IRON, 'kiran', { to: 'Trial Booked', trialOn: tomorrow }, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Trial Booked', trialOn: tomorrow })
    await leads().change(IRON, 'kiran', { notes: 'Mornings' })
    expect(await stored('leads/kiran')).toMatchObject({ notes: 'Mornings', createdBy: DESK })
  })

  it('is given up with others, and is back with Undo unless something became of it since', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await expect(leads().moveChosen(IRON, 'kiran', price, today)).rejects.toMatchObject({
      code: 'refused',
      message: 'Log a contact with Kiran Shah first.',
    })
    await leads().log(IRON, 'kiran', contact(), by)
    const [before] = (await firstOf(leads().open(IRON))).rows
    if (before === undefined) throw new Error('There is no open lead.')
    await leads().moveChosen(IRON, 'kiran', price, today)
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Lost', lostReason: 'Price', nextFollowUpOn: null, attempts: 1 },
    })
    await expect(
      leads().moveChosen(IRON, 'kiran', { ...price, lostReason: 'Timing' }, today),
    ).rejects.toMatchObject({
      message: 'Kiran Shah is lost already.',
    })
    await leads().takeBack(IRON, before, price, today)
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Contacted', lostReason: '', nextFollowUpOn: tomorrow },
    })
    await expect(leads().takeBack(IRON, before, price, today)).rejects.toMatchObject({
      message: 'Kiran Shah was changed meanwhile, and stays as it is.',
    })
  })

  it('is moved to Later with others, and is back with Undo, but not once it has another day', async () => {
    const later = { to: 'Later', nextFollowUpOn: addDays(today, 30) } as const
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await expect(leads().moveChosen(IRON, 'kiran', later, today)).rejects.toMatchObject({
      message: 'Log a contact with Kiran Shah first.',
    })
    await leads().log(IRON, 'kiran', contact(), by)
    const [before] = (await firstOf(leads().open(IRON))).rows
    if (before === undefined) throw new Error('There is no open lead.')
    await leads().moveChosen(IRON, 'kiran', later, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Later', nextFollowUpOn: addDays(today, 30) })
    await leads().takeBack(IRON, before, later, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Contacted', nextFollowUpOn: tomorrow })
    await leads().moveChosen(IRON, 'kiran', later, today)
    await leads().change(IRON, 'kiran', { nextFollowUpOn: addDays(today, 60) })
    await expect(leads().takeBack(IRON, before, later, today)).rejects.toMatchObject({
      message: 'Kiran Shah was changed meanwhile, and stays as it is.',
    })
  })

  it('that had changed between the choice and the move is back with Undo as the move found it', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await leads().log(IRON, 'kiran', contact(), by)
    const nextFollowUpOn = addDays(today, 9)
    await leads().change(IRON, 'kiran', { nextFollowUpOn })
    const found = await leads().moveChosen(IRON, 'kiran', price, today)
    expect(found).toMatchObject({ id: 'kiran', status: 'Contacted', nextFollowUpOn })
    if (found === null) throw new Error('There is no such lead.')
    await leads().takeBack(IRON, found, price, today)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Contacted', lostReason: '', nextFollowUpOn })
  })

  it('that is a member, or another centre’s, is not given up', async () => {
    await put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId: IRON, status: 'Converted', memberId: 'm1' })
    await expect(leads().moveChosen(IRON, 'kiran', price, today)).rejects.toMatchObject({
      message: 'Kiran Shah is a member already.',
    })
    await put('leads/other', { ...fieldsOf('Their Lead'), gymId: ICE })
    await expect(leads().moveChosen(IRON, 'other', price, today)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Converted', memberId: 'm1' })
  })

  it('is taken from nobody and given back, and from no colleague', async () => {
    await put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId: IRON, ownerId: '' })
    await leads().take(IRON, 'kiran', DESK)
    expect(await stored('leads/kiran')).toMatchObject({ ownerId: DESK })
    await leads().giveBack(IRON, 'kiran', DESK)
    expect(await stored('leads/kiran')).toMatchObject({ ownerId: '' })
    await put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId: IRON, ownerId: 'ravi' })
    await expect(leads().take(IRON, 'kiran', DESK)).rejects.toMatchObject({ code: 'refused' })
    expect(await stored('leads/kiran')).toMatchObject({ ownerId: 'ravi' })
  })

  it('is not put away at the desk', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await expect(leads().archive(IRON, 'kiran')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await stored('leads/kiran')).toMatchObject({ deleted: false })
  })

  it('of an older version is brought up to date by the contact, and its own contacts stay as they were', async () => {
    const before = [{ note: 'called in May', mood: 'good' }]
    await put('leads/old', { gymId: IRON, name: 'Old Lead', phone: 9876500000, interactions: before })
    await leads().log(IRON, 'old', contact(), by)
    const after = await stored('leads/old')
    expect(after).toMatchObject({
      status: 'Contacted',
      phone: '9876500000',
      temperature: 'Warm',
      deleted: false,
    })
    expect(after?.['interactions']).toMatchObject([before[0], { id: 'first' }])
    expect(after?.['interactions']).toHaveLength(2)
  })
})

it('a lead is put away by the owner, and is back with Undo', async () => {
  client = openWebStore(ownerOf(IRON))
  await put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId: IRON })
  await leads().archive(IRON, 'kiran')
  expect((await firstOf(leads().open(IRON))).rows).toEqual([])
  await leads().restore(IRON, 'kiran')
  expect(await firstOf(leads().open(IRON))).toMatchObject({ rows: [{ id: 'kiran' }] })
  await client.close()
})

it('a lead that was put away meanwhile is left alone, and one that was merged away does not come back', async () => {
  client = openWebStore(ownerOf(IRON))
  const gone = { ...fieldsOf('Kiran Shah'), gymId: IRON, ownerId: '', deleted: true }
  await put('leads/deleted', gone)
  await put('leads/merged', { ...gone, mergedInto: 'other' })
  const writes = (id: string) => [
    () => leads().log(IRON, id, contact(), by),
    () => leads().move(IRON, id, price, today),
    () => leads().take(IRON, id, IRON),
    () => leads().change(IRON, id, { notes: 'Mornings' }),
  ]
  for (const write of writes('deleted'))
    await expect(write()).rejects.toMatchObject({ code: 'refused', message: 'Kiran Shah was deleted.' })
  const both = [() => leads().archive(IRON, 'merged'), () => leads().restore(IRON, 'merged')]
  for (const write of [...writes('merged'), ...both])
    await expect(write()).rejects.toMatchObject({ message: 'Kiran Shah was merged into another lead.' })
  expect(await stored('leads/merged')).toMatchObject({ deleted: true, status: 'New', ownerId: '' })
  await leads().restore(IRON, 'deleted')
  await leads().change(IRON, 'deleted', { notes: 'Mornings' })
  expect(await stored('leads/deleted')).toMatchObject({ deleted: false, notes: 'Mornings' })
  await client.close()
})

it('Undo of an assignment gives a lead back to whom it was, but not once it is somebody else’s', async () => {
  client = openWebStore(ownerOf(IRON))
  await put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId: IRON, ownerId: 'asha' })
  await leads().takeBackFrom(IRON, 'kiran', { given: 'asha', before: 'ravi' })
  expect(await stored('leads/kiran')).toMatchObject({ ownerId: 'ravi' })
  await expect(leads().takeBackFrom(IRON, 'kiran', { given: 'asha', before: '' })).rejects.toMatchObject({
    message: 'Kiran Shah was assigned meanwhile, and stays so.',
  })
  expect(await stored('leads/kiran')).toMatchObject({ ownerId: 'ravi' })
  await client.close()
})

describe('the sale that converts a lead', () => {
  const join = (id: string, name: string) =>
    repositoriesOver(server, systemClock).members.add(IRON, id, formOf({ name }), gymInfo(IRON))
  const saleOf = (memberId: string, leadId: string, fields: Parameters<typeof saleInputOn>[1] = {}) => ({
    ...{ memberId, templateId: monthly.id, asks: false, leadId },
    terms: saleInputOn(now, fields),
  })
  const putLead = (fields: Partial<Lead> = {}, gymId = IRON) =>
    put('leads/kiran', { ...fieldsOf('Kiran Shah'), gymId, ...fields })

  beforeEach(async () => {
    await putLead()
    await join('m1', 'Kiran Shah')
  })

  it('makes it a paid member’s in one go', async () => {
    await putLead({ ownerId: 'ravi' })
    const input = saleOf('m1', 'kiran', { payments: [cashRow(1000)] })
    const sold = await doneAs(server, IRON, desk, { act: 'assign', input, key: keyOf('sold') })
    // Whose commission it is, where that follows the lead.
    expect(await stored(`invoices/${sold.invoice?.id ?? ''}`)).toMatchObject({
      ...{ leadOwnerId: 'ravi', createdBy: desk.uid },
    })
    expect(await stored('leads/kiran')).toMatchObject({
      ...{ status: 'Converted', memberId: 'm1', convertedOn: today, nextFollowUpOn: null },
      soldFor: 1000,
      updatedBy: desk.uid,
    })
    expect(await stored('members/m1')).toMatchObject({ leadId: 'kiran', totalDueAmount: 0 })
  })

  it('is refused a second time, and sells nothing then', async () => {
    await doneAs(server, IRON, desk, { act: 'assign', input: saleOf('m1', 'kiran') })
    await join('m2', 'Kiran Shah')
    const again = await runAs(server, IRON, desk, { act: 'assign', input: saleOf('m2', 'kiran') })
    expect(again).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/is a member already/) as string,
    })
    expect(await stored('members/m2')).toMatchObject({ currentPackage: null })
    expect(await stored('leads/kiran')).toMatchObject({ memberId: 'm1' })
  })

  it('knows no lead of another centre, and none that is not there', async () => {
    await putLead({}, ICE)
    for (const leadId of ['kiran', 'nobody'])
      await expect(
        runAs(server, IRON, owner, { act: 'assign', input: saleOf('m1', leadId) }),
      ).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored('leads/kiran')).toMatchObject({ status: 'New' })
  })

  /** A sale above the desk’s limit: the owner accepts it, and the desk completes it. */
  const asked = () => ({
    ...saleOf('m1', 'kiran', { discount: 300, discountReason: 'Student' }),
    asks: true,
  })
  const waiting = async () =>
    (await doneAs(server, IRON, desk, { act: 'assign', input: asked() })).invoice?.id ?? ''
  async function complete(invoiceId: string) {
    await doneAs(server, IRON, owner, { act: 'approve', input: { invoiceId } })
    const { memberId, templateId, terms } = asked()
    const input = { invoiceId, memberId, templateId, terms }
    await doneAs(server, IRON, desk, { act: 'completeSale', input })
  }

  it('that waits for the owner converts it when it is completed', async () => {
    const invoiceId = await waiting()
    expect(await stored('leads/kiran')).toMatchObject({ status: 'New' })
    await complete(invoiceId)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Converted', memberId: 'm1' })
    expect(await stored('members/m1')).toMatchObject({ leadId: 'kiran' })
  })

  describe('of whom another lead has become meanwhile', () => {
    const mergedInto = (id: string, into: string) =>
      put(`leads/${id}`, {
        ...fieldsOf('Kiran Shah'),
        ...{ gymId: IRON, deleted: true, mergedInto: into, ownerId: 'asha' },
      })
    const putLast = (fields: Partial<Lead> = {}) =>
      put('leads/last', { ...fieldsOf('Kiran S'), gymId: IRON, ownerId: 'ravi', ...fields })

    it('converts the one that stays, over several steps, and its owner’s is the commission', async () => {
      const invoiceId = await waiting()
      await mergedInto('kiran', 'middle')
      await mergedInto('middle', 'last')
      await putLast()
      await complete(invoiceId)
      expect(await stored('leads/last')).toMatchObject({ status: 'Converted', memberId: 'm1' })
      expect(await stored('members/m1')).toMatchObject({ leadId: 'last' })
      expect(await stored(`invoices/${invoiceId}`)).toMatchObject({ leadOwnerId: 'ravi' })
      expect(await stored('leads/kiran')).toMatchObject({ status: 'New', deleted: true })
    })

    it('is asked for as that one, where it waits only now', async () => {
      await mergedInto('kiran', 'last')
      await putLast()
      const invoiceId = await waiting()
      expect(await stored(`invoices/${invoiceId}`)).toMatchObject({ sale: { leadId: 'last' } })
    })

    it('is refused where that one is a member already, and goes through where the owner has accepted it', async () => {
      const invoiceId = await waiting()
      await mergedInto('kiran', 'last')
      await putLast({ status: 'Converted', memberId: 'm0' })
      await join('m2', 'Kiran Shah')
      expect(await runAs(server, IRON, desk, { act: 'assign', input: saleOf('m2', 'kiran') })).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/^Kiran S is a member/) as string,
      })
      await complete(invoiceId)
      expect(await stored('leads/last')).toMatchObject({ memberId: 'm0' })
      expect(await stored('members/m1')).toMatchObject({ currentPackage: { packageId: monthly.id } })
    })

    it('sells all the same where two name each other, or the one that stays is not there', async () => {
      const invoiceId = await waiting()
      await mergedInto('kiran', 'last')
      await mergedInto('last', 'kiran')
      await complete(invoiceId)
      expect(await stored('members/m1')).not.toHaveProperty('leadId')
      await mergedInto('kiran', 'nobody')
      await join('m2', 'Kiran Shah')
      expect(await runAs(server, IRON, desk, { act: 'assign', input: saleOf('m2', 'kiran') })).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/was deleted/) as string,
      })
    })
  })
})
