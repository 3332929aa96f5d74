import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { biometricDeviceSchema } from '@/domain/biometric/device'
import { targetOf } from '@/domain/biometric/iclockRequest'
import { devicePath, secretPath } from '@/data/biometric/biometricRecords'
import { readMeter } from '@/data/store/readMeter'
import { adminStore } from '../../functions/src/adapters/adminStore'
import { answerIclock } from '../../functions/src/iclock/answerIclock'
import { secretHashOf } from '../../functions/src/iclock/secretHash'
import { ask } from '../device/rawHttp'

const SECRET = 'BENCHSECRET'
const A_GYM = 2
const A_BATCH = 100

const storeOf = (projectId: string) =>
  adminStore(
    getFirestore(
      getApps().find(({ name }) => name === 'bench-devices') ?? initializeApp({ projectId }, 'bench-devices'),
    ),
  )

/** Registered devices that have nothing to fetch, two a centre; answers their serial numbers. */
export async function putDevices(projectId: string, count: number): Promise<string[]> {
  const store = storeOf(projectId)
  const serials = Array.from({ length: count }, (_, index) => `BENCH-${String(index + 1)}`)
  for (let from = 0; from < count; from += A_BATCH)
    await store.batch((writer) =>
      serials.slice(from, from + A_BATCH).forEach((sn, index) => {
        const gymId = `bench-${String(Math.floor((from + index) / A_GYM))}`
        const { id: _id, ...device } = biometricDeviceSchema.parse({
          ...{ id: sn, gymId, name: sn, enabled: true, secretId: 'bench' },
        })
        writer.set(devicePath(sn), device)
        writer.set(secretPath(sn), { secretHash: secretHashOf(sn, SECRET) })
      }),
    )
  return serials
}

const pollOf = (sn: string) =>
  `/iclock/getrequest?SN=${sn}&pushcommkey=${SECRET}&INFO=${encodeURIComponent('Ver 8.0.4.2,120,1,4000')}`

/** One call over a connection of its own, as a terminal makes it: milliseconds until the answer was whole. */
export async function timeOfPoll(url: string, sn: string): Promise<number> {
  const started = performance.now()
  const { status, body } = await ask(new URL(url), { method: 'GET', target: pollOf(sn), timeoutMs: 60_000 })
  if (status !== 200 || body !== 'OK') throw new Error(`${sn} was answered ${String(status)} ${body}`)
  return performance.now() - started
}

/** What the calls of each device read once its secret is known, by the function's own code over a store that counts. */
export async function readsOfPolls(projectId: string, serials: readonly string[]): Promise<number[]> {
  const meter = readMeter(storeOf(projectId))
  const memory = { secrets: new Map(), knocks: new Map() }
  async function poll(sn: string) {
    const before = meter.total()
    const { status } = await answerIclock(
      {
        ...{ store: meter.store, now: () => new Date(), ...memory },
        failed: (_what, error) => {
          throw error
        },
      },
      {
        ...{ method: 'GET', ...targetOf(pollOf(sn)), headers: {} },
        ...{ address: '203.0.113.7', straightAddress: '' },
        bodyOf: () => Promise.resolve(new Uint8Array()),
      },
    )
    if (status !== 200) throw new Error(`${sn} was answered ${String(status)}`)
    return meter.total() - before
  }
  const reads: number[] = []
  for (const sn of serials) {
    await poll(sn)
    reads.push(await poll(sn))
  }
  return reads
}
