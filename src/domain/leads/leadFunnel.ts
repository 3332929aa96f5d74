import { civilDateIn, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import { isContact, isOpenLead, type Contact, type Lead } from './lead'
import { wasNeverReached } from './lostReason'

/** How far leads came: each step counts everybody who reached it. */
export const funnelSteps = ['New', 'Contacted', 'Trial booked', 'Converted'] as const
export type FunnelStep = (typeof funnelSteps)[number]

export type StepFigures = {
  step: FunnelStep
  count: number
  /** Of all that came, with one decimal; null where nobody came. */
  percent: number | null
  /** From the day they came; null for the first step, and where nobody reached it. */
  medianDays: number | null
  /** The same from the step before, of those that each of them passed. */
  medianDaysSince: number | null
}

export type Conversion = {
  /** The source or the uid; '' for none. */
  key: string
  came: number
  contacted: number
  trials: number
  converted: number
  lost: number
  /** What those who were converted first bought for, in rupees. */
  sold: number
  percent: number | null
  /** From the day they came to the day they bought, of those who did; null where nobody did. */
  medianDays: number | null
}

const isReached = ({ kind, outcome }: Contact) =>
  isContact({ kind }) && outcome !== 'No answer' && outcome !== 'Busy' && outcome !== 'Lost'

/** Somebody talked to them. Who was given up without ever answering was not. */
export function wasContacted({ status, lostReason, interactions }: Lead): boolean {
  if (status === 'New') return interactions.some(isReached)
  if (status !== 'Lost') return true
  return interactions.some(isReached) || !wasNeverReached(lostReason)
}

const hasReached: Record<FunnelStep, (lead: Lead) => boolean> = {
  New: () => true,
  Contacted: wasContacted,
  'Trial booked': ({ trialOn }) => trialOn !== null,
  Converted: ({ status }) => status === 'Converted',
}

/** What the list of leads can be narrowed to, so that it adds up to a figure. */
export const reaches = ['Contacted', 'Trial booked', 'Converted', 'Lost', 'Open'] as const
export type Reach = (typeof reaches)[number]

export const isAt: Record<Reach, (lead: Lead) => boolean> = {
  ...hasReached,
  Lost: ({ status }) => status === 'Lost',
  Open: isOpenLead,
}

/** The day of each step, where it is known. */
const dayOfStep: Record<FunnelStep, (lead: Lead, timezone: string) => CivilDate | null> = {
  New: ({ createdAt }, timezone) => (createdAt === null ? null : civilDateIn(createdAt, timezone)),
  Contacted: ({ interactions }, timezone) => {
    const first = interactions.find(isReached)
    return first?.on ?? (first?.at ? civilDateIn(first.at, timezone) : null)
  },
  'Trial booked': ({ trialOn }) => trialOn,
  Converted: ({ convertedOn }) => convertedOn,
}

export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** The middle one; of two, what lies between them. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** Days from one of the steps before to this one, of those whose days are both known; a step that began later counts as no wait. */
function medianDaysFrom(
  before: readonly FunnelStep[],
  step: FunnelStep,
  leads: readonly Lead[],
  timezone: string,
): number | null {
  const days = leads.flatMap((lead) => {
    const day = dayOfStep[step](lead, timezone)
    const since = before
      .map((earlier) => dayOfStep[earlier](lead, timezone))
      .findLast((known) => known !== null)
    return day === null || !since ? [] : [Math.max(0, daysBetween(since, day))]
  })
  return median(days)
}

export const leadFunnel = (leads: readonly Lead[], timezone: string): StepFigures[] =>
  funnelSteps.map((step, at) => {
    const reached = leads.filter(hasReached[step])
    const before = funnelSteps.slice(0, at)
    return {
      step,
      count: reached.length,
      percent: percentOf(reached.length, leads.length),
      medianDays: at === 0 ? null : medianDaysFrom(['New'], step, reached, timezone),
      medianDaysSince: medianDaysFrom(before, step, reached, timezone),
    }
  })

/** Of some leads: how many there are, and how many of them bought. */
export type Bought = { came: number; bought: number; percent: number | null }

/** As the last step of the funnel counts them. */
export function boughtOf(leads: readonly Lead[]): Bought {
  const bought = leads.filter(isAt.Converted).length
  return { came: leads.length, bought, percent: percentOf(bought, leads.length) }
}

function groupsBy<Key extends string>(leads: readonly Lead[], keyOf: (lead: Lead) => Key): [Key, Lead[]][] {
  const groups = new Map<Key, Lead[]>()
  for (const lead of leads) groups.set(keyOf(lead), [...(groups.get(keyOf(lead)) ?? []), lead])
  return [...groups]
}

/** By where they came from, or by who follows up: those with the most leads first. */
export const conversionBy = (
  leads: readonly Lead[],
  field: 'source' | 'ownerId',
  timezone: string,
): Conversion[] =>
  groupsBy(leads, (lead) => lead[field])
    .map(([key, own]) => {
      const countOf = (reach: Reach) => own.filter(isAt[reach]).length
      const converted = countOf('Converted')
      return {
        ...{ key, came: own.length, contacted: countOf('Contacted'), trials: countOf('Trial booked') },
        ...{ converted, lost: countOf('Lost'), sold: totalOf(own.map(({ soldFor }) => soldFor ?? 0)) },
        percent: percentOf(converted, own.length),
        medianDays: medianDaysFrom(['New'], 'Converted', own.filter(isAt.Converted), timezone),
      }
    })
    .sort((one, other) => other.came - one.came || (one.key < other.key ? -1 : 1))

/** Why they were lost, the most frequent reason first. */
export const lostBecause = (leads: readonly Lead[]): { reason: string; count: number }[] =>
  groupsBy(
    leads.filter(({ status }) => status === 'Lost'),
    ({ lostReason }) => lostReason,
  )
    .map(([reason, own]) => ({ reason, count: own.length }))
    .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1))

const HOUR_MS = 3_600_000

/** Until somebody first tried to reach them, in hours: the median; null where nobody was tried. */
export function hoursToFirstContact(leads: readonly Lead[]): number | null {
  const hours = leads.flatMap(({ createdAt, interactions }) => {
    const at = interactions.find(isContact)?.at
    return createdAt === null || !at ? [] : [Math.max(0, (at.getTime() - createdAt.getTime()) / HOUR_MS)]
  })
  return median(hours)
}
