import { skewAfter } from '@/domain/biometric/clockSkew'
import { biometricUserSchema, formerAt } from '@/domain/biometric/device'
import type { Punch } from '@/domain/biometric/punch'
import type { PunchLine } from '@/domain/biometric/punchLine'
import { biometricUserPath, devicePath } from '@/data/biometric/biometricRecords'
import type { SeenPerson } from '@/data/biometric/foldPunches'
import { keepPunches } from '@/data/biometric/keepPunches'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import type { StoredDocument } from '@/data/store/documentStore'
import { someAtOnce } from '@/data/store/someAtOnce'
import { holdersOfPin } from '@/data/biometric/personByPin'
import type { DeviceScene } from './iclockCall'
import { keepRejects } from './keepRejects'
import { keepUncounted } from './keepUncounted'
import { deviceTimeOf, punchOf } from './punchOf'
import { isStopped, stopAgain } from './stopAgain'

type Taken = {
  /** How many are new and make no visit. */
  fresh: number
  /** What makes visits, and is not kept yet; null: nothing. */
  seen: SeenPerson | null
}

/** Looks at the punches of one number: those that make no visit are kept, and whoever is to be stopped is told of. */
async function takePin(
  scene: DeviceScene,
  gym: StoredDocument,
  pin: string,
  punches: readonly Punch[],
): Promise<Taken> {
  const { store } = scene
  const [{ persons, deleted }, stored] = await Promise.all([
    holdersOfPin(store, gym.id, pin),
    store.get(biometricUserPath(gym.id, pin)),
  ])
  const [person, another] = persons
  const user = biometricUserSchema.safeParse(stored?.data).data ?? null
  const placed = punches.map((punch) => ({ ...punch, formerId: formerAt(user, punch.at) }))
  if (another !== undefined) return { fresh: (await keepUncounted(store, placed)).length, seen: null }
  // Whoever is deleted has the number until somebody else does: theirs is not for the next one to inherit.
  const holder = person ?? deleted.find(({ personId }) => personId === user?.personId)
  const whose = holder && { personType: holder.personType, personId: holder.personId }
  const isTheirs = ({ formerId }: Punch) =>
    whose !== undefined && (formerId === '' || formerId === whose.personId)
  const stopped = placed
    .filter((punch) => isStopped(user, punch, scene.device))
    .map((punch) => ({
      ...punch,
      ...(isTheirs(punch) && { ...whose, formerId: '' }),
      name: holder?.name ?? '',
      result: 'whileDisabled' as const,
    }))
  const told = stopped.length === 0 ? [] : await keepUncounted(store, stopped)
  if (told.length > 0) await stopAgain(scene, pin, told)
  const passed = placed.filter((punch) => !isStopped(user, punch, scene.device))
  const nobodys = passed.filter((punch) => !isTheirs(punch))
  const kept = nobodys.length === 0 ? [] : await keepUncounted(store, nobodys)
  const counted = passed
    .filter(isTheirs)
    .map((punch) => ({ ...punch, ...whose, formerId: '', result: 'counted' as const }))
  return {
    fresh: told.length + kept.length,
    seen: whose === undefined || counted.length === 0 ? null : { holder: whose, punches: counted },
  }
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
  const byPin = new Map<string, Map<string, Punch>>()
  for (const punch of punches) {
    const known = byPin.get(punch.pin) ?? new Map<string, Punch>()
    byPin.set(punch.pin, known.set(punch.id, punch))
  }
  const taken: Taken[] = []
  await someAtOnce([...byPin], async ([pin, own]) => {
    taken.push(await takePin(scene, gym, pin, [...own.values()]))
  })
  const uncounted = taken.reduce((sum, one) => sum + one.fresh, 0)
  const fresh =
    uncounted +
    (await keepPunches(
      { store, gym, now },
      taken.flatMap(({ seen }) => seen ?? []),
    ))
  if (rejects.length > 0) await keepRejects(scene, table, rejects)
  if (fresh > 0) await noteArrival(scene, lines, punches)
}
