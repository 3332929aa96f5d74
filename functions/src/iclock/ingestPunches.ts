import { skewAfter } from '@/domain/biometric/clockSkew'
import type { Punch } from '@/domain/biometric/punch'
import type { PunchLine } from '@/domain/biometric/punchLine'
import { chunksOf } from '@/domain/shared/chunksOf'
import { devicePath, punchPath } from '@/data/biometric/biometricRecords'
import { keepPunches } from '@/data/biometric/keepPunches'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { someAtOnce } from '@/data/store/someAtOnce'
import { ownPunch } from '@/data/biometric/ownPunch'
import type { DocumentStore } from '@/data/store/documentStore'
import type { DeviceScene } from './iclockCall'
import { judgePunches } from './judgePunches'
import { keepRejects } from './keepRejects'
import { knownPins } from './knownPins'
import { deviceTimeOf, punchOf } from './punchOf'
import { stopAgain } from './stopAgain'

function byPinOf(punches: Iterable<Punch>): Map<string, Punch[]> {
  const byPin = new Map<string, Punch[]>()
  for (const punch of punches) {
    const own = byPin.get(punch.pin)
    if (own === undefined) byPin.set(punch.pin, [punch])
    else own.push(punch)
  }
  return byPin
}

const PUNCHES_A_TRANSACTION = 100

/** Keeps punches that make no visit, each once by its id; answers those that were new. */
async function keepUncounted(store: DocumentStore, punches: readonly Punch[]): Promise<Punch[]> {
  const kept: Punch[] = []
  for (const chunk of chunksOf(punches, PUNCHES_A_TRANSACTION)) {
    const created = await store.transact(async (transaction) => {
      const own = await Promise.all(chunk.map((punch) => ownPunch(transaction, punch)))
      const missing = own.flatMap((each) => (each?.there === null ? [each.punch] : []))
      for (const { id, ...punch } of missing) transaction.create(punchPath(id), punch)
      return missing
    })
    kept.push(...created)
  }
  return kept
}

/** Keeps what makes no visit, of all numbers together, and sees to it that whoever should have been stopped is; answers how many are new. */
async function keepOthers(scene: DeviceScene, uncounted: readonly Punch[]): Promise<number> {
  const fresh = uncounted.length === 0 ? [] : await keepUncounted(scene.store, uncounted)
  const stopped = fresh.filter(({ result }) => result === 'whileDisabled')
  await someAtOnce([...byPinOf(stopped)], ([pin, told]) => stopAgain(scene, pin, told))
  return fresh.length
}

const ALIVE_MS = 5 * 60_000

/**
 * The device's clock less ours, out of a single line that it must have sent at once: it called all the time, and nothing was asked for.
 * null: nothing is known by it.
 */
function skewOf({ device, now }: DeviceScene, lines: readonly PunchLine[]): number | null {
  const [line] = lines
  const isAlive = device.lastSeenAt !== null && now.getTime() - device.lastSeenAt.getTime() < ALIVE_MS
  if (line === undefined || lines.length > 1 || !isAlive || device.pendingCount > 0) return null
  return Math.round((deviceTimeOf(line, device).getTime() - now.getTime()) / 1000)
}

async function noteArrival(scene: DeviceScene, lines: readonly PunchLine[], punches: readonly Punch[]) {
  const { store, device } = scene
  const latest = punches.reduce((most, { at }) => (at > most ? at : most), device.lastPunchAt ?? new Date(0))
  const skew = skewOf(scene, lines)
  const clock: ReturnType<typeof skewAfter> = skew === null ? {} : skewAfter(device, skew, scene.now)
  const changes = [
    ...(latest > (device.lastPunchAt ?? new Date(0)) ? [{ at: ['lastPunchAt'], value: latest }] : []),
    ...Object.entries(clock).map(([name, value]) => ({ at: [name], value })),
  ]
  if (changes.length > 0) await store.batch((writer) => writer.update(devicePath(device.id), changes))
}

export type ReadLines = { table: string; lines: readonly PunchLine[]; rejects: readonly string[] }

/**
 * Takes in what a device saw (DOMAIN 1.6 "ATTLOG"): everything is kept once, by whoever's number it is, and folded into the attendance,
 * several people in one transaction. What fails, the device keeps and sends again: what was kept meanwhile is known by its ids.
 */
export async function ingestPunches(scene: DeviceScene, { table, lines, rejects }: ReadLines): Promise<void> {
  const { store, device, now } = scene
  const gym = await store.get(gymPath(device.gymId))
  if (gym === null) throw new Error(`The device ${device.id} is of no centre`)
  const { timezone } = storedSettings(gym)
  const punches = lines.map((line) => punchOf(line, device, timezone, now))
  const each = new Map(punches.map((punch) => [punch.id, punch]))
  const byPin = byPinOf(each.values())
  const known = await knownPins(store, gym.id, [...byPin.keys()])
  const judged = [...known].map(([pin, whose]) => judgePunches(scene, whose, byPin.get(pin) ?? []))
  const uncounted = judged.flatMap((one) => one.uncounted)
  const seen = judged.flatMap((one) => one.seen ?? [])
  const fresh = (await keepOthers(scene, uncounted)) + (await keepPunches({ store, gym, now }, seen))
  if (rejects.length > 0) await keepRejects(scene, table, rejects)
  if (fresh > 0) await noteArrival(scene, lines, punches)
}
