import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { lineUpPath } from '@/data/biometric/biometricRecords'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { createTerminal, type Terminal } from '../../scripts/device/terminal'
import { adminStore, hostingUrl } from '../support/emulators'
import { newCaller, send } from './support/callers'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'iclock-controller'
const SN = 'ACC1'
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const registeredSchema = z.object({ kind: z.literal('done'), secret: z.string() })

let owner = ''
let door: Terminal

const call = async (path: string, input: object) =>
  (await send(`/api/${path}`, { token: owner, body: { gymId: GYM, ...input } })).body
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const punches = async () => (await adminStore().collection('punches').get()).docs.map((each) => each.data())
const allCalls = async () => {
  while ((await door.poll()) > 0);
}

/** What has everybody told is followed by a trigger. */
const followed = () =>
  vi.waitFor(
    async () => {
      if ((await dataOf(lineUpPath(SN))) !== undefined) throw new Error('Not everybody is told yet.')
    },
    { timeout: 25_000, interval: 250 },
  )

beforeAll(async () => {
  await emptyStore()
  await putGym(openAdminStore().store, GYM)
  owner = await newCaller(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
  const currentPackage = {
    ...{ id: 'p', name: 'Monthly', startDate: today, endDate: addDays(today, 29) },
    assignedAt: new Date(),
  }
  await adminStore()
    .doc('members/asha')
    .set({ gymId: GYM, name: 'Asha Rao', biometricUserId: 1001, currentPackage })
  const registered = await call('registerDevice', {
    ...{ sn: SN, name: 'Turnstile', direction: 'auto', protocol: 'acc' },
    ...{ auth: 'commkey', strategy: 'authorize' },
  })
  const { secret } = registeredSchema.parse(registered)
  await followed()
  const users = [['1001', 'ASHA R'] as const]
  door = createTerminal({ url: hostingUrl, sn: SN, secret, isController: true, timeoutMs: 60_000, users })
})

describe('a simulated access controller, through Hosting (DOMAIN 1.2, acc)', () => {
  it('registers, tells who is on it, and is told who may pass', async () => {
    expect((await door.handshake()).status).toBe(200)
    await allCalls()
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      ...{ protocol: 'acc', pendingCount: 0, options: { DateFmtFunOn: '1' } },
    })
    expect(await dataOf(`biometricDevices/${SN}/roster/1001`)).toMatchObject({ name: 'ASHA R' })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      desired: 'enabled',
      devices: { [SN]: { state: 'done' } },
    })
  })

  it('sends who passed as a punch, and the same once when it is asked again', async () => {
    expect(await door.punch('1001')).toEqual({ isOpen: true })
    expect(await punches()).toMatchObject([{ result: 'counted', personId: 'asha' }])
    const asked = await call('refetchDevice', { sn: SN, fromDate: today, toDate: today })
    expect(asked).toMatchObject({ kind: 'done' })
    await allCalls()
    expect(await punches()).toHaveLength(1)
    const { docs } = await adminStore().collection('biometricRejects').get()
    expect(docs).toEqual([])
  })

  it('stops somebody by the right to the door; what it refuses is no punch', async () => {
    await call('biometric/user/disable', { biometricUserId: '1001' })
    await allCalls()
    expect(await door.punch('1001')).toEqual({ isOpen: false, why: 'unauthorised' })
    expect(await punches()).toHaveLength(1)
    await call('biometric/user/enable', { biometricUserId: '1001' })
    await allCalls()
    expect(door.opensFor('1001')).toEqual({ isOpen: true })
  })

  it('lets in again whom it had stopped by other means than those it is told by now', async () => {
    for (const strategy of ['validity', 'group', 'authorize']) {
      await call('biometric/user/disable', { biometricUserId: '1001' })
      await allCalls()
      expect(await call('changeDevice', { sn: SN, strategy })).toMatchObject({ kind: 'done' })
      await followed()
      await allCalls()
      expect(door.opensFor('1001').isOpen, strategy).toBe(false)
      await call('biometric/user/enable', { biometricUserId: '1001' })
      await allCalls()
      expect(door.opensFor('1001'), strategy).toEqual({ isOpen: true })
    }
  })
})
