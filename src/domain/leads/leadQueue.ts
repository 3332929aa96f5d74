import { addDays, civilDateIn, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isOpenLead, temperatures, type Lead } from './lead'

export const dueGroups = ['Overdue', 'Today', 'Tomorrow'] as const
export type DueGroup = (typeof dueGroups)[number]

/** In the address of the list: overdue and today's together. */
export const DUE_NOW = 'Now'

/** The part of today's work that a lead is; null where it can wait. An open one without a date is overdue. */
export function dueGroupOf(
  lead: Pick<Lead, 'status' | 'deleted' | 'nextFollowUpOn'>,
  today: CivilDate,
): DueGroup | null {
  if (!isOpenLead(lead)) return null
  const { nextFollowUpOn } = lead
  if (nextFollowUpOn === null || nextFollowUpOn < today) return 'Overdue'
  if (nextFollowUpOn === today) return 'Today'
  return nextFollowUpOn === addDays(today, 1) ? 'Tomorrow' : null
}

/** To follow up today, or late: what the dashboard counts. */
export const isDue = (
  lead: Pick<Lead, 'status' | 'deleted' | 'nextFollowUpOn'>,
  today: CivilDate,
): boolean => {
  const group = dueGroupOf(lead, today)
  return group === 'Overdue' || group === 'Today'
}

/** The hottest first. */
export const warmthOf = ({ temperature }: Pick<Lead, 'temperature'>): number =>
  temperatures.indexOf(temperature)

/** The order in which leads are called: by their day, the hottest first within it. */
export const queueKey = ({ nextFollowUpOn, temperature, nameLower }: Lead): string =>
  `${nextFollowUpOn ?? '0000-00-00'} ${warmthOf({ temperature })} ${nameLower}`

/** Days since the lead was added; 0 where that is not known. */
export const ageOfLead = (
  { createdAt }: Pick<Lead, 'createdAt'>,
  today: CivilDate,
  timezone: string,
): number => (createdAt === null ? 0 : Math.max(0, daysBetween(civilDateIn(createdAt, timezone), today)))
