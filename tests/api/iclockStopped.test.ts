import { dataOf, GYM, NOW, poll, put, scene, SN, store, TODAY } from './support/iclockGym'
import { beginPunches, line, punches, send, visits } from './support/iclockPunches'
import { beforeEach, describe, expect, it } from 'vitest'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { systemClock } from '@/data/store/clock'
import { civil } from '@/domain/shared/civilDate'
import { adminStore } from '../support/emulators'
import { resolvePunches } from '../../functions/src/iclock/resolvePunches'
import { queueCommand } from './support/deviceFixtures'

beforeEach(beginPunches)

const wished = (desired: 'enabled' | 'disabled', fields: object = {}) =>
  put(`biometricUsers/${GYM}_1001`, {
    ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired, version: 3 },
    ...{ updatedAt: new Date('2026-11-20T00:00:00Z'), devices: {} },
    ...fields,
  })

describe('a person who is stopped comes in all the same', () => {
  it('is no visit, told to the desk, and stopped again', async () => {
    const { id } = await queueCommand(store, SN, GYM, {
      kind: 'DISABLE',
      payload: { name: 'Asha' },
      pin: '1001',
      version: 3,
    })
    await wished('disabled', { devices: { [SN]: { appliedVersion: 0, commandId: id, state: 'queued' } } })
    await send([line('1001', '07:40:00')])
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
    for (const at of ['07:00:00', '07:20:00', '07:40:00']) await send([line('1001', at)])
    await send([line('1001', '07:40:00')])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      ineffectiveCount: 3,
      strategyProblem: 'ineffective',
      pendingCount: 1,
    })
    expect((await poll())[1]).toMatch(/EndDatetime=2000-01-02/)
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
    const { alerts } = deviceRepository({ store: store, clock: systemClock, log: () => undefined })
    const heard: (readonly [number, string | undefined])[] = []
    const stop = alerts(GYM, civil(TODAY)).watch({
      next: ({ rows }) => void heard.push([rows.length, rows[0]?.pin]),
      failed: (error) => expect.unreachable(error.message),
    })
    await expect.poll(() => heard.at(-1)).toEqual([230, '1000'])
    await wished('disabled')
    await send([line('1001', '07:40:00')])
    await expect.poll(() => heard.at(-1)).toEqual([231, '1001'])
    stop()
  })

  it('before the wish, is a visit; after the last day that is paid for, none', async () => {
    await wished('disabled', { updatedAt: new Date('2026-11-20T02:00:00Z') })
    await send([line('1001', '06:00:00')])
    await wished('enabled', { validUntil: '2026-11-19' })
    await send([line('1001', '07:00:00'), line('1001', '06:00:00', '2026-11-19')])
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
    await send([line('1001', '06:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - '])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ ineffectiveCount: 0, pendingCount: 0 })
    // Of the day before it is none; the device is told its days again, and not to stay shut on them.
    await send([line('1001', '06:00:00', '2026-11-19')])
    expect(await visits('asha', '2026-11-19')).toEqual([])
    expect((await poll())[1]).toContain('StartDatetime=2026-11-20T00:00:00\tEndDatetime=2026-12-19T23:59:59')
  })

  it('who is deleted, is told to the desk and stopped again; whoever has the number next inherits none of it', async () => {
    await wished('disabled')
    await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 1001, deleted: true })
    // What comes late of before that is theirs still.
    expect(await send([line('1001', '06:00:00', '2026-11-19'), line('1001', '07:00:00')])).toEqual([
      200,
      'OK: 2',
    ])
    expect(await punches()).toMatchObject([
      { personId: 'asha', name: '', result: 'counted' },
      { personId: 'asha', name: 'Asha Rao', result: 'whileDisabled' },
    ])
    expect((await poll())[1]).toMatch(/EndDatetime=2000-01-02/)

    await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1001 })
    await wished('enabled', { personId: 'vikram', updatedAt: new Date('2026-11-20T02:10:00Z') })
    const holder = { personType: 'member', personId: 'vikram' } as const
    expect(await resolvePunches(store, GYM, '1001', holder, scene.clock.at)).toBe(0)
    await send([line('1001', '07:00:00'), line('1001', '07:45:00')])
    expect([await visits('vikram'), await visits('asha')]).toEqual([['07:45:00 - '], []])
  })

  it('with a number that was taken off its person, is told to the desk and stopped again', async () => {
    await wished('disabled', { personId: '' })
    await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 0 })
    await send([line('1001', '04:00:00'), line('1001', '07:00:00')])
    expect(
      (await punches()).map((each) => [each['localTime'], each['personId'], each['result']] as unknown[]),
    ).toEqual([
      [`${TODAY} 04:00:00`, '', 'unknownPin'],
      [`${TODAY} 07:00:00`, '', 'whileDisabled'],
    ])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 1 })
  })

  it('with a number that nobody has had before, has their visits once it is linked to them', async () => {
    await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 0 })
    const pressed = [line('1001', '06:31:00'), line('1001', '07:31:00')]
    await send(pressed)
    expect(await punches()).toMatchObject(
      Array.from({ length: 2 }, () => ({ personId: '', result: 'unknownPin' })),
    )
    await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1001 })
    await wished('enabled', { personId: 'vikram', updatedAt: NOW })
    const holder = { personType: 'member', personId: 'vikram' } as const
    const resolve = () => resolvePunches(store, GYM, '1001', holder, scene.clock.at)
    expect(await resolve()).toBe(2)
    expect(await resolve()).toBe(0)
    await send(pressed)
    expect(await visits('vikram')).toEqual(['06:31:00 - 07:31:00'])
    expect(await punches()).toMatchObject(
      Array.from({ length: 2 }, () => ({ personId: 'vikram', result: 'counted' })),
    )
  })
})
