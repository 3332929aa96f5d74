import { iclockScene } from './support/iclockScene'
import { beforeEach, describe, expect, it } from 'vitest'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { sendMark } from '@/data/attendance/sendMark'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { systemClock } from '@/data/store/clock'
import { AppError } from '@/domain/shared/appError'
import { civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { visitsOf } from '@/domain/attendance/visits'
import { adminStore } from '../support/emulators'
import { resolvePunches } from '../../functions/src/iclock/resolvePunches'
import { managerOf, openWebStore } from './support/dataStores'
import { putDevice, queueCommand } from './support/deviceFixtures'
import { emptyStore } from './support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'iron'
const ICE = 'ice'
const SN = 'CGKK1'
const KEYED = `SN=${SN}&pushcommkey=7F3A9C21`
const NOW = new Date('2026-11-20T02:20:00Z')
const TODAY = '2026-11-20'

let scene = iclockScene(NOW)
const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const punches = async () => (await adminStore().collection('punches').get()).docs.map((each) => each.data())
const upload = (lines: string[], keyed = KEYED) =>
  scene.call('POST', `/iclock/cdata?${keyed}&table=ATTLOG`, { body: `${lines.join('\n')}\n` })
const line = (pin: string, at: string, date = TODAY, status = 0) =>
  `${pin}\t${date} ${at}\t${status}\t1\t0\t0\t0\t`

/** As the reports read them: `entry - exit` on the wall in India. */
async function visits(personId: string, date = TODAY) {
  const day = await askDay(scene.store, readDay, GYM, civil(date))
  const line = day?.people[personId]
  const wall = (at: Date | null) =>
    at === null ? '' : new Date(at.getTime() + 330 * 60_000).toISOString().slice(11, 19)
  return visitsOf(line?.visits ?? [], line?.type ?? 'member').map(
    ({ entry, exit, isAutoExit }) => `${wall(entry)} - ${wall(exit)}${isAutoExit ? ' auto' : ''}`,
  )
}

const wished = (desired: 'enabled' | 'disabled', fields: object = {}) =>
  put(`biometricUsers/${GYM}_1001`, {
    ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired, version: 3 },
    ...{ updatedAt: new Date('2026-11-20T00:00:00Z'), devices: {} },
    ...fields,
  })

beforeEach(async () => {
  await emptyStore()
  scene = iclockScene(NOW)
  await putGym(scene.store, GYM)
  await putGym(scene.store, ICE)
  await put('members/asha', { gymId: GYM, name: 'Asha Rao', memberCode: 'A1', biometricUserId: 1001 })
  await put('staff/ravi', { gymId: GYM, name: 'Ravi', biometricId: '1002' })
  await put('members/theirs', { gymId: ICE, name: 'Theirs', biometricUserId: 1003 })
  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: '7F3A9C21' })
})

