import { beforeEach, describe, expect, it } from 'vitest'
import { failureSentence } from '@/domain/monthStats/nightFailure'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import {
  beginNight,
  check,
  IRON,
  midnight,
  nextMidnight,
  night,
  put,
  store,
  stored,
} from './support/nightGym'

const SN = 'CGKK1'
const commands = async () =>
  (await adminStore().collection(`biometricDevices/${SN}/commands`).get()).docs.map((each) => each.data())

beforeEach(async () => {
  await beginNight()
  await putDevice(store, { sn: SN, gymId: IRON, secret: '7F3A9C21', lastSeenAt: midnight })
})

describe('the night of a centre’s devices (DOMAIN 1.6)', () => {
  it('asks for yesterday again, once however often it runs', async () => {
    await night()
    await night()
    const payload = { table: 'ATTLOG', fromDate: '2026-11-19', toDate: '2026-11-19' }
    expect(await commands()).toMatchObject([{ kind: 'QUERY', status: 'QUEUED', payload }])
    expect((await check()).failures).toEqual([])
  })

  it('asks a device that does not answer one question for all the nights', async () => {
    await night()
    await night(nextMidnight)
    const asked = (await commands()).filter(({ status }) => status === 'QUEUED')
    const payload = { table: 'ATTLOG', fromDate: '2026-11-19', toDate: '2026-11-20', onlyNew: true }
    expect(asked).toMatchObject([{ payload }])
    expect(await stored(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 1 })
  })

  it('asks again for the days of a question that the device refused or never answered, until it is answered', async () => {
    const thirdMidnight = new Date(nextMidnight.getTime() + 86_400_000)
    const fourthMidnight = new Date(thirdMidnight.getTime() + 86_400_000)
    const newest = async () => {
      const all = await commands()
      return all.reduce((last, each) => (Number(each['id']) > Number(last['id']) ? each : last))
    }
    const settle = async (status: string) =>
      adminStore()
        .doc(`biometricDevices/${SN}/commands/${String((await newest())['id'])}`)
        .update({ status })
    const asked = async () => (await newest())['payload'] as unknown
    await night()
    await settle('FAILED')
    await night(nextMidnight)
    expect(await asked()).toMatchObject({ fromDate: '2026-11-19', toDate: '2026-11-20', onlyNew: true })
    await settle('FAILED')
    await night(thirdMidnight)
    expect(await asked()).toMatchObject({ fromDate: '2026-11-19', toDate: '2026-11-21' })
    await settle('DONE')
    await night(fourthMidnight)
    expect(await asked()).toMatchObject({ fromDate: '2026-11-22', toDate: '2026-11-22' })
  })

  it('asks for the day alone once longer questions have failed three times in a row, and for more after an answer', async () => {
    const nightAfter = (days: number) => new Date(midnight.getTime() + days * 86_400_000)
    const asked: unknown[] = []
    for (const [days, status] of [
      'FAILED',
      'FAILED',
      'FAILED',
      'FAILED',
      'DONE',
      'FAILED',
      'DONE',
    ].entries()) {
      await night(nightAfter(days))
      const [open] = (await commands()).filter((each) => each['status'] === 'QUEUED')
      const { fromDate, toDate } = (open?.['payload'] ?? {}) as Record<string, string>
      asked.push([fromDate, toDate])
      await adminStore()
        .doc(`biometricDevices/${SN}/commands/${String(open?.['id'])}`)
        .update({ status })
    }
    expect(asked).toEqual([
      ['2026-11-19', '2026-11-19'],
      ['2026-11-19', '2026-11-20'],
      ['2026-11-19', '2026-11-21'],
      ['2026-11-22', '2026-11-22'],
      ['2026-11-23', '2026-11-23'],
      ['2026-11-24', '2026-11-24'],
      ['2026-11-24', '2026-11-25'],
    ])
  })

  it('does not ask again for days that somebody has had by hand since', async () => {
    await night()
    const [first] = await commands()
    await adminStore()
      .doc(`biometricDevices/${SN}/commands/${String(first?.['id'])}`)
      .update({ status: 'FAILED' })
    await put(`biometricDevices/${SN}/commands/900`, {
      ...{ id: 900, gymId: IRON, pin: '', kind: 'QUERY', status: 'DONE' },
      payload: { table: 'ATTLOG', fromDate: '2026-11-17', toDate: '2026-11-20' },
    })
    await night(nextMidnight)
    const waiting = (await commands()).filter(({ status }) => status === 'QUEUED')
    expect(waiting).toMatchObject([{ payload: { fromDate: '2026-11-20', toDate: '2026-11-20' } }])
  })

  it('leaves nothing readable of the passwords that older versions kept with a command', async () => {
    const older = { gymId: IRON, pin: '7', kind: 'ENABLE', payload: {}, status: 'DONE' }
    const text = 'C:900:DATA UPDATE USERINFO PIN=7\tName=Asha\tPasswd=4711\n'
    await putDevice(store, { sn: 'OFF', gymId: IRON, secret: 'x', enabled: false })
    for (const sn of [SN, 'OFF'])
      await put(`biometricDevices/${sn}/commands/900`, { ...older, id: 900, text })
    await put(`biometricDevices/${SN}/commands/901`, { ...older, id: 901, told: 'C:901:REBOOT\n' })
    await night()
    for (const sn of [SN, 'OFF'])
      expect(await stored(`biometricDevices/${sn}/commands/900`)).toEqual({ ...older, id: 900 })
    expect(await stored(`biometricDevices/${SN}/commands/901`)).toMatchObject({ told: 'C:901:REBOOT\n' })
  })

  it('leaves no card in the lines that older versions kept with a punch, and lets all else stand', async () => {
    const punch = { gymId: IRON, sn: SN, pin: '7', result: 'counted', personId: 'asha', month: '2026-10' }
    const line = 'time=2026-10-19 06:31:07\tpin=7\tcardno=778899\tevent=0'
    const hidden = ' time=2026-10-19 06:31:07\tpin=7\tcardno=*\tevent=0'
    const byPlace = '7\t2026-10-19 06:31:07\t0\t1'
    await put('punches/older', { ...punch, raw: line })
    await put('punches/other', { ...punch, gymId: 'zinc', raw: 'cardno=665544\tpin=7' })
    await put('punches/byPlace', { ...punch, raw: byPlace })
    for (let time = 0; time < 2; time += 1) {
      await night()
      expect(await stored('punches/older')).toEqual({ ...punch, raw: hidden })
      expect(await stored('punches/other')).toMatchObject({ raw: ' cardno=*\tpin=7' })
      expect(await stored('punches/byPlace')).toMatchObject({ raw: byPlace })
    }
  })

  it('forgets who is no longer on the device, once it has named everybody anew', async () => {
    const asked = new Date(midnight.getTime() - 5 * 3_600_000)
    const listed = { kind: 'QUERY', payload: { table: 'USERINFO' }, pin: '', gymId: IRON, status: 'DONE' }
    const line = (seenAt: Date) => ({ gymId: IRON, sn: SN, pin: '7', name: 'Asha', seenAt })
    const gone = `biometricDevices/${SN}/roster/7`
    const stays = `biometricDevices/${SN}/roster/8`
    await put(gone, line(new Date(asked.getTime() - 86_400_000)))
    await put(`biometricDevices/${SN}/secrets/pin-7`, { passwd: '12' })
    await put(`biometricDevices/${SN}/commands/900`, { ...listed, id: 900, sentAt: asked, ackAt: asked })
    await night()
    expect(await stored(gone)).toBeDefined()
    await put(stays, line(new Date(asked.getTime() + 1000)))
    await night()
    expect(await stored(gone)).toBeUndefined()
    expect(await stored(`biometricDevices/${SN}/secrets/pin-7`)).toBeUndefined()
    expect(await stored(stays)).toBeDefined()
  })

  it('keeps card and password of whoever it has shut out itself, and of whoever was put back since', async () => {
    const asked = new Date(midnight.getTime() - 5 * 3_600_000)
    const before = new Date(asked.getTime() - 86_400_000)
    const since = new Date(asked.getTime() + 3_600_000)
    const people = { kind: 'QUERY', payload: { table: 'USERINFO' }, pin: '', gymId: IRON, status: 'DONE' }
    await put(`biometricDevices/${SN}/commands/900`, { ...people, id: 900, sentAt: asked, ackAt: asked })
    const user = (pin: string, desired: string, at: Date, state = 'done') =>
      put(`biometricUsers/${IRON}_${pin}`, {
        ...{ gymId: IRON, pin, personType: 'member', personId: `m${pin}`, desired, version: 2 },
        devices: { [SN]: { appliedVersion: 2, commandId: 5, state, at, returnCode: 0 } },
      })
    await user('1', 'disabled', before)
    await user('2', 'enabled', since)
    await user('3', 'enabled', before, 'queued')
    await user('4', 'enabled', before)
    await user('5', 'enabled', before)
    for (const pin of ['1', '2', '3', '4', '5']) {
      const seenAt = pin === '5' ? since : before
      await put(`biometricDevices/${SN}/roster/${pin}`, { gymId: IRON, sn: SN, pin, card: '77', seenAt })
      await put(`biometricDevices/${SN}/secrets/pin-${pin}`, { passwd: '12' })
    }
    await night()
    for (const pin of ['1', '2', '3', '5']) {
      expect(await stored(`biometricDevices/${SN}/roster/${pin}`)).toMatchObject({ card: '77' })
      expect(await stored(`biometricDevices/${SN}/secrets/pin-${pin}`)).toBeDefined()
    }
    // Let in, told so long ago, and not named: somebody took them off at the terminal.
    expect(await stored(`biometricDevices/${SN}/roster/4`)).toBeUndefined()
    expect(await stored(`biometricDevices/${SN}/secrets/pin-4`)).toBeUndefined()
  })

  it('forgets them after years of nights too, each of which asked for punches', async () => {
    const asked = new Date(midnight.getTime() - 5 * 3_600_000)
    const before = new Date(asked.getTime() - 90 * 86_400_000)
    const answered = { kind: 'QUERY', pin: '', gymId: IRON, status: 'DONE' }
    for (let from = 1; from <= 600; from += 300) {
      const batch = adminStore().batch()
      for (let id = from; id < from + 300; id += 1)
        batch.set(adminStore().doc(`biometricDevices/${SN}/commands/${String(id)}`), {
          ...{ ...answered, id, sentAt: before, ackAt: before },
          payload: { table: 'ATTLOG', fromDate: '2026-08-20', toDate: '2026-08-20' },
        })
      await batch.commit()
    }
    const people = { ...answered, payload: { table: 'USERINFO' } }
    await put(`biometricDevices/${SN}/commands/900`, { ...people, id: 900, sentAt: asked, ackAt: asked })
    await put(`biometricDevices/${SN}/roster/7`, { gymId: IRON, sn: SN, pin: '7', seenAt: before })
    const seenAt = new Date(asked.getTime() + 1000)
    await put(`biometricDevices/${SN}/roster/8`, { gymId: IRON, sn: SN, pin: '8', seenAt })
    await night()
    expect(await stored(`biometricDevices/${SN}/roster/7`)).toBeUndefined()
    expect(await stored(`biometricDevices/${SN}/roster/8`)).toBeDefined()
  })

  it('tells a device the zone as it is from today on, and to set its clock by it, once', async () => {
    const inDubai = { tzOffsetMinutes: 240, timezone: 'Asia/Dubai' }
    await putDevice(store, { sn: SN, gymId: IRON, secret: '7F3A9C21', lastSeenAt: midnight, ...inDubai })
    await putDevice(store, { sn: 'OFF', gymId: IRON, secret: 'x', enabled: false, ...inDubai })
    await putDevice(store, { sn: 'RIGHT', gymId: IRON, secret: 'y', lastSeenAt: midnight })
    const restarts = async () => (await commands()).filter(({ kind }) => kind === 'REBOOT')
    for (const at of [midnight, nextMidnight]) {
      await night(at)
      const right = { tzOffsetMinutes: 330, timezone: 'Asia/Kolkata', clockOffsetMinutes: 240 }
      for (const sn of [SN, 'OFF']) expect(await stored(`biometricDevices/${sn}`)).toMatchObject(right)
      expect(await restarts()).toMatchObject([{ status: 'QUEUED', pin: '', gymId: IRON }])
    }
    expect(await stored('biometricDevices/RIGHT')).toMatchObject({ clockOffsetMinutes: null })
    const { docs } = await adminStore().collectionGroup('commands').where('kind', '==', 'REBOOT').get()
    expect(docs.map(({ ref }) => ref.path)).toEqual([`biometricDevices/${SN}/commands/${docs[0]?.id ?? ''}`])
  })

  it('names a device that has been silent for a day, and no other', async () => {
    await adminStore()
      .doc(`biometricDevices/${SN}`)
      .update({ lastSeenAt: new Date(midnight.getTime() - 25 * 3_600_000) })
    await putDevice(store, { sn: 'OFF', gymId: IRON, secret: 'x', enabled: false, lastSeenAt: null })
    await night()
    const { failures } = await check()
    expect(failures).toMatchObject([{ task: 'device', who: 'Front door' }])
    expect(failures.map(failureSentence)).toEqual([
      'The door’s device Front door is silent: it last called on 18 Nov, 2026, 11:05 pm. Check its power and its network.',
    ])
  })

  it('names each of two silent devices of one name', async () => {
    const lastSeenAt = new Date(midnight.getTime() - 25 * 3_600_000)
    for (const sn of [SN, 'SECOND']) await putDevice(store, { sn, gymId: IRON, secret: sn, lastSeenAt })
    await night()
    const { failures } = await check()
    expect(failures).toMatchObject([SN, 'SECOND'].map((sn) => ({ id: `device ${sn}`, who: 'Front door' })))
  })

  it.each(['unknownPin', 'whileDisabled'])(
    'counts punches of a number that was linked since: %s',
    async (result) => {
      const id = `${SN}_1001_20261119063107_0`
      // Whom nobody ever linked stands before everybody else, and keeps nobody out.
      const unknown = { gymId: IRON, sn: SN, pin: '1', result: 'unknownPin', month: '2026-11', personId: '' }
      const crowd = adminStore().batch()
      for (let count = 0; count < 120; count += 1)
        crowd.set(adminStore().doc(`punches/${SN}_1_2026111900${String(1000 + count)}_0`), unknown)
      await crowd.commit()
      await put(`punches/${id}`, {
        ...{ gymId: IRON, sn: SN, pin: '1001', localTime: '2026-11-19 06:31:07', date: '2026-11-19' },
        ...{ at: new Date('2026-11-19T01:01:07Z'), month: '2026-11', status: 0, verify: 1, personId: '' },
        ...{ result, receivedAt: new Date('2026-11-19T01:01:08Z') },
      })
      await put('members/asha', { gymId: IRON, name: 'Asha', biometricUserId: 1001 })
      await night()
      expect(await stored(`punches/${id}`)).toMatchObject({ result: 'counted', personId: 'asha' })
      expect(await stored(`attendanceDays/${IRON}_2026-11-19`)).toMatchObject({
        people: { asha: { name: 'Asha' } },
      })
    },
  )
})
