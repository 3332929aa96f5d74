import { mendDay } from '@/data/attendance/mendDay'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { trueUpSerials } from '@/data/biometric/gymDevices'
import { hideCards } from '@/data/biometric/hideCards'
import { beginDay } from '@/data/dashboard/keepDashboard'
import { trueUpCounts } from '@/data/gyms/gymCounts'
import { storedSettings } from '@/data/gyms/gymOf'
import { keepGymActivity, markMissedNight } from '@/data/gymActivity/keepGymActivity'
import { rollOverGym } from '@/data/maintenance/rollOverGym'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { keepPlatformMonth } from '@/data/platformMonths/platformMonths'
import { pagesOf } from '@/data/store/pagesOf'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { beganWithin, nightTurn } from '@/domain/gyms/nightDue'
import { isFailing } from '@/domain/monthStats/nightFailure'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { mapOf } from '@/domain/shared/readers'
import { tellOfNight } from '../acts/tellOf'
import { eraseNight } from '../erase/eraseNight'
import { keepClock } from '../gyms/keepClock'
import { deviceNight } from './deviceNight'
import { messageNight } from './messageNight'
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
  /** What could not be done and a person has to do, each named for the owner. */
  failed: number
}

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
 * The doors of a centre as its day begins (DOMAIN 1.6): whose access ends or begins today is told to the devices, and what one of
 * them missed is queued for it. Answers about how many people.
 */
async function tellDoors(store: DocumentStore, gymId: string, now: Date): Promise<number> {
  await trueUpSerials(store, gymId)
  return bringIntoLine(store, gymId, now)
}

/**
 * One centre's night. Older records come first: the lists of the roll-over pass by what lacks their fields. A part that
 * fails is named for the owner, and the parts after it are done. Idempotent.
 */
async function workOnGym(store: DocumentStore, gym: StoredDocument, now: Date): Promise<NightSummary> {
  const gymId = gym.id
  const today = civilDateIn(now, storedSettings(gym).timezone)
  const report = nightReport(now)
  const { attempt } = report
  // Yesterday's last visits may still go on; the day before is over.
  const mend = (back: number, isOver: boolean) =>
    attempt(`tidy the attendance of ${formatCivil(addDays(today, -back))}`, 0, () =>
      mendDay(store, gym, addDays(today, -back), isOver),
    )
  const mended = (await mend(1, false)) + (await mend(2, true))
  const counts = await attempt('bring older records up to date', [], async () =>
    Object.values(await upgradeGym(store, gymId, { apply: true, months: false })),
  )
  const { failures, ...rolled } = await attempt(
    'renew and bill packages',
    { billed: 0, begun: 0, expired: 0, failures: [] },
    () => rollOverGym({ store, now, tell: tellOfNight(gymId, now) }, gymId),
  )
  report.add(failures)
  await tellUnreadable(
    store,
    report,
    counts.flatMap(({ unreadable }) => unreadable),
  )
  await attempt('ask the door’s devices for what they kept', undefined, () =>
    deviceNight(store, gym, now, report),
  )
  await attempt('count the people of the centre', 0, () => trueUpCounts(store, gymId))
  await attempt('look for e-mails that did not go out', undefined, () =>
    messageNight(store, gym, now, report),
  )
  await attempt('go on with erasing people', undefined, () => eraseNight(store, gym, now))
  const money = await moneyNight(store, gym, now, report)
  // After packages and dues, which decide who is let in.
  await attempt('tell the doors who is let in', 0, () => tellDoors(store, gymId, now))
  // After the money, which is written right by then.
  await attempt('make the figures of the dashboard', undefined, () => beginDay(store, gymId, now))
  const upgraded = counts.reduce((total, count) => total + count.upgraded, 0)
  return { gymId, ...rolled, upgraded, mended, ...money, failed: report.failures().filter(isFailing).length }
}

/** When somebody of the centre last signed in; null: never, or not known here. */
type LastSignIn = (store: DocumentStore, gymId: string) => Promise<Date | null>

type Failed = (gymId: string, error: unknown) => void

const isDisabled = (gym: StoredDocument) => gym.data['isDisabled'] === true

/** null: it failed as a whole, and was told so. A disabled centre has no night. */
async function nightOf(store: DocumentStore, gym: StoredDocument, now: Date, failed: Failed) {
  if (isDisabled(gym)) return null
  try {
    await keepClock(store, gym, now)
    return await workOnGym(store, gym, now)
  } catch (error) {
    failed(gym.id, error)
    return null
  }
}

/** What the platform's lists call the problems of a night: one that failed as a whole is one. */
function problemsOf(gym: StoredDocument, summary: NightSummary | null): number {
  if (summary !== null) return summary.failed + summary.drifts
  return isDisabled(gym) ? 0 : 1
}

const countedOnOf = ({ data }: StoredDocument) => mapOf(data['activity'])?.['countedOn']

/**
 * The centres whose day has just begun at `now` (DOMAIN 3.3), one after the other, and those whose night was left out the hour
 * before; last of each what the platform's lists say of it, which a disabled one has too. What is begun again after it was cut short
 * goes on with those who still wait for theirs. At the market's own midnight the platform's month is kept
 * from the same reading. A centre that fails is told to `failed` and does not keep the others waiting. Later in a centre's day it is
 * looked whether its night came: whatever stopped it could not say so itself.
 */
export async function nightlyWork(
  store: DocumentStore,
  now: Date,
  failed: Failed,
  lastSignIn: LastSignIn = () => Promise.resolve(null),
): Promise<NightSummary[]> {
  const summaries: NightSummary[] = []
  const isPlatformNight = beganWithin(1, now, DEFAULT_TIMEZONE)
  const read: StoredDocument[] = []
  const again: StoredDocument[] = []
  const workAtNight = async (gym: StoredDocument) => {
    const summary = await nightOf(store, gym, now, failed)
    if (summary !== null) summaries.push(summary)
    const signedInAt = await lastSignIn(store, gym.id)
    await keepGymActivity(store, gym, { signedInAt, problems: problemsOf(gym, summary) }, now)
  }
  const workOn = async (gym: StoredDocument, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => failed(gym.id, error))
  }
  for await (const gyms of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] })) {
    for (const gym of gyms) {
      if (isPlatformNight) read.push(gym)
      const turn = nightTurn(now, storedSettings(gym).timezone, countedOnOf(gym))
      if (turn === 'none') await workOn(gym, () => markMissedNight(store, gym, now))
      else if (turn === 'again') again.push(gym)
      else await workOn(gym, () => workAtNight(gym))
    }
  }
  for (const gym of again) await workOn(gym, () => workAtNight(gym))
  const ofPlatform = [() => keepPlatformMonth(store, read, now), () => hideCards(store)]
  for (const work of isPlatformNight ? ofPlatform : [])
    await work().catch((error: unknown) => failed(PLATFORM, error))
  return summaries
}
