import { mendDay } from '@/data/attendance/mendDay'
import { trueUpCounts } from '@/data/gyms/centreCounts'
import { storedSettings } from '@/data/gyms/centreOf'
import { rollOverCentre } from '@/data/maintenance/rollOverCentre'
import { upgradeCentre } from '@/data/maintenance/upgradeCentre'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { addDays, civilDateIn, instantAt, minutesAheadOfUtc } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { mapOf } from '@/domain/shared/readers'
import { tellOfNight } from '../acts/tellOf'
import { moneyNight } from './moneyNight'
import { nightReport, type NightReport } from './nightReport'

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
  /** What could not be done, each named for the owner. */
  failed: number
}

const hourIn = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))

/** What no upgrade can read is named, a member by name; it is passed by until somebody looks at it. */
async function tellUnreadable(store: DocumentStore, { note }: NightReport, paths: readonly string[]) {
  for (const path of paths) {
    const name = (await store.get(path))?.data['name']
    const isMember = path.startsWith('members/') && path.split('/').length === 2
    const who = typeof name === 'string' && name !== '' ? `${name} (${path})` : `the record ${path}`
    note('record', who, 'it can’t be read.', isMember ? path.slice('members/'.length) : '')
  }
}

/**
 * One centre's night. Older records come first: the lists of the roll-over pass by what lacks their fields. A part that
 * fails is named for the owner, and the parts after it are done. Idempotent.
 */
async function workOnCentre(store: DocumentStore, centre: StoredDocument, now: Date): Promise<NightSummary> {
  const gymId = centre.id
  const today = civilDateIn(now, storedSettings(centre).timezone)
  const report = nightReport(now)
  const { attempt } = report
  // Yesterday's last visits may still go on; the day before is over.
  const mend = (back: number, isOver: boolean) =>
    attempt(`tidy the attendance of ${formatCivil(addDays(today, -back))}`, 0, () =>
      mendDay(store, centre, addDays(today, -back), isOver),
    )
  const mended = (await mend(1, false)) + (await mend(2, true))
  const counts = await attempt('bring older records up to date', [], async () =>
    Object.values(await upgradeCentre(store, gymId, { apply: true, months: false })),
  )
  const { failures, ...rolled } = await attempt(
    'renew and bill packages',
    { billed: 0, begun: 0, expired: 0, failures: [] },
    () => rollOverCentre({ store, now, tell: tellOfNight(gymId, now) }, gymId),
  )
  report.add(failures)
  await tellUnreadable(
    store,
    report,
    counts.flatMap(({ unreadable }) => unreadable),
  )
  await attempt('count the people of the centre', 0, () => trueUpCounts(store, gymId))
  const money = await moneyNight(store, centre, now, report)
  const upgraded = counts.reduce((total, count) => total + count.upgraded, 0)
  return { gymId, ...rolled, upgraded, mended, ...money, failed: report.failures().length }
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