describe('punches become attendance (DOMAIN 1.6 "ATTLOG")', () => {
  it('of members and employees, in the person’s document and the day’s roll-up alike', async () => {
    expect(await upload([line('1001', '06:31:07'), line('1002', '06:40:00')])).toEqual([200, 'OK: 2'])
    await upload([line('1001', '07:44:55', TODAY, 1)])
    expect(await visits('asha')).toEqual(['06:31:07 - 07:44:55'])
    expect(await visits('ravi')).toEqual(['06:40:00 - '])
    expect(await dataOf(`attendance/${GYM}_ravi`)).toMatchObject({ personType: 'employee', memberId: '' })
    const asha = await dataOf(`attendance/${GYM}_asha`)
    expect((asha['20-11-2026'] as unknown[]).length).toBe(2)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: null })
  })

  it('are seen by the desk within the call that brought them', async () => {
    const heard: string[][] = []
    const stop = scene.store.watchQuery(
      {
        collection: 'attendanceDays',
        where: [{ field: 'gymId', op: '==', value: GYM }],
        orderBy: [],
        limit: 3,
      },
      {
        next: (parts) => void heard.push(parts.flatMap(({ data }) => Object.keys(data['people'] as object))),
        failed: (error) => expect.unreachable(error.message),
      },
    )
    await upload([line('1001', '07:50:00')])
    await expect.poll(() => heard.at(-1)).toEqual(['asha'])
    stop()
  })

  it('come to the same in any order, late, and however often they are sent', async () => {
    const lines = [
      line('1001', '06:00:00'),
      line('1001', '07:00:00'),
      line('1001', '23:30:00', '2026-11-18'),
      line('1001', '00:30:00', '2026-11-19'),
    ]
    for (const each of [...lines].reverse()) await upload([each])
    for (let time = 0; time < 2; time += 1) await upload(lines)
    expect(await visits('asha')).toEqual(['06:00:00 - 07:00:00'])
    expect(await visits('asha', '2026-11-18')).toEqual(['23:30:00 - 00:30:00'])
    expect(await visits('asha', '2026-11-19')).toEqual([])
    expect(await punches()).toHaveLength(4)
  })

  it('of thirty people who came while the line was down write the day three times, not thirty', async () => {
    const pins = Array.from({ length: 30 }, (_, index) => String(2000 + index))
    await Promise.all(
      pins.map((pin) => put(`members/p${pin}`, { gymId: GYM, name: pin, biometricUserId: Number(pin) })),
    )
    let transactions = 0
    scene.breakStore({
      transact: (work) => {
        transactions += 1
        return scene.store.transact(work)
      },
    })
    const lines = pins.map((pin) => line(pin, '06:00:00'))
    expect(await upload(lines)).toEqual([200, 'OK: 30'])
    expect(transactions).toBe(3)
    for (const pin of pins) expect(await visits(`p${pin}`)).toEqual(['06:00:00 - '])
    await upload(lines)
    expect(await punches()).toHaveLength(30)
  })

  it('of one person that can’t be kept keep nobody else out, and come again until they can', async () => {
    const isRavi = (path: string) => path.includes('_1002_')
    scene.breakStore({
      transact: (work) =>
        scene.store.transact((transaction) =>
          work({
            ...transaction,
            create(path, data) {
              if (isRavi(path)) throw new AppError('unknown', 'It can’t be read.')
              transaction.create(path, data)
            },
          }),
        ),
    })
    const lines = [line('1001', '06:00:00'), line('1002', '06:05:00')]
    expect((await upload(lines))[0]).toBe(503)
    expect([await visits('asha'), await visits('ravi')]).toEqual([['06:00:00 - '], []])
    scene.mendStore()
    expect(await upload(lines)).toEqual([200, 'OK: 2'])
    expect([await visits('asha'), await visits('ravi')]).toEqual([['06:00:00 - '], ['06:05:00 - ']])
    expect(scene.failures).toHaveLength(1)
  })

  it('of two devices at once are one person’s, each once', async () => {
    await putDevice(scene.store, { sn: 'BACK', gymId: GYM, secret: 'BACKDOOR' })
    const back = 'SN=BACK&pushcommkey=BACKDOOR'
    await Promise.all([
      ...['06:00:00', '06:20:00', '06:40:00'].map((at) => upload([line('1001', at)])),
      ...['06:10:00', '06:30:00', '06:00:20'].map((at) => upload([line('1001', at)], back)),
    ])
    expect(await punches()).toHaveLength(6)
    expect(await visits('asha')).toEqual(['06:00:00 - 06:10:00', '06:20:00 - 06:30:00', '06:40:00 - '])
  })

  it('go on where the desk has marked, and leave what the owner corrected', async () => {
    const entry = new Date('2026-11-20T00:30:00.500Z')
    const record = { entry, exit: null, isAutoExit: false }
    await put(`attendance/${GYM}_asha`, {
      gymId: GYM,
      personId: 'asha',
      memberId: 'asha',
      personType: 'member',
      '20-11-2026': [record],
    })
    const desk = { type: 'member', name: 'Asha Rao', code: 'A1', dp: '', visits: [record], by: 'desk' }
    await put(`attendanceDays/${GYM}_${TODAY}`, { gymId: GYM, date: TODAY, people: { asha: desk } })
    await upload([line('1001', '07:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:00:00'])

    const corrected = [{ entry, exit: new Date('2026-11-20T02:00:00Z'), isAutoExit: false }]
    await adminStore().doc(`attendance/${GYM}_asha`).update({ '20-11-2026': corrected })
    await adminStore().doc(`attendanceDays/${GYM}_${TODAY}`).update({ 'people.asha.visits': corrected })
    await put('attendanceCorrections/one', {
      ...{ gymId: GYM, personId: 'asha', personType: 'member', date: TODAY, before: [], after: corrected },
      ...{ reason: 'Left later', by: 'owner', at: new Date(NOW.getTime() + 60_000) },
    })
    scene.later(120)
    await upload([line('1001', '06:45:00', '2026-11-19'), line('1001', '07:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:30:00'])
    expect(await visits('asha', '2026-11-19')).toEqual(['06:45:00 - 08:45:00 auto'])
  })
})

