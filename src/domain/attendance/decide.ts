import { LAST_DAY } from '@/domain/shared/civilDate'
import type { GymSettings } from '../gyms/settings'
import { isBirthday } from '../members/birthday'
import type { DirectoryEntry } from '../members/directoryEntry'
import { civilDateIn, daysUntil, daysBetween } from '../shared/calendar'
import { admissionOf, dueReason, type Admission } from './admission'
import type { CivilDate } from '../shared/civilDate'

/** PRODUCT screen 7: what the desk greets a person with. */
type Occasion = { kind: 'birthday' | 'new'; text: string }

/** So many days somebody is greeted as new, the day of joining counted. */
const NEW_DAYS = 7

const sinceText = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`)

/** A birthday and the first week, in this order. */
function occasionsOf({ n: name, g, j }: DirectoryEntry, today: CivilDate): Occasion[] {
  const occasions: Occasion[] = []
  if (isBirthday(g, today)) occasions.push({ kind: 'birthday', text: `It is ${name}'s birthday today.` })
  const days = j === null ? NEW_DAYS : daysBetween(j, today)
  if (days >= 0 && days < NEW_DAYS) occasions.push({ kind: 'new', text: `New: joined ${sinceText(days)}.` })
  return occasions
}

export type Fix = NonNullable<Admission['fix']> | 'collect'

/** What the desk shows of one person (PRODUCT screen 7). */
export type Decision = Pick<Admission, 'verdict' | 'state' | 'reasons' | 'lacksConsent'> & {
  /** What sets it right, the first first. */
  fixes: Fix[]
  /** Days still covered, today counted; null without a running package or when it has no end. */
  daysLeft: number | null
  /** Rupees. */
  due: number
  /** What to greet with, whatever the verdict; said after every reason. */
  occasions: Occasion[]
}

type Settings = Pick<GymSettings, 'timezone' | 'expiringDays' | 'graceDays' | 'currency' | 'locale'>

/**
 * Who enters, who enters with a word and who is stopped, and what sets it right: from the directory in memory alone, so
 * that the answer is instant and needs no network. `now` is an instant; the day is the centre's.
 */
export function decide(entry: DirectoryEntry, settings: Settings, now: Date): Decision {
  const today = civilDateIn(now, settings.timezone)
  const { verdict, state, reasons, fix, lacksConsent } = admissionOf(entry, today, settings)
  const due = dueReason(entry, settings)
  const isRunning = entry.s <= today && today <= entry.e && entry.e < LAST_DAY
  return {
    verdict,
    state,
    lacksConsent,
    reasons: verdict === 'stop' && due !== '' ? [...reasons, due] : reasons,
    fixes: [...(fix === null ? [] : [fix]), ...(due === '' ? [] : (['collect'] as const))],
    daysLeft: isRunning ? daysUntil(today, entry.e) : null,
    due: entry.d,
    occasions: state === 'Deleted' || state === 'Inactive' ? [] : occasionsOf(entry, today),
  }
}
