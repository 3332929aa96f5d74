import { mendDay } from '@/data/attendance/mendDay'
import { storedSettings } from '@/data/gyms/centreOf'
import { rollOverCentre } from '@/data/maintenance/rollOverCentre'
import { upgradeCentre } from '@/data/maintenance/upgradeCentre'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { addDays, civilDateIn, instantAt, minutesAheadOfUtc } from '@/domain/shared/calendar'
import { mapOf } from '@/domain/shared/readers'
import { tellOfNight } from '../acts/tellOf'
import { moneyNight } from './moneyNight'

export type NightSummary = {
  gymId: string
  billed: number
  begun: number
  expired: number
  upgraded: number
  /** People whose attendance stood differently in the two places that keep it. */
  mended: number
  restated: number
  entered: number
  /** Drafts of expenses that come again. */
  drafts: number
  /** Figures that the records do not bear out; expected: none. */
  drifts: number
  /** Members and documents that could not be worked on. */
  failed: number
}

const hourIn = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))

/**
 * One centre's night. Older records come first: the lists of the roll-over pass by what lacks their fields. Idempotent.
 */
async function workOnCentre(store: DocumentStore, centre: StoredDocument, now: Date): Promise<NightSummary> {
  const gymId = centre.id
  const today = civilDateIn(now, storedSettings(centre).timezone)
  // Yesterday's last visits may still go on; the day before is over.
  const mended =
    (await mendDay(store, centre, addDays(today, -1), false)) +
    (await mendDay(store, centre, addDays(today, -2), true))
  const counts = Object.values(await upgradeCentre(store, gymId, { apply: true }))
  const { billed, begun, expired, failures } = await rollOverCentre({ store, now, tell: tellOfNight(gymId, now) }, gymId)
  const money = await moneyNight(store, centre, now)
  const upgraded = counts.reduce((total, count) => total + count.upgraded, 0)
  const unreadable = counts.reduce((total, count) => total + count.unreadable.length, 0)
  return {
    gymId,
    billed,
    begun,
    expired,
    upgraded,
    mended,
    ...money,
    failed: failures.length + unreadable,
  }
}

/** The rules know no time zones (docs/access-rules.md): they read a centre's distance from UTC, India's where none is kept. */
const INDIA_MINUTES = 330

/** Keeps the distance from UTC that holds at noon of the day that begins, so that "today" is the centre's. */
async function keepClock(store: DocumentStore, centre: StoredDocument, now: Date): Promise<void> {
  const { timezone } = storedSettings(centre)
  const minutes = minutesAheadOfUtc(instantAt(civilDateIn(now, timezone), '12:00', timezone), timezone)
  const kept = mapOf(centre.data['preference'])?.['utcOffsetMinutes'] ?? INDIA_MINUTES
  if (kept === minutes) return
  await store.batch((writer) =>
    writer.update(centre.path, [{ at: ['preference', 'utcOffsetMinutes'], value: minutes }]),
  )
}

/**
 * The centres whose clock stands between midnight and one at `now` (DOMAIN 3.3), one after the other. A centre that
 * fails is told to `failed` and does not keep the others waiting.
 */
export async function nightlyWork(
  store: DocumentStore,
  now: Date,
  failed: (gymId: string, error: unknown) => void,
): Promise<NightSummary[]> {
  const summaries: NightSummary[] = []
  for await (const centres of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] })) {
    for (const centre of centres) {
      if (centre.data['isDisabled'] === true || hourIn(now, storedSettings(centre).timezone) !== 0) continue
      try {
        await keepClock(store, centre, now)
        summaries.push(await workOnCentre(store, centre, now))
      } catch (error) {
        failed(centre.id, error)
      }
    }
  }
  return summaries
}
