import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore, StoredDocument, Writer } from '@/data/store/documentStore'
import { devicesOfGym } from './deviceRecords'

/** Which devices are at the doors, by the centre's own record (`gymSchema`). */
export function deviceSerialsOf({ data }: StoredDocument): string[] {
  const stored = data['deviceSerials']
  return Array.isArray(stored) ? stored.filter((sn) => typeof sn === 'string') : []
}

export const writeSerials = (writer: Writer, gymId: string, serials: readonly string[]) =>
  writer.update(gymPath(gymId), [{ at: ['deviceSerials'], value: [...serials].sort() }])

/** Makes the centre's record name the devices that are registered for it. Answers whether it did not. */
export async function trueUpSerials(store: DocumentStore, gymId: string): Promise<boolean> {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return false
  const right = (await devicesOfGym(store, gymId)).map(({ id }) => id).sort()
  if (deviceSerialsOf(gym).join(' ') === right.join(' ')) return false
  await store.batch((writer) => writeSerials(writer, gymId, right))
  return true
}
