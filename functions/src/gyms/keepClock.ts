import { minutesAheadAtNoon, minutesAheadOfUtc } from '@/domain/shared/calendar'
import { mapOf } from '@/domain/shared/readers'
import { storedSettings } from '@/data/gyms/gymOf'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'

/** The rules know no time zones (docs/access-rules.md): they read a centre's distance from UTC, India's where none is kept. */
const INDIA_MINUTES = 330

/**
 * Keeps the distance from UTC by which the rules tell the centre's day. Where clocks change on that day, it is the greater of now's and
 * noon's: a day that begins too early takes marks all the same, as yesterday's; one that begins too late refuses them.
 */
export async function keepClock(
  store: Pick<DocumentStore, 'batch'>,
  gym: StoredDocument,
  now: Date,
): Promise<void> {
  const { timezone } = storedSettings(gym)
  const minutes = Math.max(minutesAheadOfUtc(now, timezone), minutesAheadAtNoon(now, timezone))
  const kept = mapOf(gym.data['preference'])?.['utcOffsetMinutes'] ?? INDIA_MINUTES
  if (kept === minutes) return
  await store.batch((writer) =>
    writer.update(gym.path, [{ at: ['preference', 'utcOffsetMinutes'], value: minutes }]),
  )
}
