import type { FunnelStep } from '@/domain/leads/leadFunnel'
import { MISSING } from '@/domain/shared/constants'
import { peopleWords } from '@/domain/staff/peopleWords'

export const stepWords: Record<FunnelStep, string> = {
  New: 'New leads',
  Contacted: 'Contacted',
  'Trial booked': 'Trial booked',
  Converted: 'Converted',
}

const counted = (count: number, one: string, locale: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString(locale)} ${one}s`

/** `2.5 days`; `Same day` where half of them needed none. */
export const daysText = (days: number | null, locale: string): string =>
  days === null ? MISSING : days === 0 ? 'Same day' : counted(days, 'day', locale)

const HOURS_OF_DAY = 24
/** From here on days say more. */
const MOST_HOURS = 48

/** How long leads waited for the first call, half of them less. */
export function waitText(hours: number | null, locale: string): string {
  if (hours === null) return ''
  if (hours < 1) return 'First contact within the hour.'
  return hours < MOST_HOURS
    ? `First contact after ${counted(Math.round(hours), 'hour', locale)}.`
    : `First contact after ${counted(Math.round(hours / HOURS_OF_DAY), 'day', locale)}.`
}

/** ` assigned to Rakesh Solanki`, behind the leads of one person; their own are `you`. */
export const assignedTo = (name: string): string => ` assigned to ${namesWithin.get(name) ?? name}`

/** Within a sentence. */
const namesWithin: ReadonlyMap<string, string> = new Map([
  [peopleWords.self, 'you'],
  ['Nobody', 'nobody'],
  [peopleWords.owner, 'the owner'],
])

export const leadsText = (count: number, locale: string): string => counted(count, 'lead', locale)
