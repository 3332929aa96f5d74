import { ask, serving } from './support/servedCalls'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { contract, errorBodySchema } from '@/domain/api/contract'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { bucketsOf, limiterOver } from '../../functions/src/http/limiter'
import { adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const GYM = 'enquire-iron'
const CODE = 'ENQR2345'
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const { store } = serving()

const input = (fields: object = {}) => ({
  ...sampleInputs(GYM).enquire,
  code: CODE,
  key: randomUUID(),
  ...fields,
})
const enquire = (fields: object = {}) => ask('enquire', input(fields))
const look = (code = CODE) => ask('enquiryPage', { code })
const leads = async (gymId = GYM) =>
  (await adminStore().collection('leads').where('gymId', '==', gymId).get()).docs.map((doc) => doc.data())
const codeOf = (body: unknown) => errorBodySchema.parse(body).error.code
const shape = { phone: '9826012345', city: 'Indore', referralCode: CODE }
const put = (fields: object = {}) => putGym(store, GYM, { ...shape, ...fields })

const DONE = { kind: 'done' }

beforeEach(async () => {
  await emptyStore()
  await put()
})

describe('an enquiry', () => {
  it('is a new lead of the centre, due today in its zone, with the consent', async () => {
    const { status, body } = await enquire()
    expect([status, body]).toEqual([200, DONE])
    expect(await leads()).toMatchObject([
      {
        ...{ name: 'Kiran Shah', phone: '9876543211', phoneDigits: '9876543211', status: 'New' },
        ...{ source: 'Website', interest: 'Yoga', notes: 'Call: evening\nAfter seven' },
        ...{ nextFollowUpOn: today, ownerId: '', createdBy: '', updatedBy: 'server', deleted: false },
        consent: { purpose: 'Answering the enquiry', version: '2026-11', on: today },
      },
    ])
  })

  it('sent again under the key of its form changes nothing, whatever became of the lead', async () => {
    const once = input()
    await ask('enquire', once)
    expect((await ask('enquire', once)).body).toEqual(DONE)
    expect(await leads()).toMatchObject([{ interactions: [] }])
    const [found] = (await adminStore().collection('leads').get()).docs
    await found?.ref.update({ status: 'Lost', lostReason: 'Price' })
    await ask('enquire', once)
    expect(await leads()).toMatchObject([{ status: 'Lost', interactions: [] }])
  })

  it('of an open lead’s phone is an entry of that lead, which is due today again', async () => {
    await enquire()
    const [found] = (await adminStore().collection('leads').get()).docs
    const later = addDays(today, 9)
    await found?.ref.update({ status: 'Later', nextFollowUpOn: later, ownerId: 'desk' })
    expect((await enquire({ phone: '+91 98765-43211', name: 'K Shah', note: '' })).body).toEqual(DONE)
    expect(await leads()).toMatchObject([
      {
        ...{ name: 'Kiran Shah', status: 'Later', nextFollowUpOn: today, ownerId: 'desk', attempts: 0 },
        interactions: [
          { kind: 'Enquiry page', outcome: 'Asked again', by: '', note: 'K Shah\nYoga\nCall: evening' },
        ],
      },
    ])
  })

  it('finds the lead that the desk had added with that phone', async () => {
    await adminStore().doc('leads/by-desk').set({
      gymId: GYM,
      name: 'Kiran',
      phone: '9876543211',
      phoneDigits: '9876543211',
      status: 'New',
      deleted: false,
    })
    await enquire()
    expect(await leads()).toMatchObject([{ name: 'Kiran', interactions: [{ kind: 'Enquiry page' }] }])
  })

  it('abroad finds the lead that was kept without its country’s code, which gets no second one (PRODUCT 2.R)', async () => {
    const byDesk = { gymId: GYM, name: 'Kiran', phone: '4155550123', phoneDigits: '4155550123' }
    await put({ preference: { locale: 'en-US' } })
    await adminStore()
      .doc('leads/by-desk')
      .set({ ...byDesk, status: 'New', deleted: false })
    expect((await enquire({ phone: '+1 415 555 0123' })).body).toEqual(DONE)
    expect(await leads()).toMatchObject([{ name: 'Kiran', interactions: [{ kind: 'Enquiry page' }] }])
    await enquire({ phone: '+1 415 555 0124' })
    expect(await leads()).toHaveLength(2)
  })

  it('sent again after another one of the same lead changes nothing, whichever of them it is', async () => {
    const sent = [input(), input({ note: 'Mornings too' }), input({ note: 'At noon' })]
    for (const one of sent) await ask('enquire', one)
    const before = await leads()
    expect(before).toMatchObject([{ interactions: [{}, {}], consent: { key: sent[2]?.key } }])
    for (const one of sent) expect((await ask('enquire', one)).body).toEqual(DONE)
    expect(await leads()).toEqual(before)
  })

  it('of a lead that was lost or is a member is a lead of its own', async () => {
    await enquire()
    const [found] = (await adminStore().collection('leads').get()).docs
    await found?.ref.update({ status: 'Converted' })
    await enquire()
    await enquire()
    expect((await leads()).map(({ status }) => status as string).sort()).toEqual(['Converted', 'New'])
  })

  it('comes to one lead of two that are sent at once', async () => {
    const answers = await Promise.all([enquire(), enquire()])
    expect(answers.map(({ body }) => body)).toEqual([DONE, DONE])
    expect(await leads()).toMatchObject([{ interactions: [{ kind: 'Enquiry page' }] }])
  })

  it('of a member’s phone is answered as any other: a stranger learns nothing', async () => {
    await adminStore().doc('members/asha').set({ gymId: GYM, name: 'Asha', phone: '9876543211' })
    const { status, body } = await enquire()
    expect([status, body]).toEqual([200, DONE])
    expect(await leads()).toHaveLength(1)
  })

  it('stays with its centre: another one’s lead with the same phone is not touched', async () => {
    await putGym(store, 'enquire-ice', { ...shape, referralCode: 'ICEE2345' })
    await enquire()
    await ask('enquire', input({ code: 'ICEE2345' }))
    expect([await leads(), await leads('enquire-ice')]).toMatchObject([
      [{ interactions: [] }],
      [{ interactions: [] }],
    ])
  })

  it('that a program filled in is answered like any other, and nothing is kept', async () => {
    const { status, body } = await enquire({ website: 'https://spam.test' })
    expect([status, body]).toEqual([200, DONE])
    expect(await leads()).toEqual([])
    await enquire({ website: '' })
    expect(await leads()).toHaveLength(1)
  })

  it.each([
    ['name', ' ', 'Enter your name'],
    ['phone', '12', 'Enter a phone number that can be called'],
    ['note', 'x'.repeat(501), 'At most 500 characters'],
    ['consent', false, 'Agree to be contacted, so that the centre can answer you'],
    ['consentVersion', '2020-01', 'Reload the page, then send it again'],
  ])('without a sensible %s is refused at that field', async (field, value, message) => {
    const { status, body } = await enquire({ [field]: value })
    expect([status, errorBodySchema.parse(body).error.issues]).toEqual([400, [{ path: field, message }]])
    expect(await leads()).toEqual([])
  })
})

describe('a centre', () => {
  it('shows what its page needs, and nothing else', async () => {
    await put({ dp: 'https://pictures.test/logo.jpg', email: 'owner@iron.test', ownerName: 'Asha' })
    const { status, body } = await look()
    expect([status, body]).toEqual([
      200,
      {
        ...{ name: `Centre ${GYM}`, city: 'Indore', phone: '9826012345', locale: 'en-IN', isOpen: true },
        ...{ logo: 'https://pictures.test/logo.jpg', openNow: '', week: [] },
      },
    ])
    await put({ dp: `${GYM}/site-config/logo` })
    expect((await look()).body).toMatchObject({ logo: '' })
  })

  it('says when it is open, in its own zone', async () => {
    const always = [{ from: '00:00', to: '00:00' }]
    const openingHours = {
      ...{ Mon: always, Tue: always, Wed: always, Thu: always },
      ...{ Fri: always, Sat: always, Sun: always },
    }
    await put({ preference: { openingHours, timezone: 'America/New_York' } })
    expect((await look()).body).toMatchObject({
      openNow: 'Open day and night',
      week: [{ days: 'Monday to Sunday', hours: 'Day and night' }],
    })
  })

  it('that is disabled, and a code that nobody has, are answered the same', async () => {
    await put({ isDisabled: true })
    const [shut, unknown] = [await enquire(), await enquire({ code: 'NONE2345' })]
    expect([shut.status, codeOf(shut.body)]).toEqual([422, 'not-found'])
    expect(shut.body).toEqual(unknown.body)
    expect([(await look()).status, (await look('NONE2345')).status]).toEqual([422, 422])
    expect(await leads()).toEqual([])
  })

  it('whose package ended takes none, and says whom to call; within the grace it takes them', async () => {
    const ended = (days: number) => put({ currentPackage: { name: 'Gold', endDate: addDays(today, -days) } })
    await ended(8)
    expect((await look()).body).toMatchObject({ isOpen: false })
    expect((await enquire()).body).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(
        /takes no enquiries online .* Call \+91 98260 12345 instead\.$/,
      ) as unknown,
    })
    expect(await leads()).toEqual([])
    await ended(7)
    expect((await enquire()).body).toEqual(DONE)
  })

  it('that has switched its page off takes none', async () => {
    await put({ preference: { enquiryPage: false } })
    expect((await look()).body).toMatchObject({ isOpen: false })
    expect((await enquire()).body).toMatchObject({ kind: 'refused' })
    await put({ preference: { enquiryPage: true } })
    expect((await enquire()).body).toEqual(DONE)
  })
})

describe('a limit', () => {
  const endpoint: Endpoint = contract.enquire
  const limiter = () => limiterOver(store, (error) => expect.fail(String(error)))

  it('holds each address, and a centre whoever asks it', async () => {
    const now = new Date()
    const taker = limiter()
    const take = (address: string, code = CODE) =>
      taker.take(bucketsOf(endpoint, null, address, { code }), now)
    const ofOne = []
    for (let call = 0; call < 11; call += 1) ofOne.push(await take('one'))
    expect(ofOne.filter((wait) => wait === null)).toHaveLength(10)
    let others = 0
    for (let call = 0; call < 60; call += 1) if ((await take(`other-${call}`)) === null) others += 1
    expect(others).toBe(20)
    // Who floods one centre leaves room for all others, also for those whose code begins alike.
    expect(CODE.slice(0, 3)).toBe('ENQ')
    for (const code of ['ENQX2345', 'OTHR2345']) expect(await take(`asks ${code}`, code)).toBeNull()
  })
})
