import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstOf } from '@/data/store/firstOf'
import { monthsAsked } from '@/domain/leads/leadMonths'
import { trialsOn, trialVisit } from '@/domain/leads/trialVisit'
import { formatCivil } from '@/domain/shared/formatDate'
import { managerOf, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import {
  beginLeads,
  by,
  contact,
  DESK,
  fieldsOf,
  IRON,
  leadsOf,
  price,
  put,
  stored,
  today,
  tomorrow,
} from './support/leadGym'

let client: OpenStore
const leads = () => leadsOf(client)

beforeEach(beginLeads)

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
    expect(await firstOf(leads().ofPhone(IRON, '9876543211', 'en-IN'))).toMatchObject({
      rows: [{ id: 'kiran' }],
    })
    expect((await firstOf(leads().ofPhone(IRON, '9876543212', 'en-IN'))).rows).toEqual([])
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
    await leads().log(IRON, 'kiran', contact(), by)
    await expect(
      leads().log(IRON, 'kiran', contact({ outcome: 'Lost', lostReason: 'Price' }), by),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: `Already logged as Interested, next on ${formatCivil(tomorrow)}. Log what is new as another contact.`,
    })
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

  it('comes for the trial once at two desks, and once more where the first mark was a mistake', async () => {
    const booked = { outcome: 'Trial booked', nextFollowUpOn: today, trialOn: today } as const
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await leads().log(IRON, 'kiran', contact(booked), by)
    const awaited = async () => {
      const [trial] = trialsOn((await firstOf(leads().trials(IRON, today))).rows, today)
      if (trial === undefined) throw new Error('No trial of today.')
      return trialVisit(trial.lead, today)
    }
    const visit = await awaited()
    await Promise.all([leads().log(IRON, 'kiran', visit, by), leads().log(IRON, 'kiran', visit, by)])
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Trial Done', attempts: 2 })
    await leads().move(IRON, 'kiran', { to: 'Trial Booked', trialOn: today, nextFollowUpOn: today }, today)
    await leads().log(IRON, 'kiran', await awaited(), by)
    expect(await stored('leads/kiran')).toMatchObject({ status: 'Trial Done', attempts: 3 })
  })

  it('bears labels, each put on it and taken off by itself, whoever put on another one meanwhile', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await Promise.all([
      leads().label(IRON, 'kiran', 'Student', true),
      leads().label(IRON, 'kiran', 'Mornings', true),
    ])
    expect((await stored('leads/kiran'))?.['labels']).toEqual(expect.arrayContaining(['Student', 'Mornings']))
    await leads().label(IRON, 'kiran', 'Student', false)
    await leads().label(IRON, 'kiran', 'Student', false)
    expect(await stored('leads/kiran')).toMatchObject({ labels: ['Mornings'], updatedBy: DESK })
  })

  it('is lost for a reason of the centre’s own', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    await leads().log(IRON, 'kiran', contact({ outcome: 'Lost', lostReason: 'Moves away' }), by)
    expect(await firstOf(leads().closed(IRON, 'Lost'))).toMatchObject({
      rows: [{ id: 'kiran', lostReason: 'Moves away' }],
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
    await leads().move(IRON, 'kiran', { to: 'Lost', lostReason: 'Price' }, today)
    await leads().change(IRON, 'kiran', { notes: 'Evenings', nextFollowUpOn: tomorrow })
    expect(await stored('leads/kiran')).toMatchObject({ notes: 'Evenings', nextFollowUpOn: null })
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

  it('of an older version with a longer text than a page may write says so, until it is shortened', async () => {
    await leads().add(IRON, 'kiran', fieldsOf('Kiran Shah'))
    const phone = '9876543211 / 9123456780 (mother) / 0731-2551234'
    await put('leads/kiran', { ...(await stored('leads/kiran')), phone })
    const tooLong = {
      code: 'refused',
      message: 'The phone of Kiran Shah is longer than 40 letters. Shorten it with Edit first.',
    }
    await expect(leads().log(IRON, 'kiran', contact(), by)).rejects.toMatchObject(tooLong)
    await expect(leads().archive(IRON, 'kiran')).rejects.toMatchObject(tooLong)
    await leads().change(IRON, 'kiran', { phone: '9876543211' })
    await leads().log(IRON, 'kiran', contact(), by)
    expect(await stored('leads/kiran')).toMatchObject({ phone: '9876543211', attempts: 1 })
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
