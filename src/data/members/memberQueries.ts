import type { CivilDate } from '@/domain/shared/civilDate'
import { lookedUpDigits } from '@/domain/shared/phone'
import type { Listed } from '@/data/store/collection'
import type { Filtered, OrderBy } from '@/data/store/documentStore'
import { tenantFilter } from '@/data/store/collection'

/** Every member of a centre, deleted ones too. */
export const everyMember = (gymId: string): Filtered => ({
  collection: 'members',
  where: [tenantFilter(gymId)],
})

/** The members whose last visit was on that day. */
export const visitorsOn = (gymId: string, date: CivilDate): Filtered & { orderBy: OrderBy[] } => ({
  collection: 'members',
  where: [tenantFilter(gymId), { field: 'lookup.lastVisitOn', op: '==', value: date }],
  orderBy: [],
})

/** Everybody whom somebody trains, those who left as well; by equalities alone, which need no index of their own. */
export const membersOfTrainer = (gymId: string, trainerId: string): Listed => ({
  path: 'members',
  gymId,
  where: [{ field: 'trainerId', op: '==', value: trainerId }],
  orderBy: [],
})

/** Those of them who are members now. */
export const trainedNow = (gymId: string, trainerId: string): Listed => {
  const all = membersOfTrainer(gymId, trainerId)
  return {
    ...all,
    where: [
      ...all.where,
      { field: 'isActive', op: '==', value: true },
      { field: 'deleted', op: '==', value: false },
    ],
  }
}

/** As many values as the store takes in one question. */
export const TRAINERS_A_QUESTION = 30

/** Everybody whom any of these people trains, those who left as well; '' for those whom nobody trains any more. */
export const membersOfTrainers = (gymId: string, trainerIds: readonly string[]): Listed => ({
  path: 'members',
  gymId,
  where: [{ field: 'trainerId', op: 'in', value: trainerIds }],
  orderBy: [],
})

/** Whoever has that phone, those who left among them; `digits` as `phoneDigits` reads them, `locale` is the centre's. */
export const membersOfPhone = (gymId: string, digits: string, locale: string): Listed => ({
  path: 'members',
  gymId,
  where: [
    { field: 'deleted', op: '==', value: false },
    { field: 'lookup.phoneDigits', op: 'in', value: lookedUpDigits(digits, locale) },
  ],
  orderBy: [],
})

/** A member's packages of old, latest first. */
export const historyList = (gymId: string, memberId: string): Listed => ({
  path: `members/${memberId}/packageHistory`,
  gymId,
  where: [],
  orderBy: [{ field: 'startDate', direction: 'desc' }],
})
