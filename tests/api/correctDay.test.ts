import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { usedOtherwise } from '@/domain/shared/refusal'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { ask, newAccount } from './support/servedCalls'

const IRON = 'correct-iron'
const ICE = 'correct-ice'
const INDIA = 'Asia/Kolkata'
const tokens = { owner: '', desk: '', other: '' }
const { store } = openAdminStore()
const today = civilDateIn(new Date(), INDIA)
const past = addDays(today, -5)

const at = (entry: string, exit: string, date: CivilDate = past, isAutoExit = false) => ({
  entry: instantAt(date, entry, INDIA),
  exit: instantAt(date, exit, INDIA),
  isAutoExit,
})
const stood = [at('06:00', '07:00')]
const corrected = [at('06:30', '08:00')]

const input = (changes: object = {}) => ({
  gymId: IRON,
  key: 'form-1',
  personId: 'day-asha',
  personType: 'member',
  date: past,
  seen: stood,
  visits: corrected,
  reason: 'Came half an hour later',
  ...changes,
})

async function correct(changes: object = {}) {
  const { status, body } = await ask('correctDay', input(changes), { token: tokens.owner })
  expect([status, body]).toMatchObject([200, {}])
  return deskCalls.correctDay.output.parse(body)
}

const statusOf = async (token: string, changes: object = {}) =>
  (await ask('correctDay', input(changes), { token })).status

const dayOf = async (personId = 'day-asha') =>
  (await store.get(`attendance/${IRON}_${personId}`))?.data[dateKeyOf(past)]

const all = async (collection: string) =>
  (await adminStore().collection(collection).where('gymId', '==', IRON).get()).docs.map((entry) =>
    entry.data(),
  )

const auditLines = () => all('auditLogs')

const nothingChanged = async () => {
  expect(await dayOf()).toEqual(stood)
  expect([await all('attendanceCorrections'), await auditLines()]).toEqual([[], []])
}

beforeAll(async () => {
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.desk = await newAccount('correct-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'GYM', gymId: ICE })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  await store.batch((writer) => {
    const member = { name: 'Asha Rao', memberCode: 'IRN-1', dp: '' }
    writer.set('members/day-asha', { id: 'day-asha', gymId: IRON, ...member })
    writer.set('members/ice-member', { id: 'ice-member', gymId: ICE, ...member })
    writer.set('staff/day-ravi', { gymId: IRON, name: 'Ravi Kumar', empId: 'E-1', dp: '' })
    writer.set(`attendance/${IRON}_day-asha`, {
      ...{ gymId: IRON, memberId: 'day-asha', personId: 'day-asha', personType: 'member' },
      [dateKeyOf(past)]: stood,
    })
    writer.set(`attendanceDays/${IRON}_${past}`, {
      ...{ gymId: IRON, date: past },
      people: { 'day-asha': { type: 'member', ...member, code: 'IRN-1', by: 'desk', visits: stood } },
    })
  })
})