describe('punches of nobody', () => {
  it('are kept, those of another centre’s number too, and counted when the number is linked', async () => {
    expect(
      await upload([line('1003', '06:00:00'), line('1003', '07:00:00'), line('77', '07:10:00')]),
    ).toEqual([200, 'OK: 3'])
    expect(await punches()).toMatchObject(
      Array.from({ length: 3 }, () => ({ result: 'unknownPin', personId: '', gymId: GYM })),
    )
    expect(await visits('theirs')).toEqual([])
    await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1003 })
    const resolve = () =>
      resolvePunches(scene.store, GYM, '1003', { personType: 'member', personId: 'vikram' }, scene.clock.at)
    expect(await resolve()).toBe(2)
    expect(await visits('vikram')).toEqual(['06:00:00 - 07:00:00'])
    expect(await resolve()).toBe(0)
    await upload([line('1003', '06:00:00'), line('1003', '07:00:00')])
    expect(await visits('vikram')).toEqual(['06:00:00 - 07:00:00'])
    expect((await punches()).filter((each) => each['result'] === 'unknownPin')).toMatchObject([{ pin: '77' }])
  })

  it('are kept where two people have the number, until one of them has', async () => {
    await put('staff/twin', { gymId: GYM, name: 'Twin', biometricId: '1001' })
    await upload([line('1001', '06:00:00')])
    expect(await punches()).toMatchObject([{ result: 'unknownPin' }])
    await put('staff/twin', { gymId: GYM, name: 'Twin', biometricId: '' })
    await upload([line('1001', '06:00:00'), line('1001', '07:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:00:00'])
  })
})

it('of a device that another centre had: what was somebody’s there stays theirs, what was nobody’s is kept here as well, once', async () => {
  await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1003 })
  const ofTheirs = ['1001', '1003', '77'].map((pin) => line(pin, '06:00:00'))
  await putDevice(scene.store, { sn: SN, gymId: ICE, secret: '7F3A9C21' })
  expect(await upload(ofTheirs)).toEqual([200, 'OK: 3'])
  const of = async (gymId: string) =>
    (await punches())
      .filter((each) => each['gymId'] === gymId)
      .map((each) => [each['pin'], each['personId'], each['result']] as unknown[])
      .sort()
  const theirs = [
    ['1001', '', 'unknownPin'],
    ['1003', 'theirs', 'counted'],
    ['77', '', 'unknownPin'],
  ]
  expect(await of(ICE)).toEqual(theirs)

  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: '7F3A9C21' })
  for (let time = 0; time < 2; time += 1) expect(await upload(ofTheirs)).toEqual([200, 'OK: 3'])
  expect(await of(ICE)).toEqual(theirs)
  expect(await of(GYM)).toEqual([
    ['1001', 'asha', 'counted'],
    ['77', '', 'unknownPin'],
  ])
  expect([await visits('asha'), await visits('vikram')]).toEqual([['06:00:00 - '], []])

  await put('members/late', { gymId: GYM, name: 'Late', biometricUserId: 77 })
  const holder = { personType: 'member', personId: 'late' } as const
  expect(await resolvePunches(scene.store, GYM, '77', holder, scene.clock.at)).toBe(1)
  await upload(ofTheirs)
  expect(await visits('late')).toEqual(['06:00:00 - '])
  expect([await of(ICE), (await of(GYM)).length]).toEqual([theirs, 2])
})

