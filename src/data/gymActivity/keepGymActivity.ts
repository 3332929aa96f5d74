import { noActivity } from '@/domain/gyms/gymActivity'
import { gymActivityOf, type ActivityFacts } from '@/domain/gyms/gymActivityOf'
import { signsOf, signsText } from '@/domain/gyms/gymSigns'
import { nightDueOn } from '@/domain/gyms/nightDue'
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

type Change = { at: string[]; value: unknown }

/**
 * Writes what `changesOf` finds in the centre's record as it stands: the night, the hourly pass and a mark may come at the same
 * time, and the signs are one text. `gym`, as it was read with others, only spares most centres the reading.
 */
async function changeActivity(
  store: Pick<DocumentStore, 'transact'>,
  gym: StoredDocument,
  changesOf: (gym: StoredDocument) => Change[],
): Promise<boolean> {
  if (changesOf(gym).length === 0) return false
  return store.transact(async (transaction) => {
    const stored = await transaction.get(gymPath(gym.id))
    const changes = stored === null ? [] : changesOf(stored)
    if (changes.length === 0) return false
    transaction.update(gymPath(gym.id), changes)
    return true
  })
}

/**
 * Gives a centre whose last night should be over and did not come the sign of a failing one, which its next night takes off. `gym`
 * is the centre as it was read before. Answers whether it wrote.
 */
export const markMissedNight = (
  store: Pick<DocumentStore, 'transact'>,
  gym: StoredDocument,
  now: Date,
): Promise<boolean> =>
  changeActivity(store, gym, (stored) => {
    const held = heldGym(stored)
    if (held === null || held.isDisabled) return []
    const { timezone } = storedSettings(stored)
    const due = nightDueOn(now, timezone)
    const { countedOn, signs } = held.activity ?? noActivity
    const isNew = held.createdAt !== null && civilDateIn(held.createdAt, timezone) >= due
    const marks = signsOf(signs)
    if (isNew || marks.has('problems') || (countedOn !== null && countedOn >= due)) return []
    return [{ at: ['activity', 'signs'], value: signsText(marks.add('problems')) }]
  })

/** Marks are told at most so often: every page of the centre listens to its record. Milliseconds. */
const TELL_AFTER_MS = 60 * 60_000

/**
 * Carries a mark of today to the centre's record, at most once an hour. `gym` is the centre as it was read before; a clock that runs
 * ahead counts as `now`. Answers whether it wrote.
 */
export async function carryLastMark(
  store: Pick<DocumentStore, 'transact'>,
  gym: StoredDocument,
  markedAt: Date | null,
  now: Date,
): Promise<boolean> {
  if (markedAt === null) return false
  const at = markedAt > now ? now : markedAt
  return changeActivity(store, gym, (stored) => {
    const { lastAt, signs } = heldGym(stored)?.activity ?? noActivity
    if (lastAt !== null && at.getTime() - lastAt.getTime() < TELL_AFTER_MS) return []
    const marks = signsOf(signs)
    const wasSilent = marks.delete('silent')
    return [
      { at: ['activity', 'lastAt'], value: at },
      ...(wasSilent ? [{ at: ['activity', 'signs'], value: signsText(marks) }] : []),
    ]
  })
}
