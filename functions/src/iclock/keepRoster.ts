import { rosterLineOf } from '@/domain/biometric/rosterText'
import { passwordPath, rosterPath } from '@/data/biometric/biometricRecords'
import type { DeviceScene } from './iclockCall'

const PEOPLE_A_BATCH = 200

/** Who is on the device, as it says; every other line of the same upload is dropped unread. */
export async function keepRoster(
  { store, device, now }: DeviceScene,
  lines: readonly string[],
): Promise<void> {
  const people = new Map(
    lines.flatMap((line) => {
      const told = rosterLineOf(line)
      return told === null ? [] : [[told.id, told] as const]
    }),
  )
  const waiting = [...people.values()]
  for (let from = 0; from < waiting.length; from += PEOPLE_A_BATCH)
    await store.batch((writer) => {
      for (const { id, passwd, ...line } of waiting.slice(from, from + PEOPLE_A_BATCH)) {
        const hasPassword = passwd !== ''
        writer.set(rosterPath(device.id, id), {
          ...{ ...line, gymId: device.gymId, sn: device.id, hasPassword, seenAt: now },
        })
        if (hasPassword) writer.set(passwordPath(device.id, id), { passwd })
      }
    })
}
