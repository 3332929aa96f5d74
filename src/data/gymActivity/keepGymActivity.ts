import { noActivity } from '@/domain/gyms/gymActivity'
import { gymActivityOf, type ActivityFacts } from '@/domain/gyms/gymActivityOf'
import { signsOf, signsText } from '@/domain/gyms/gymSigns'
import { civilDateIn } from '@/domain/shared/calendar'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { activityFacts } from './activityFacts'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { heldGym } from '@/data/gyms/publicGyms'

/** What the records of the centre do not say: its accounts and its own night do. */
type Told = Pick<ActivityFacts, 'signedInAt' | 'problems'>

/** Nobody works in a disabled centre: what was known of its last days stays, and nothing is read for it. */
const restingFacts = (gym: StoredDocument): Omit<ActivityFacts, keyof Told> => ({
  ...(heldGym(gym)?.activity ?? noActivity),
  lastMarkAt: null,
  lastSaleAt: null,
})

/**
 * Keeps what a centre does in its record, for the platform's lists (decision 48). Answers whether it wrote; an unreadable
 * centre is passed by. It is no act of anybody: `updatedAt` stays.
 */
export async function keepGymActivity(
  store: DocumentStore,
  gym: StoredDocument,
  told: Told,
  now: Date,
): Promise<boolean> {
  const isOpen = gym.data['isDisabled'] !== true
  const facts = isOpen ? await activityFacts(store, gym, now) : restingFacts(gym)
  const { timezone } = storedSettings(gym)
  const moment = { today: civilDateIn(now, timezone), timezone }
  return store.transact(async (transaction) => {
    const stored = await transaction.get(gymPath(gym.id))
    const held = stored && heldGym(stored)
    if (stored === null || held === null) return false
    const value = gymActivityOf(held, { ...facts, ...told }, moment)
    if (isSame(stored.data['activity'], value)) return false
    transaction.update(gymPath(gym.id), [{ at: ['activity'], value }])
    return true
  })
}

/**
 * Gives a centre whose night did not come today the sign of a failing one, which its next night takes off. `gym` is the centre as it was
 * just read. Answers whether it wrote.
 */
export async function markMissedNight(
  store: Pick<DocumentStore, 'batch'>,
  gym: StoredDocument,
  now: Date,
): Promise<boolean> {
  const held = heldGym(gym)
  if (held === null || held.isDisabled) return false
  const { timezone } = storedSettings(gym)
  const today = civilDateIn(now, timezone)
  const { countedOn, signs } = held.activity ?? noActivity
  const isNew = held.createdAt !== null && civilDateIn(held.createdAt, timezone) >= today
  const marks = signsOf(signs)
  if (isNew || marks.has('problems') || (countedOn !== null && countedOn >= today)) return false
  const value = signsText(marks.add('problems'))
  await store.batch((writer) => writer.update(gymPath(gym.id), [{ at: ['activity', 'signs'], value }]))
  return true
}

/** Marks are told at most so often: every page of the centre listens to its record. Milliseconds. */
const TELL_AFTER_MS = 60 * 60_000

/**
 * Carries a mark of today to the centre's record, at most once an hour and without reading anything. `gym` is the centre as
 * it was just read; a clock that runs ahead counts as `now`.
 */
export async function carryLastMark(
  store: Pick<DocumentStore, 'batch'>,
  gym: StoredDocument,
  markedAt: Date | null,
  now: Date,
): Promise<boolean> {
  if (markedAt === null) return false
  const at = markedAt > now ? now : markedAt
  const known = heldGym(gym)?.activity ?? noActivity
  if (known.lastAt !== null && at.getTime() - known.lastAt.getTime() < TELL_AFTER_MS) return false
  const signs = signsOf(known.signs)
  const wasSilent = signs.delete('silent')
  await store.batch((writer) =>
    writer.update(gymPath(gym.id), [
      { at: ['activity', 'lastAt'], value: at },
      ...(wasSilent ? [{ at: ['activity', 'signs'], value: signsText(signs) }] : []),
    ]),
  )
  return true
}
