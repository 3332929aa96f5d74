import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { DEMO_PASSWORD, IRON } from '../../scripts/seed/accounts'
import { adminAuth, adminStore, host, hostingUrl, ports } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const SN = 'DEMO-FRONT-DOOR'
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const punchesOf = async (pin: string) =>
  (await adminStore().collection('punches').where('pin', '==', pin).get()).docs.map((each) => each.data())

/** `npm run device -- --demo`, which `npm start -- --device` starts too. */
function demoDevice(...more: string[]) {
  const child = spawn(process.execPath, ['scripts/device.mjs', '--demo', '--url', hostingUrl, ...more], {
    env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: `${host}:${String(ports.auth)}` },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  return {
    said: () => text,
    type: (line: string) => child.stdin.write(`${line}\n`),
    async end(): Promise<number | null> {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

beforeAll(async () => {
  await emptyStore()
  await putGym(openAdminStore().store, IRON)
  await adminAuth().deleteUsers([IRON])
  const account = { uid: IRON, email: 'iron@demo.test', password: DEMO_PASSWORD, displayName: 'Iron' }
  await adminAuth().createUser(account)
  await adminAuth().setCustomUserClaims(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  const currentPackage = {
    ...{ id: 'p', name: 'Monthly', startDate: today, endDate: addDays(today, 29), assignedAt: new Date() },
  }
  await adminStore()
    .doc('members/asha')
    .set({ gymId: IRON, name: 'Asha Rao', biometricUserId: 1001, currentPackage })
})
afterAll(() => adminAuth().deleteUsers([IRON]))

describe('the demo’s terminal (docs/devices.md)', () => {
  it('registers itself, is told who may come in, and people come by themselves or as they are typed', async () => {
    const device = demoDevice('--pause', '1', '--every', '1')
    await expect.poll(device.said).toContain(`Connected as ${SN}`)
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({ deviceSerials: [SN] })
    // Who was on it before anybody was linked comes by itself, and so does whom the server has put there.
    await expect.poll(async () => (await punchesOf('905')).length, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect
      .poll(() => dataOf(`biometricUsers/${IRON}_1001`))
      .toMatchObject({
        devices: { [SN]: { state: 'done' } },
      })
    await expect.poll(() => dataOf(`biometricDevices/${SN}/roster/905`)).toMatchObject({ name: 'KAVITA' })
    device.type('1001')
    await expect.poll(async () => (await punchesOf('1001')).length).toBeGreaterThan(0)
    expect((await punchesOf('1001'))[0]).toMatchObject({ result: 'counted', personId: 'asha' })
    device.type('users')
    await expect.poll(device.said).toMatch(/1001 +Asha Rao +opens, until /)
    expect(await device.end()).toBe(0)
  })

  it('is the same one with another secret the next time, and quiet where nobody is to come', async () => {
    const before = await dataOf(`biometricDevices/${SN}/secrets/key`)
    const device = demoDevice('--pause', '1', '--scenario', 'quiet')
    await expect.poll(device.said).toContain(`Connected as ${SN}`)
    expect((await dataOf(`biometricDevices/${SN}/secrets/key`))['secretHash']).not.toBe(before['secretHash'])
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({ deviceSerials: [SN] })
    device.type('906 out')
    await expect.poll(async () => (await punchesOf('906')).some(({ status }) => status === 1)).toBe(true)
    expect(await device.end()).toBe(0)
  })

  it('says what it can’t do, and ends', async () => {
    const device = demoDevice('--scenario', 'rain')
    await expect.poll(device.said).toMatch(/There is no scenario "rain"[\s\S]*lossy/)
  })
})
