import { isFoundBy } from '@/domain/leads/findLead'
import { isAt, reaches } from '@/domain/leads/leadFunnel'
import { cameWithin } from '@/domain/leads/leadMonths'
import { DUE_NOW, dueGroupOf, ageOfLead, isDue, queueKey, warmthOf } from '@/domain/leads/leadQueue'
import { isOpenLead, leadStatuses, type ClosedStatus, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { arrange, type View, type Views } from '@/domain/shared/arrange'
import type { Span } from '@/domain/monthStats/figureRange'
import { addDays, civilDateIn, latest } from '@/domain/shared/calendar'
import { isCivilDate, type CivilDate } from '@/domain/shared/civilDate'
import { EVERYONE, NOBODY } from '@/components/leads/leadsLink'
import { rangeOf } from '@/lists/filter'

export type LeadTab =
  | 'today'
  | 'open'
  | 'new'
  | 'contacted'
  | 'trialBooked'
  | 'trialDone'
  | 'later'
  | 'converted'
  | 'lost'
  | typeof EVERYONE
export type LeadSort = 'due' | 'name' | 'age' | 'temperature' | 'attempts' | 'trial' | 'budget' | 'sold'
export type LeadFilter =
  | 'due'
  | 'owner'
  | 'source'
  | 'label'
  | 'temperature'
  | 'reason'
  | 'next'
  | 'created'
  | 'pincode'
  | 'reached'

/** How the screen shows leads: `view` in the address, the list where it says nothing. */
export const BOARD_VIEW = 'board'
export const FUNNEL_VIEW = 'funnel'
export type LeadLook = 'list' | typeof BOARD_VIEW | typeof FUNNEL_VIEW

export const lookOf = (view: string | null): LeadLook =>
  view === BOARD_VIEW || view === FUNNEL_VIEW ? view : 'list'

/** Owners of leads who are called by name at most; each name costs a read. */
export const MOST_NAMED = 20

/** Days of `EVERYONE` where the address names none, and the longest that one question reaches. */
const USUAL_DAYS = 90
const MOST_DAYS = 731

/** The days that whoever is listed came on, as the filter by day says it; an open end reaches as far as is read. */
export function daysAsked(created: string | undefined, today: CivilDate): Span {
  const asked = rangeOf(created)
  const to = isCivilDate(asked.to) ? asked.to : today
  const first = addDays(to, 1 - (asked.to === undefined && asked.from === undefined ? USUAL_DAYS : MOST_DAYS))
  return { from: isCivilDate(asked.from) ? latest(first, asked.from) : first, to }
}

/** The tabs whose leads nobody follows up any more; each is read when it is opened. */
export const closedTabs: Partial<Record<LeadTab, ClosedStatus>> = { converted: 'Converted', lost: 'Lost' }

export const isClosedTab = (tab: LeadTab): boolean => closedTabs[tab] !== undefined

/** Nobody knows how many those are until then. */
export const isReadWhenOpened = (tab: LeadTab): boolean => isClosedTab(tab) || tab === EVERYONE

/** Stands behind every day. */
const NEVER = '9999-12-31'

function isWithin(day: CivilDate | null, range: string): boolean {
  const { from = '', to = NEVER } = rangeOf(range)
  return day !== null && day >= from && day <= to
}

const ofStatus = (status: LeadStatus, label: string = status) => ({
  label,
  has: (lead: Lead) => lead.status === status,
})

const [, , booked, done] = leadStatuses

/** Whether that is what was chosen, `NOBODY` for none. */
export const isOr = (held: string, chosen: string): boolean =>
  chosen === NOBODY ? held === '' : held === chosen

/** How the list of leads is looked at on that day: first what is to be done, in the order it is done in. `days` are of `EVERYONE`. */
export function leadViews(
  today: CivilDate,
  timezone: string,
  days: Span,
): Views<Lead, LeadTab, LeadSort, LeadFilter> {
  return {
    id: ({ id }) => id,
    name: ({ name }) => name,
    tabs: {
      today: { label: 'Today', has: (lead) => dueGroupOf(lead, today) !== null },
      open: { label: 'All open', has: isOpenLead },
      new: ofStatus('New'),
      contacted: ofStatus('Contacted'),
      trialBooked: ofStatus(booked, 'Trial booked'),
      trialDone: ofStatus(done, 'Trial done'),
      later: ofStatus('Later'),
      converted: ofStatus('Converted'),
      lost: ofStatus('Lost'),
      [EVERYONE]: { label: 'Everyone', has: (lead) => cameWithin([lead], days, timezone).length > 0 },
    },
    sorts: {
      due: queueKey,
      name: ({ nameLower }) => nameLower,
      age: (lead) => ageOfLead(lead, today, timezone),
      temperature: warmthOf,
      attempts: ({ attempts }) => attempts,
      trial: ({ trialOn }) => trialOn ?? NEVER,
      budget: ({ budget }) => budget,
      sold: ({ soldFor }) => soldFor ?? 0,
    },
    descending: ['age', 'attempts', 'budget', 'sold'],
    filters: {
      due: (lead, chosen) => (chosen === DUE_NOW ? isDue(lead, today) : dueGroupOf(lead, today) === chosen),
      owner: ({ ownerId }, chosen) => isOr(ownerId, chosen),
      source: ({ source }, chosen) => isOr(source, chosen),
      label: ({ labels }, chosen) => (chosen === NOBODY ? labels.length === 0 : labels.includes(chosen)),
      temperature: ({ temperature }, chosen) => temperature === chosen,
      reason: ({ lostReason }, chosen) => isOr(lostReason, chosen),
      reached: (lead, chosen) => reaches.some((reach) => reach === chosen && isAt[reach](lead)),
      next: ({ nextFollowUpOn }, range) => isWithin(nextFollowUpOn, range),
      created: ({ createdAt }, range) => isWithin(createdAt && civilDateIn(createdAt, timezone), range),
      pincode: ({ pincode }, typed) => pincode.startsWith(typed),
    },
    finds: isFoundBy,
  }
}

/** What narrows the board as well; its columns are the statuses. */
export const boardFilters: readonly LeadFilter[] = ['owner', 'temperature', 'source', 'label']

/** The open leads that are searched and filtered for. */
export const leadsOnBoard = (
  leads: readonly Lead[],
  { q, filters }: Pick<View<LeadTab, LeadSort, LeadFilter>, 'q' | 'filters'>,
  views: Views<Lead, LeadTab, LeadSort, LeadFilter>,
): Lead[] =>
  arrange(
    leads,
    {
      ...{ tab: 'open', q, sort: { by: 'due', direction: 'asc' } },
      filters: Object.fromEntries(boardFilters.map((id) => [id, filters[id]])),
    },
    views,
  )
