import type { Member } from '@/domain/members/member'
import type { Month } from '@/domain/monthStats/monthStats'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import type { CivilDate } from '@/domain/shared/civilDate'
import { datesOfMonth } from '@/domain/staffAttendance/muster'
import { firstOfMonth } from './payMonth'

type Held = Pick<MemberPackage, 'startDate' | 'endDate' | 'freezes'>

/** A member whom somebody trains or trained, with the packages that may have run in the month. */
export type TrainedMember = {
  member: Pick<
    Member,
    'id' | 'name' | 'isActive' | 'deleted' | 'deactivatedOn' | 'trainerId' | 'formerTrainers' | 'erased'
  >
  packages: readonly Held[]
}

const isRunning = ({ startDate, endDate, freezes }: Held, date: CivilDate): boolean =>
  endDate !== null &&
  (startDate ?? endDate) <= date &&
  date <= endDate &&
  !freezes.some(({ from, to }) => from <= date && date <= to)

/** Whoever is deleted counts for nobody, erased afterwards or not. Whoever was erased alone had trained, and counts for their trainer. */
export const isNobodysHead = ({ deleted, erased }: Pick<Member, 'deleted' | 'erased'>): boolean =>
  deleted && (erased === undefined || erased.wasDeleted === true)

/** Whether a package of theirs runs on that day, and does not stand still. */
export const trainsOn = ({ member, packages }: TrainedMember, date: CivilDate): boolean =>
  !isNobodysHead(member) &&
  (member.isActive || (member.deactivatedOn !== null && date < member.deactivatedOn)) &&
  packages.some((held) => isRunning(held, date))

/** Whether a package of theirs runs on any day of the month. */
export const trainsIn = (trained: TrainedMember, month: Month): boolean =>
  datesOfMonth(firstOfMonth(month)).some((date) => trainsOn(trained, date))
