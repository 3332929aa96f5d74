import { rosterLineSchema } from '@/domain/biometric/roster'
import { isRosterLine, rosterLineOf } from '@/domain/biometric/rosterText'
import { toldText } from '@/domain/biometric/toldText'
import { chunksOf } from '@/domain/shared/chunksOf'
import { passwordPath, rosterPath } from '@/data/biometric/biometricRecords'
import { someAtOnce } from '@/data/store/someAtOnce'
import type { DeviceScene } from './iclockCall'
import { keepRejects } from './keepRejects'

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
  if (rejects.length > 0) await keepRejects(scene, table, rejects)
}
