import { iclockScene } from './support/iclockScene'
import { beforeEach, describe, expect, it } from 'vitest'
import { biometricDeviceSchema } from '@/domain/biometric/device'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { systemClock } from '@/data/store/clock'
import { adminStore } from '../support/emulators'
import { putDevice, queueCommand } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'door-failed'
const SN = 'FULL1'
const KEYED = `SN=${SN}&pushcommkey=QW7F3A9C21`
const NOW = new Date('2026-11-20T04:30:00Z')
const MONTH_MS = 30 * 86_400_000
const FULL = -1001
let scene = iclockScene(NOW)

const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const commands = async () => {
  const { docs } = await adminStore().collection(`biometricDevices/${SN}/commands`).orderBy('id').get()
  return docs.map((each) => each.data())
}

/** Calls, and says the same of all that it is told. */
async function poll(returnCode: number): Promise<number> {
  const [, text] = await scene.call('GET', `/iclock/getrequest?${KEYED}`)
  const ids = [...text.matchAll(/^C:(\d+):/gm)].map(([, id]) => id)
  const body = ids.map((id) => `ID=${String(id)}&Return=${String(returnCode)}&CMD=DATA\n`).join('')
  if (ids.length > 0) await scene.call('POST', `/iclock/devicecmd?${KEYED}`, { body })
  return ids.length
}

beforeEach(async () => {
  await emptyStore()
  scene = iclockScene(NOW)
  await putGym(scene.store, GYM, { deviceSerials: [SN] })
  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: 'QW7F3A9C21' })
  for (const [id, pin] of [
    ['ravi', 1001],
    ['sunil', 1002],
    ['meera', 1003],
  ] as const)
    await put(`staff/${id}`, { gymId: GYM, name: id, biometricId: pin })
})

describe('a device that is full', () => {
  it('has one command for each person after every night', async () => {
    for (let night = 0; night < 4; night += 1) {
      await bringIntoLine(scene.store, GYM, scene.clock.at)
      expect((await commands()).map(({ status }) => String(status))).toEqual(['QUEUED', 'QUEUED', 'QUEUED'])
      expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 3 })
      expect(await poll(FULL)).toBe(3)
      expect((await commands()).map(({ status }) => String(status))).toEqual(['FAILED', 'FAILED', 'FAILED'])
      expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
      scene.later(86_400)
    }
    await bringIntoLine(scene.store, GYM, scene.clock.at)
    expect(await poll(0)).toBe(3)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ failed: {}, pendingCount: 0 })
  })
})

describe('a command', () => {
  it('is removed by itself after thirty days, and what waits is not', async () => {
    await queueCommand(scene.store, SN, GYM, { kind: 'REBOOT', payload: {} })
    expect(await poll(-1005)).toBe(1)
    expect((await commands())[0]).not.toHaveProperty('expiresAt')
    await poll(0)
    const [done] = await commands()
    expect(done?.['status']).toBe('DONE')
    const expiry = (done?.['expiresAt'] as { toDate: () => Date }).toDate()
    expect(expiry).toEqual(new Date(NOW.getTime() + MONTH_MS))

    const first = await queueCommand(scene.store, SN, GYM, { kind: 'ENABLE', pin: '1001', payload: {} })
    await queueCommand(scene.store, SN, GYM, { kind: 'DISABLE', pin: '1001', payload: {} }, first)
    const [, superseded, waiting] = await commands()
    expect([superseded?.['status'], waiting?.['status']]).toEqual(['SUPERSEDED', 'QUEUED'])
    expect(superseded).toHaveProperty('expiresAt')
    expect(waiting).not.toHaveProperty('expiresAt')
  })
})

describe('commands that failed', () => {
  it('are listed behind hundreds of others', async () => {
    const crowd = adminStore().batch()
    const failed = {
      ...{ gymId: GYM, kind: 'ENABLE', payload: {}, status: 'FAILED', attempts: 1, desiredVersion: 1 },
    }
    for (let id = 1; id <= 320; id += 1)
      crowd.set(adminStore().doc(`biometricDevices/${SN}/commands/${String(id)}`), {
        ...{ ...failed, id, pin: String(2000 + id) },
      })
    crowd.set(adminStore().doc(`biometricDevices/${SN}/commands/900`), {
      ...{ ...failed, id: 900, pin: '', kind: 'REBOOT' },
    })
    await crowd.commit()
    // Of the others each was made good since.
    await adminStore()
      .doc(`biometricDevices/${SN}`)
      .update({ failed: { 2319: 319, 2320: 320 } })
    const device = biometricDeviceSchema.parse({
      ...(await scene.store.get(`biometricDevices/${SN}`))?.data,
      id: SN,
    })
    const repository = deviceRepository({ store: scene.store, clock: systemClock, log: () => undefined })
    const heard: number[][] = []
    const stop = repository.failed(device).watch({
      next: (rows) => void heard.push(rows.map(({ id }) => id).sort((one, other) => one - other)),
      failed: (error) => expect.unreachable(error.message),
    })
    await expect.poll(() => heard.at(-1)).toEqual([319, 320, 900])
    stop()
  })
})