describe('a day that the owner corrects', () => {
  it('holds the new times, with the old ones, the reason and an audit line kept', async () => {
    expect(await correct()).toEqual({ kind: 'done' })
    expect(await dayOf()).toEqual(corrected)
    const line = mapOf(
      mapOf((await store.get(`attendanceDays/${IRON}_${past}`))?.data['people'])?.['day-asha'],
    )
    expect(line).toMatchObject({ name: 'Asha Rao', code: 'IRN-1', visits: corrected })
    expect(await all('attendanceCorrections')).toMatchObject([
      { personId: 'day-asha', date: past, by: IRON, reason: 'Came half an hour later' },
    ])
    expect(await auditLines()).toMatchObject([
      {
        ...{ act: 'attendanceCorrection.create', by: IRON, byRole: 'CLIENT' },
        documentId: `${IRON}_form-1`,
      },
    ])
  })

  it('may have more visits than four, as the breaks of an employee make them', async () => {
    const breaks = [6, 7, 8, 9, 10, 11, 12, 13].map((hour) =>
      at(`${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:30`),
    )
    await correct({ personId: 'day-ravi', personType: 'employee', seen: [], visits: breaks })
    expect(await dayOf('day-ravi')).toEqual(breaks)
    await correct({
      key: 'form-2',
      personId: 'day-ravi',
      personType: 'employee',
      seen: breaks,
      visits: breaks.slice(1),
    })
    expect(await dayOf('day-ravi')).toHaveLength(7)
  })

  it('is corrected once, repeated or raced by ten', async () => {
    await Promise.all(Array.from({ length: 10 }, () => correct()))
    expect(await correct()).toEqual({ kind: 'done' })
    expect([(await all('attendanceCorrections')).length, (await auditLines()).length]).toEqual([1, 1])
  })

  it('is not answered as done where something else is sent under its key', async () => {
    await correct()
    const later = { visits: [at('06:30', '09:00')] }
    for (const other of [later, { reason: 'Stayed longer' }, { visits: [] }])
      expect(await correct(other)).toEqual(usedOtherwise())
    expect(await dayOf()).toEqual(corrected)
    expect(await correct()).toEqual({ kind: 'done' })
    expect(await all('attendanceCorrections')).toHaveLength(1)
    expect(await correct({ ...later, key: 'form-2', seen: corrected })).toEqual({ kind: 'done' })
    expect(await dayOf()).toEqual(later.visits)
  })

  it('is refused where it was changed since the form was opened', async () => {
    expect(await correct({ seen: [] })).toMatchObject({ kind: 'refused' })
    await nothingChanged()
    expect(await correct()).toEqual({ kind: 'done' })
  })

  it.each([
    [
      'a time to come',
      {
        date: today,
        seen: [],
        visits: [{ ...at('00:00', '00:00', today), exit: new Date(Date.now() + 60_000) }],
      },
      'exit',
    ],
    ['a visit of another day', { visits: [at('06:00', '07:00', addDays(past, 1))] }, 'entry'],
    ['an open visit of a past day', { visits: [{ ...at('06:30', '07:00'), exit: null }] }, 'exit'],
    ['an end before the beginning', { visits: [at('08:00', '07:00')] }, 'exit'],
    [
      'a visit of two days',
      {
        visits: [
          {
            ...at('06:00', '07:00'),
            entry: at('05:00', '06:00').entry,
            exit: at('06:00', '07:00', addDays(past, 2)).exit,
          },
        ],
      },
      'exit',
    ],
  ])('takes no %s, and says so at the field', async (_what, changes, field) => {
    expect(await correct(changes)).toMatchObject({ kind: 'refused', field: `visits.0.${field}` })
    await nothingChanged()
  })

  it('takes no visits at the same time, nor a day to come', async () => {
    const visits = [at('06:00', '08:00'), at('07:00', '09:00')]
    expect(await correct({ visits })).toMatchObject({ kind: 'refused', field: 'visits.1.entry' })
    const ahead = { date: addDays(today, 1), seen: [], visits: [] }
    expect(await correct(ahead)).toMatchObject({ kind: 'refused', reason: 'This day is still to come.' })
    await nothingChanged()
  })

  it('says that an exit was automatic only where it stood there as one', async () => {
    await correct({ visits: [at('06:30', '08:00', past, true)] })
    expect(await dayOf()).toEqual(corrected)
  })
})

describe('a correction', () => {
  it('is the owner’s, of people of the own centre', async () => {
    expect(await statusOf(tokens.desk)).toBe(403)
    expect(await statusOf(tokens.other)).toBe(403)
    expect(await statusOf(tokens.owner, { gymId: ICE })).toBe(403)
    for (const personId of ['ice-member', 'nobody', 'day-ravi'])
      expect(await statusOf(tokens.owner, { personId, seen: [] })).toBe(403)
    await nothingChanged()
    expect(await statusOf(tokens.owner)).toBe(200)
  })

  it.each([
    ['no reason', { reason: ' ' }],
    ['a reason without end', { reason: 'x'.repeat(501) }],
    ['more than 50 visits', { visits: Array.from({ length: 51 }, () => corrected[0]) }],
    ['a stray field', { by: 'somebody' }],
    ['no date', { date: '2026-02-31' }],
    ['a stray field in a visit', { visits: [{ ...corrected[0], note: 'x' }] }],
  ])('with %s is no correction', async (_what, changes) => {
    expect(await statusOf(tokens.owner, changes)).toBe(400)
    await nothingChanged()
  })

  it('of another centre under the same key is another one', async () => {
    await correct()
    await store.batch((writer) =>
      writer.set(`attendance/${ICE}_ice-member`, {
        gymId: ICE,
        memberId: 'ice-member',
        personId: 'ice-member',
      }),
    )
    const theirs = { gymId: ICE, personId: 'ice-member', seen: [] }
    expect(await statusOf(tokens.other, theirs)).toBe(200)
    expect((await store.get(`attendanceCorrections/${ICE}_form-1`))?.data).toMatchObject({
      personId: 'ice-member',
    })
  })
})
