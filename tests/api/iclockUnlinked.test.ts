import { GYM, ICE, put, scene, SECRET, SN, store } from './support/iclockGym'
import { beginPunches, line, punches, send, visits } from './support/iclockPunches'
import { beforeEach, describe, expect, it } from 'vitest'
import { resolvePunches } from '../../functions/src/iclock/resolvePunches'
import { putDevice } from './support/deviceFixtures'

beforeEach(beginPunches)

describe('punches of nobody', () => {
  it('are kept, those of another centre’s number too, and counted when the number is linked', async () => {
    expect(await send([line('1003', '06:00:00'), line('1003', '07:00:00'), line('77', '07:10:00')])).toEqual([
      200,
      'OK: 3',
    ])
    expect(await punches()).toMatchObject(
      Array.from({ length: 3 }, () => ({ result: 'unknownPin', personId: '', gymId: GYM })),
    )
    expect(await visits('theirs')).toEqual([])
    await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1003 })
    const resolve = () =>
      resolvePunches(store, GYM, '1003', { personType: 'member', personId: 'vikram' }, scene.clock.at)
    expect(await resolve()).toBe(2)
    expect(await visits('vikram')).toEqual(['06:00:00 - 07:00:00'])
    expect(await resolve()).toBe(0)
    await send([line('1003', '06:00:00'), line('1003', '07:00:00')])
    expect(await visits('vikram')).toEqual(['06:00:00 - 07:00:00'])
    expect((await punches()).filter((each) => each['result'] === 'unknownPin')).toMatchObject([{ pin: '77' }])
  })

  it('are kept where two people have the number, until one of them has', async () => {
    await put('staff/twin', { gymId: GYM, name: 'Twin', biometricId: '1001' })
    await send([line('1001', '06:00:00')])
    expect(await punches()).toMatchObject([{ result: 'unknownPin' }])
    await put('staff/twin', { gymId: GYM, name: 'Twin', biometricId: '' })
    await send([line('1001', '06:00:00'), line('1001', '07:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:00:00'])
  })
})

it('of a device that another centre had: what was somebody’s there stays theirs, what was nobody’s is kept here as well, once', async () => {
  await put('members/vikram', { gymId: GYM, name: 'Vikram', biometricUserId: 1003 })
  const ofTheirs = ['1001', '1003', '77'].map((pin) => line(pin, '06:00:00'))
  await putDevice(store, { sn: SN, gymId: ICE, secret: SECRET })
  expect(await send(ofTheirs)).toEqual([200, 'OK: 3'])
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

  await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET })
  for (let time = 0; time < 2; time += 1) expect(await send(ofTheirs)).toEqual([200, 'OK: 3'])
  expect(await of(ICE)).toEqual(theirs)
  expect(await of(GYM)).toEqual([
    ['1001', 'asha', 'counted'],
    ['77', '', 'unknownPin'],
  ])
  expect([await visits('asha'), await visits('vikram')]).toEqual([['06:00:00 - '], []])

  await put('members/late', { gymId: GYM, name: 'Late', biometricUserId: 77 })
  const holder = { personType: 'member', personId: 'late' } as const
  expect(await resolvePunches(store, GYM, '77', holder, scene.clock.at)).toBe(1)
  await send(ofTheirs)
  expect(await visits('late')).toEqual(['06:00:00 - '])
  expect([await of(ICE), (await of(GYM)).length]).toEqual([theirs, 2])
})
