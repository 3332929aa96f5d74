import { isFoundBy } from '@/domain/leads/findLead'
import { DUE_NOW, dueGroupOf, ageOfLead, isDue, queueKey, warmthOf } from '@/domain/leads/leadQueue'
import { isOpenLead, leadStatuses, type ClosedStatus, type Lead, type LeadStatus } from '@/domain/leads/lead'
import type { Views } from '@/domain/shared/arrange'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { rangeOf } from '@/lists/filter'

export type LeadTab =
  'today' | 'open' | 'new' | 'contacted' | 'trialBooked' | 'trialDone' | 'later' | 'converted' | 'lost'
export type LeadSort = 'due' | 'name' | 'age' | 'temperature' | 'attempts' | 'trial' | 'budget'
export type LeadFilter =
  'due' | 'owner' | 'source' | 'temperature' | 'reason' | 'next' | 'created' | 'pincode'

/** How the screen shows leads: `view` in the address, the list where it says nothing. */
export const BOARD_VIEW = 'board'
export const FUNNEL_VIEW = 'funnel'
export type LeadLook = 'list' | typeof BOARD_VIEW | typeof FUNNEL_VIEW

export const lookOf = (view: string | null): LeadLook =>
  view === BOARD_VIEW || view === FUNNEL_VIEW ? view : 'list'

/** Owners of leads who are called by name at most; each name costs a read. */
export const MOST_NAMED = 20

/** The value of the filter by owner for leads that nobody has. */
export const NOBODY = 'none'

/** The tabs whose leads nobody follows up any more; each is read when it is opened. */
export const closedTabs: Partial<Record<LeadTab, ClosedStatus>> = { converted: 'Converted', lost: 'Lost' }

export const isClosedTab = (tab: LeadTab): boolean => closedTabs[tab] !== undefined

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

/** How the list of leads is looked at on that day: first what is to be done, in the order it is done in. */
export function leadViews(today: CivilDate, timezone: string): Views<Lead, LeadTab, LeadSort, LeadFilter> {
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
    },
    sorts: {
      due: queueKey,
      name: ({ nameLower }) => nameLower,
      age: (lead) => ageOfLead(lead, today, timezone),
      temperature: warmthOf,
      attempts: ({ attempts }) => attempts,
      trial: ({ trialOn }) => trialOn ?? NEVER,
      budget: ({ budget }) => budget,
    },
    descending: ['age', 'attempts', 'budget'],
    filters: {
      due: (lead, chosen) => (chosen === DUE_NOW ? isDue(lead, today) : dueGroupOf(lead, today) === chosen),
      owner: ({ ownerId }, chosen) => (chosen === NOBODY ? ownerId === '' : ownerId === chosen),
      source: ({ source }, chosen) => source === chosen,
      temperature: ({ temperature }, chosen) => temperature === chosen,
      reason: ({ lostReason }, chosen) => lostReason === chosen,
      next: ({ nextFollowUpOn }, range) => isWithin(nextFollowUpOn, range),
      created: ({ createdAt }, range) => isWithin(createdAt && civilDateIn(createdAt, timezone), range),
      pincode: ({ pincode }, typed) => pincode.startsWith(typed),
    },
    finds: isFoundBy,
  }
}
