import { dataOf, GYM, NOW, put, scene, SN, store, TODAY } from './support/iclockGym'
import { beginPunches, line, punches, send, visits } from './support/iclockPunches'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'

beforeEach(beginPunches)

describe('punches become attendance (DOMAIN 1.6 "ATTLOG")', () => {
  it('of members and employees, in the person’s document and the day’s roll-up alike', async () => {
    expect(await send([line('1001', '06:31:07'), line('1002', '06:40:00')])).toEqual([200, 'OK: 2'])
    await send([line('1001', '07:44:55', TODAY, 1)])
    expect(await visits('asha')).toEqual(['06:31:07 - 07:44:55'])
    expect(await visits('ravi')).toEqual(['06:40:00 - '])
    expect(await dataOf(`attendance/${GYM}_ravi`)).toMatchObject({ personType: 'employee', memberId: '' })
    const asha = await dataOf(`attendance/${GYM}_asha`)
    expect(asha?.['20-11-2026']).toHaveLength(2)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: null })
  })

  it('are seen by the desk within the call that brought them', async () => {
    const heard: string[][] = []
    const stop = store.watchQuery(
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
    await send([line('1001', '07:50:00')])
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
    for (const each of [...lines].reverse()) await send([each])
    for (let time = 0; time < 2; time += 1) await send(lines)
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
        return store.transact(work)
      },
    })
    const lines = pins.map((pin) => line(pin, '06:00:00'))
    expect(await send(lines)).toEqual([200, 'OK: 30'])
    expect(transactions).toBe(3)
    for (const pin of pins) expect(await visits(`p${pin}`)).toEqual(['06:00:00 - '])
    await send(lines)
    expect(await punches()).toHaveLength(30)
  })

  it('of one person that can’t be kept keep nobody else out, and come again until they can', async () => {
    const isRavi = (path: string) => path.includes('_1002_')
    scene.breakStore({
      transact: (work) =>
        store.transact((transaction) =>
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
    expect((await send(lines))[0]).toBe(503)
    expect([await visits('asha'), await visits('ravi')]).toEqual([['06:00:00 - '], []])
    scene.mendStore()
    expect(await send(lines)).toEqual([200, 'OK: 2'])
    expect([await visits('asha'), await visits('ravi')]).toEqual([['06:00:00 - '], ['06:05:00 - ']])
    expect(scene.failures).toHaveLength(1)
  })

  it('of two devices at once are one person’s, each once', async () => {
    await putDevice(store, { sn: 'BACK', gymId: GYM, secret: 'BACKDOOR' })
    const back = 'SN=BACK&pushcommkey=BACKDOOR'
    await Promise.all([
      ...['06:00:00', '06:20:00', '06:40:00'].map((at) => send([line('1001', at)])),
      ...['06:10:00', '06:30:00', '06:00:20'].map((at) => send([line('1001', at)], back)),
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
    await send([line('1001', '07:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:00:00'])

    const corrected = [{ entry, exit: new Date('2026-11-20T02:00:00Z'), isAutoExit: false }]
    await adminStore().doc(`attendance/${GYM}_asha`).update({ '20-11-2026': corrected })
    await adminStore().doc(`attendanceDays/${GYM}_${TODAY}`).update({ 'people.asha.visits': corrected })
    await put('attendanceCorrections/one', {
      ...{ gymId: GYM, personId: 'asha', personType: 'member', date: TODAY, before: [], after: corrected },
      ...{ reason: 'Left later', by: 'owner', at: new Date(NOW.getTime() + 60_000) },
    })
    scene.later(120)
    await send([line('1001', '06:45:00', '2026-11-19'), line('1001', '07:00:00')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:30:00'])
    expect(await visits('asha', '2026-11-19')).toEqual(['06:45:00 - 08:45:00 auto'])
  })
})