describe('a person who is stopped comes in all the same', () => {
  it('is no visit, told to the desk, and stopped again', async () => {
    const { id } = await queueCommand(scene.store, SN, GYM, {
      kind: 'DISABLE',
      payload: { name: 'Asha' },
      pin: '1001',
      version: 3,
    })
    await wished('disabled', { devices: { [SN]: { appliedVersion: 0, commandId: id, state: 'queued' } } })
    await upload([line('1001', '07:40:00')])
    expect(await punches()).toMatchObject([{ result: 'whileDisabled', personId: 'asha', date: TODAY }])
    expect(await visits('asha')).toEqual([])
    // It had not reached the device yet: that is no fault of the device's way of doing it.
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ ineffectiveCount: 0, nextCmdId: 2 })
  })

  it('three times says that the device’s way has no effect', async () => {
    await wished('disabled', {
      devices: {
        [SN]: { appliedVersion: 3, commandId: 0, state: 'done', at: new Date('2026-11-20T00:10:00Z') },
      },
    })
    for (const at of ['07:00:00', '07:20:00', '07:40:00']) await upload([line('1001', at)])
    await upload([line('1001', '07:40:00')])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      ineffectiveCount: 3,
      strategyProblem: 'ineffective',
      pendingCount: 1,
    })
    expect((await scene.call('GET', `/iclock/getrequest?${KEYED}`))[1]).toMatch(/EndDatetime=2000-01-02/)
  })

  it('is heard of by the desk also where more were before them that day than one listener hears', async () => {
    const crowd = adminStore().batch()
    for (let count = 0; count < 230; count += 1) {
      const id = `${SN}_1000_20261120060${String(1000 + count)}_0`
      crowd.set(adminStore().doc(`punches/${id}`), {
        ...{ gymId: GYM, sn: SN, pin: '1000', localTime: `${TODAY} 06:00:00`, date: TODAY, month: '2026-11' },
        ...{ at: new Date('2026-11-20T00:30:00Z'), receivedAt: NOW, status: 0, verify: 1 },
        ...{ personType: 'member', personId: 'other', result: 'whileDisabled' },
      })
    }
    await crowd.commit()
    const { alerts } = deviceRepository({ store: scene.store, clock: systemClock, log: () => undefined })
    const heard: (readonly [number, string | undefined])[] = []
    const stop = alerts(GYM, civil(TODAY)).watch({
      next: ({ rows }) => void heard.push([rows.length, rows[0]?.pin]),
      failed: (error) => expect.unreachable(error.message),
    })
    await expect.poll(() => heard.at(-1)).toEqual([230, '1000'])
    await wished('disabled')
    await upload([line('1001', '07:40:00')])
    await expect.poll(() => heard.at(-1)).toEqual([231, '1001'])
    stop()
  })

  it('before the wish, is a visit; after the last day that is paid for, none', async () => {
    await wished('disabled', { updatedAt: new Date('2026-11-20T02:00:00Z') })
    await upload([line('1001', '06:00:00')])
    await wished('enabled', { validUntil: '2026-11-19' })
    await upload([line('1001', '07:00:00'), line('1001', '06:00:00', '2026-11-19')])
    expect((await punches()).map((each) => [each['localTime'], each['result']] as unknown[]).sort()).toEqual([
      ['2026-11-19 06:00:00', 'counted'],
      ['2026-11-20 06:00:00', 'counted'],
      ['2026-11-20 07:00:00', 'whileDisabled'],
    ])
  })

  it('until a day that was told along, is let in with that day, before the night has run', async () => {
    await wished('disabled', {
      ...{ validFrom: TODAY, validUntil: '2026-12-19', updatedAt: new Date('2026-11-10T00:00:00Z') },
    })
    await upload([line('1001', '06:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - '])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ ineffectiveCount: 0, pendingCount: 0 })
    // Of the day before it is none; the device is told its days again, and not to stay shut on them.
    await upload([line('1001', '06:00:00', '2026-11-19')])
    expect(await visits('asha', '2026-11-19')).toEqual([])
    expect((await scene.call('GET', `/iclock/getrequest?${KEYED}`))[1]).toContain(
      'StartDatetime=2026-11-20T00:00:00\tEndDatetime=2026-12-19T23:59:59',
    )
  })

  it('who is deleted, is told to the desk and stopped again; whoever has the number next inherits none of it', async () => {
    await wished('disabled')
    await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 1001, deleted: true })
    // What comes late of before that is theirs still.
    expect(await upload([line('1001', '06:00:00', '2026-11-19'), line('1001', '07:00:00')])).toEqual([
      200,
      'OK: 2',
    ])
    expect(await punches()).toMatchObject([
      { personId: 'asha', name: '', result: 'counted' },
      { personId: 'asha', name: 'Asha Rao', result: 'whileDisabled' },
    ])
    expect((await scene.call('GET', `/iclock/getrequest?${KEYED}`))[1]).toMatch(/EndDatetime=2000-01-02/)

    await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1001 })
    await wished('enabled', { personId: 'vikram', updatedAt: new Date('2026-11-20T02:10:00Z') })
    const holder = { personType: 'member', personId: 'vikram' } as const
    expect(await resolvePunches(scene.store, GYM, '1001', holder, scene.clock.at)).toBe(0)
    await upload([line('1001', '07:00:00'), line('1001', '07:45:00')])
    expect([await visits('vikram'), await visits('asha')]).toEqual([['07:45:00 - '], []])
  })

  it('with a number that was taken off its person, is told to the desk and stopped again', async () => {
    await wished('disabled', { personId: '' })
    await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 0 })
    await upload([line('1001', '04:00:00'), line('1001', '07:00:00')])
    expect(
      (await punches()).map((each) => [each['localTime'], each['personId'], each['result']] as unknown[]),
    ).toEqual([
      [`${TODAY} 04:00:00`, '', 'unknownPin'],
      [`${TODAY} 07:00:00`, '', 'whileDisabled'],
    ])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 1 })
  })

  it('with a number that was shut because it was nobody’s, has their visits once it is linked to them', async () => {
    await wished('disabled', { personId: '' })
    await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 0 })
    const pressed = [line('1001', '06:31:00'), line('1001', '07:31:00')]
    await upload(pressed)
    expect(await punches()).toMatchObject(
      Array.from({ length: 2 }, () => ({ personId: '', result: 'whileDisabled' })),
    )
    await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1001 })
    await wished('enabled', { personId: 'vikram', updatedAt: NOW })
    const holder = { personType: 'member', personId: 'vikram' } as const
    const resolve = () => resolvePunches(scene.store, GYM, '1001', holder, scene.clock.at)
    expect(await resolve()).toBe(2)
    expect(await resolve()).toBe(0)
    await upload(pressed)
    expect(await visits('vikram')).toEqual(['06:31:00 - 07:31:00'])
    expect(await punches()).toMatchObject(
      Array.from({ length: 2 }, () => ({ personId: 'vikram', result: 'counted' })),
    )
  })
})

