import { formatInstant } from '@/domain/shared/formatDate'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { devicePath } from '@/data/biometric/biometricRecords'
import { enabledDevices, readDevice } from '@/data/biometric/deviceRecords'
import { personsByPin } from '@/data/biometric/personByPin'
import { storedSettings } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { queueOnce } from '../biometric/queueOnce'
import { askPunches } from '../biometric/refetchPunches'
import { resolvePunches } from '../iclock/resolvePunches'
import type { NightReport } from './nightReport'

/** A device that has not called for so long is not just out of power for the night. */
const SILENT_MS = 24 * 3_600_000

/** A night looks at so many punches of nobody; the rest wait for the next one. */
const MOST_UNKNOWN = 500

/** Numbers that were nobody's when somebody pressed, and that somebody has been given since. */
async function resolveUnknown(store: DocumentStore, gymId: string, now: Date): Promise<void> {
  const found = await store.query({
    collection: 'punches',
    where: [tenantFilter(gymId), { field: 'result', op: '==', value: 'unknownPin' }],
    orderBy: [],
    limit: MOST_UNKNOWN,
  })
  const pins = new Set(found.map(({ data }) => data['pin']).filter((pin) => typeof pin === 'string'))
  for (const pin of pins) {
    const [person, another] = await personsByPin(store, gymId, pin)
    if (person !== undefined && another === undefined) await resolvePunches(store, gymId, pin, person, now)
  }
}

/**
 * A centre's night for its devices (DOMAIN 1.6): yesterday's punches are asked for again, which closes what a lost line has left open;
 * those of numbers that were linked meanwhile are counted; and a device that is silent is named for the owner.
 */
export async function deviceNight(
  store: DocumentStore,
  gym: StoredDocument,
  now: Date,
  report: NightReport,
): Promise<void> {
  const settings = storedSettings(gym)
  const yesterday = addDays(civilDateIn(now, settings.timezone), -1)
  for (const sn of await enabledDevices(store, gym.id)) {
    await queueOnce({ store, now }, { gymId: gym.id, sn }, askPunches(yesterday, yesterday))
    const device = readDevice(await store.get(devicePath(sn)), gym.id)
    if (device === null) continue
    const { lastSeenAt } = device
    if (lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < SILENT_MS) continue
    const since =
      lastSeenAt === null
        ? 'it has never called.'
        : `it last called on ${formatInstant(lastSeenAt, settings.timezone)}.`
    report.note('device', device.name || sn, since)
  }
  await resolveUnknown(store, gym.id, now)
}
