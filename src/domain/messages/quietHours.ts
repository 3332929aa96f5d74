import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { Category } from './message'

const OPENS = '10:00'
const CLOSES = '21:00'

/** DOMAIN 4.1: offers are sent from 10:00 to 21:00 of the centre's zone. When to send instead; null for now. */
export function putOffUntil(category: Category, now: Date, timezone: string): Date | null {
  if (category !== 'promotional') return null
  const today = civilDateIn(now, timezone)
  const opening = instantAt(today, OPENS, timezone)
  if (now < opening) return opening
  return now < instantAt(today, CLOSES, timezone) ? null : instantAt(addDays(today, 1), OPENS, timezone)
}