describe('a centre whose package ended and whose days of grace are over (decision 47)', () => {
  const ended = new Date('2026-11-08T18:30:00Z')
  const lapsed = {
    currentPackage: { name: 'Gold', endDate: '2026-11-01' },
    writesUntil: { create: ended, update: ended, enrol: ended },
  }

  /** A mark of now, as a page of the centre writes it. */
  async function markAtDesk() {
    const page = openWebStore(managerOf(GYM))
    const now = new Date()
    const person = { personId: 'meera', memberId: 'meera', personType: 'member' as const }
    try {
      await sendMark(page.store)({
        ...{ id: 'm', gymId: GYM, date: civilDateIn(now, 'Asia/Kolkata'), by: `${GYM}-desk`, part: 1 },
        ...{ person: { ...person, name: 'Meera', code: 'A2', dp: '' }, isUndone: false },
        record: { entry: now, exit: null, isAutoExit: false },
      })
    } finally {
      await page.close()
    }
  }

  it('its punches go on becoming visits, while a mark at its desk is refused', async () => {
    await put('members/meera', { gymId: GYM, name: 'Meera', memberCode: 'A2' })
    await putGym(scene.store, GYM, lapsed)
    expect(await upload([line('1001', '06:31:07')])).toEqual([200, 'OK: 1'])
    expect(await visits('asha')).toEqual(['06:31:07 - '])
    expect(await punches()).toMatchObject([{ personId: 'asha', result: 'counted' }])
    await expect(markAtDesk()).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await dataOf(`attendance/${GYM}_meera`)).toEqual({})
    await putGym(scene.store, GYM)
    await markAtDesk()
    expect(await dataOf(`attendance/${GYM}_meera`)).toMatchObject({ personId: 'meera' })
  })
})

