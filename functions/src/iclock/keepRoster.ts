import { rosterLineSchema } from '@/domain/biometric/roster'
import { isRosterLine, rosterLineOf } from '@/domain/biometric/rosterText'
import { toldText } from '@/domain/biometric/toldText'
import { chunksOf } from '@/domain/shared/chunksOf'
import { passwordPath, rosterPath } from '@/data/biometric/biometricRecords'
import { askLineUp } from '@/data/biometric/lineUp'
import { someAtOnce } from '@/data/store/someAtOnce'
import type { DeviceScene } from './iclockCall'
import { keepRejects } from './keepRejects'
import { usersByPin } from './knownPins'

const PEOPLE_A_BATCH = 200

/**
 * The groups of people whom the device names in the one that opens nothing: they were put there by us, and go back to the one that they
 * had; '' where nobody knows it.
 */
async function ownGroups(
  { store, device }: DeviceScene,
  people: readonly { id: string; grp: string }[],
): Promise<ReadonlyMap<string, string>> {
  const blocked = String(device.blockedGroup)
  const own = new Map(people.map(({ id, grp }) => [id, grp]))
  await someAtOnce(
    people.filter(({ grp }) => grp === blocked),
    async ({ id }) => {
      const stored = await store.get(rosterPath(device.id, id))
      const grp = rosterLineSchema.safeParse({ ...stored?.data, id }).data?.grp ?? ''
      own.set(id, grp === blocked ? '' : grp)
    },
  )
  return own
}

/**
 * A new device may have people whom nobody lets in any more. When everybody was queued for it, it had not said so yet, and whoever is to be
 * stopped is told to no device that does not have them (`planAccess`): now it is told of them as well.
 */
async function stopUntold({ store, device, now }: DeviceScene, pins: readonly string[]): Promise<void> {
  const { id: sn, gymId } = device
  const users = await usersByPin(store, gymId, pins)
  if ([...users.values()].every(({ devices }) => devices[sn] !== undefined)) return
  await store.batch((writer) => askLineUp(writer, { gymId, sn }, false, now))
}

/** Who is on the device, as it says. Of what else is in the same upload lines about people that nobody can read are put aside. */
export async function keepRoster(scene: DeviceScene, table: string, lines: readonly string[]): Promise<void> {
  const { store, device, now } = scene
  const people = new Map<string, NonNullable<ReturnType<typeof rosterLineOf>>>()
  const rejects: string[] = []
  for (const line of lines.filter(isRosterLine)) {
    const told = rosterLineOf(line)
    if (told === null) rejects.push(toldText(line))
    else people.set(told.id, told)
  }
  const waiting = [...people.values()]
  const groups = await ownGroups(scene, waiting)
  for (const some of chunksOf(waiting, PEOPLE_A_BATCH))
    await store.batch((writer) => {
      for (const { id, passwd, ...line } of some) {
        const hasPassword = passwd === null ? {} : { hasPassword: passwd !== '' }
        const grp = groups.get(id) ?? ''
        writer.merge(rosterPath(device.id, id), {
          ...{ ...line, grp, gymId: device.gymId, sn: device.id, ...hasPassword, seenAt: now },
        })
        if (passwd === '') writer.remove(passwordPath(device.id, id))
        else if (passwd !== null) writer.set(passwordPath(device.id, id), { passwd })
      }
    })
  await stopUntold(scene, [...people.keys()])
  if (rejects.length > 0) await keepRejects(scene, table, rejects)
}
