import type { CentreSettings } from '@/domain/gyms/settings'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { LAST_END } from '@/domain/members/lookupOf'
import { civilDateIn, daysUntil } from '@/domain/shared/calendar'
import { admissionOf, dueReason, type Admission } from './admission'
import { occasionsOf, type Occasion } from './occasions'

export type Fix = NonNullable<Admission['fix']> | 'collect'

/** What the desk shows of one person (PRODUCT screen 7). */
export type Decision = Pick<Admission, 'verdict' | 'state' | 'reasons'> & {
  /** What sets it right, the first first. */
  fixes: Fix[]
  /** Days still covered, today counted; null without a running package or when it has no end. */
  daysLeft: number | null
  /** Rupees. */
  due: number
  /** What to greet with, whatever the verdict; said after every reason. */
  occasions: Occasion[]
}

type Settings = Pick<CentreSettings, 'timezone' | 'expiringDays' | 'graceDays' | 'currency' | 'locale'>

/**
 * Who enters, who enters with a word and who is stopped, and what sets it right: from the directory in memory alone, so
 * that the answer is instant and needs no network. `now` is an instant; the day is the centre's.
 */
export function decide(entry: DirectoryEntry, settings: Settings, now: Date): Decision {
  const today = civilDateIn(now, settings.timezone)
  const { verdict, state, reasons, fix } = admissionOf(entry, today, settings)
  const due = dueReason(entry, settings)
  const isRunning = entry.s <= today && today <= entry.e && entry.e < LAST_END
  return {
    verdict,
    state,
    reasons: verdict === 'stop' && due !== '' ? [...reasons, due] : reasons,
    fixes: [...(fix === null ? [] : [fix]), ...(due === '' ? [] : (['collect'] as const))],
    daysLeft: isRunning ? daysUntil(today, entry.e) : null,
    due: entry.d,
    occasions: state === 'Deleted' || state === 'Inactive' ? [] : occasionsOf(entry, today),
  }
}