describe('the device’s clock (DOMAIN 1.6 "Clock")', () => {
  it('is compared where a single punch came at once, and not where an old one comes late', async () => {
    await scene.call('GET', `/iclock/getrequest?${KEYED}`)
    scene.later(10)
    await upload([line('1001', '07:20:10')])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: -1800 })
    await upload([line('1001', '07:00:10'), line('1002', '07:00:40')])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: -1800 })
  })

  it('is known to be a day behind once several lines over a while say so, and not by one that comes late', async () => {
    const known = async () => (await dataOf(`biometricDevices/${SN}`))['clockSkewSec'] as unknown
    const pressed: unknown[] = []
    for (const [pin, at] of [
      ['1001', '07:50:00'],
      ['1002', '07:56:00'],
      ['1001', '08:02:00'],
    ] as const) {
      await scene.call('GET', `/iclock/getrequest?${KEYED}`)
      await upload([line(pin, at, '2026-11-19')])
      pressed.push(await known())
      scene.later(360)
    }
    expect(pressed).toEqual([null, null, -86_400])
    await scene.call('GET', `/iclock/getrequest?${KEYED}`)
    await upload([line('1002', '08:08:00')])
    expect(await known()).toBe(0)
  })

  it('is set anew when it starts after the zone has changed: punches of before are read by what it went by', async () => {
    const greet = () => scene.call('GET', `/iclock/cdata?${KEYED}&options=all`)
    await putDevice(scene.store, { sn: SN, gymId: GYM, secret: '7F3A9C21', tzOffsetMinutes: 240 })
    expect((await greet())[1]).toMatch(/\nTimeZone=4\n/)
    await adminStore().doc(`biometricDevices/${SN}`).update({ tzOffsetMinutes: 330 })
    await upload([line('1001', '04:30:00')])
    scene.later(60)
    expect((await greet())[1]).toMatch(/\nTimeZone=330\n/)
    scene.later(1200)
    await upload([line('1002', '04:40:00'), line('1001', '07:51:10')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:51:10'])
    expect(await visits('ravi')).toEqual(['06:10:00 - '])
    // Replayed, each is where it was.
    await upload([line('1001', '04:30:00'), line('1001', '07:51:10')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:51:10'])
  })

  it('is not believed in the future: our own time counts, and its own is kept', async () => {
    await upload([line('1001', '09:00:00')])
    expect(await punches()).toMatchObject([
      { clockSuspect: true, localTime: '2026-11-20 09:00:00', date: TODAY },
    ])
    expect(await visits('asha')).toEqual(['07:50:00 - '])
  })
})
