import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { calledWithinDay } from '@/domain/biometric/device'
import { monthOf } from '@/domain/monthStats/monthStats'
import type { NightTask } from '@/domain/monthStats/nightFailure'
import { addDays, civilDateIn, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { devicePath } from '@/data/biometric/biometricRecords'
import { unresolvedIn } from '@/data/biometric/deviceQueries'
import { devicesOfGym, enabledDevices, readDevice } from '@/data/biometric/deviceRecords'
import { personsByPin } from '@/data/biometric/personByPin'
import { storedSettings } from '@/data/gyms/gymOf'
import { removeField, type DocumentStore, type StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { askGap } from '../biometric/askGap'
import { forgetGone } from '../biometric/forgetGone'
import { keepZone } from '../biometric/keepZone'
import { resolvePunches } from '../iclock/resolvePunches'
import type { NightReport } from './nightReport'

/** Of months before the last one, what was never given to anybody is left to whoever links the number. */
const monthsOf = (yesterday: CivilDate) => [yesterday, addDays(startOfMonth(yesterday), -1)].map(monthOf)

/** Numbers that were nobody's when somebody pressed, and that somebody has been given since. */
async function resolveUnknown(
  store: DocumentStore,
  gymId: string,
  yesterday: CivilDate,
  now: Date,
): Promise<void> {
  const pins = new Set<string>()
  for (const month of monthsOf(yesterday))
    for await (const page of pagesOf(store, unresolvedIn(gymId, month)))
      for (const { data } of page) if (typeof data['pin'] === 'string') pins.add(data['pin'])
  for (const pin of pins) {
    const [person, another] = await personsByPin(store, gymId, pin)
    if (person !== undefined && another === undefined) await resolvePunches(store, gymId, pin, person, now)
  }
}

/**
 * Older versions kept in `text` what a command had said, passwords with it, where a centre's pages read it. Nothing writes that field any
 * more, and only the answer to such a command reads it: one that still waits is made anew when it is sent again.
 */
async function hideTexts(store: DocumentStore, sn: string): Promise<void> {
  const older = {
    collection: `${devicePath(sn)}/commands`,
    where: [{ field: 'text', op: '>=' as const, value: '' }],
    orderBy: [{ field: 'text', direction: 'asc' as const }],
  }
  for await (const page of pagesOf(store, older))
    if (page.length > 0)
      await store.batch((writer) => {
        for (const { path } of page) writer.update(path, [{ at: ['text'], value: removeField }])
      })
}

/**
 * A centre's night for its devices (DOMAIN 1.6): they go by its zone as it is from today on; yesterday's punches are asked for again, which closes what a lost line has left open;
 * who is no longer on a device leaves its list; punches of numbers that were linked meanwhile are counted; and a device that is silent is named for the owner.
 */
export async function deviceNight(
  store: DocumentStore,
  gym: StoredDocument,
  now: Date,
  report: NightReport,
): Promise<void> {
  const settings = storedSettings(gym)
  const yesterday = addDays(civilDateIn(now, settings.timezone), -1)
  await keepZone(store, gym.id, settings.timezone, now)
  for (const sn of await enabledDevices(store, gym.id)) {
    const untold = await askGap(store, { gymId: gym.id, sn }, yesterday, now)
    await forgetGone(store, { gymId: gym.id, sn }, now)
    const device = readDevice(await store.get(devicePath(sn)), gym.id)
    if (device === null) continue
    const tell = (task: NightTask, why: string) =>
      // Two devices may have one name.
      report.add([
        { id: `${task} ${sn}`, task, who: device.name || sn, why, memberId: '', invoiceId: '', at: now },
      ])
    if (untold !== null) {
      const days = `${formatCivil(untold.fromDate)} to ${formatCivil(untold.toDate)}`
      tell('punches', `it was asked night after night for those of ${days}, and did not tell.`)
    }
    const { lastSeenAt } = device
    if (calledWithinDay(device, now)) continue
    const since =
      lastSeenAt === null
        ? 'it has never called.'
        : `it last called on ${formatInstant(lastSeenAt, settings.timezone)}.`
    tell('device', since)
  }
  await resolveUnknown(store, gym.id, yesterday, now)
  // This comes last, because nobody waits for it: if it fails, all else is done.
  for (const { id } of await devicesOfGym(store, gym.id)) await hideTexts(store, id)
}
