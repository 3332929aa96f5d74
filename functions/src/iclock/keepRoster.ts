import { rosterLineSchema } from '@/domain/biometric/roster'
import { rosterLineOf } from '@/domain/biometric/rosterText'
import { passwordPath, rosterPath } from '@/data/biometric/biometricRecords'
import { someAtOnce } from '@/data/store/someAtOnce'
import type { DeviceScene } from './iclockCall'

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

/** Who is on the device, as it says; every other line of the same upload is dropped unread. */
export async function keepRoster(scene: DeviceScene, lines: readonly string[]): Promise<void> {
  const { store, device, now } = scene
  const people = new Map(
    lines.flatMap((line) => {
      const told = rosterLineOf(line)
      return told === null ? [] : [[told.id, told] as const]
    }),
  )
  const waiting = [...people.values()]
  const groups = await ownGroups(scene, waiting)
  for (let from = 0; from < waiting.length; from += PEOPLE_A_BATCH)
    await store.batch((writer) => {
      for (const { id, passwd, ...line } of waiting.slice(from, from + PEOPLE_A_BATCH)) {
        const hasPassword = passwd !== ''
        writer.set(rosterPath(device.id, id), {
          ...{
            ...line,
            grp: groups.get(id) ?? '',
            gymId: device.gymId,
            sn: device.id,
            hasPassword,
            seenAt: now,
          },
        })
        if (hasPassword) writer.set(passwordPath(device.id, id), { passwd })
      }
    })
}
