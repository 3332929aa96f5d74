import { iclockScene } from './iclockScene'
import { adminStore } from '../../support/emulators'
import { putDevice, queueCommand } from './deviceFixtures'
import { emptyStore } from '../../support/emptyStore'
import { putGym } from './gymFixtures'

/** A centre with one terminal and one member who is linked to it, and what the terminal calls. */
export const GYM = 'iron'
export const ICE = 'ice'
export const SN = 'CGKK1'
export const SECRET = '7F3A9C21'
export const KEYED = `SN=${SN}&pushcommkey=${SECRET}`
export const REFUSED = [401, 'UNAUTHORIZED\n']
/** 07:50 in India on 20 November 2026. */
export const NOW = new Date('2026-11-20T02:20:00Z')
export const TODAY = '2026-11-20'

export const scene = iclockScene(NOW)
export const { call, store } = scene

export const poll = (query = KEYED) => call('GET', `/iclock/getrequest?${query}`)
export const acks = (body: string) => call('POST', `/iclock/devicecmd?${KEYED}`, { body })
export const upload = (body: string | Uint8Array, table = 'ATTLOG', keyed = KEYED) =>
  call('POST', `/iclock/cdata?${keyed}&table=${table}`, { body })

export const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
export const all = async (collection: string) =>
  (await adminStore().collection(collection).get()).docs.map((each) => each.data())
export const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })

/** Whom a command lets in. */
export const payload = { name: 'Asha Rao', validFrom: null, validUntil: '2026-12-19' }
export const queue = (kind: 'ENABLE' | 'DISABLE', pin = '1001') =>
  queueCommand(store, SN, GYM, { kind, payload, pin })

/** Before each test. */
export async function beginIclock(): Promise<void> {
  await emptyStore()
  scene.begin()
  await putGym(store, GYM)
  await putGym(store, ICE)
  await put('members/asha', { gymId: GYM, name: 'Asha Rao', memberCode: 'A1', biometricUserId: 1001 })
  await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET })
}
