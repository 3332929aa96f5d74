import { openStatuses, type ClosedStatus } from '@/domain/leads/lead'
import type { CivilDate } from '@/domain/shared/civilDate'
import { heldDigits, lookedUpDigits } from '@/domain/shared/phone'
import type { Listed } from '@/data/store/collection'
import type { Where } from '@/data/store/documentStore'

const kept: Where = { field: 'deleted', op: '==', value: false }

/** Those that somebody still follows up, in no order: equalities alone, which need no index of their own. */
export const openLeads = (gymId: string): Listed => ({
  path: 'leads',
  gymId,
  where: [kept, { field: 'status', op: 'in', value: [...openStatuses] }],
  orderBy: [],
})

/** Those of them that one person follows up. */
export const openLeadsOf = (gymId: string, ownerId: string): Listed => {
  const open = openLeads(gymId)
  return { ...open, where: [...open.where, { field: 'ownerId', op: '==', value: ownerId }] }
}

/** Those that were won, or lost: in no order either, because every order would take an index. */
export const closedLeads = (gymId: string, status: ClosedStatus): Listed => ({
  path: 'leads',
  gymId,
  where: [kept, { field: 'status', op: '==', value: status }],
  orderBy: [],
})

/** Whoever asked with that phone before, whatever became of it; `locale` is the centre's. */
export const leadsOfPhone = (gymId: string, digits: string, locale: string): Listed => ({
  path: 'leads',
  gymId,
  where: [kept, { field: 'phoneDigits', op: 'in', value: lookedUpDigits(digits, locale) }],
  orderBy: [],
})

/** One question may name thirty values, and a phone is asked for by two (`heldDigits`). */
export const PHONES_ASKED = 15

/** Whoever asked with one of those phones before. */
export const leadsOfPhones = (gymId: string, digits: readonly string[]): Listed => ({
  path: 'leads',
  gymId,
  where: [kept, { field: 'phoneDigits', op: 'in', value: digits.flatMap(heldDigits) }],
  orderBy: [],
})

/** Those that came in these months, whatever became of them. */
export const leadsOfMonths = (gymId: string, months: readonly string[]): Listed => ({
  path: 'leads',
  gymId,
  where: [kept, { field: 'cameIn', op: 'in', value: [...months] }],
  orderBy: [],
})

/** Those whose trial is on that day, whatever became of it. */
export const leadsOnTrial = (gymId: string, day: CivilDate): Listed => ({
  path: 'leads',
  gymId,
  where: [kept, { field: 'trialOn', op: '==', value: day }],
  orderBy: [],
})
