import { daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MemberPackage } from './memberPackage'

type Holder = Record<'currentPackage' | 'futurePackage' | 'lastPackage', MemberPackage | null>

/** A day pass, a trial or a week makes nobody a member: a package of the shortest month does. */
const DAYS_OF_A_MEMBER = 28

/** Whether a joining fee was asked of them by now, or a package was sold that makes a member without one. */
export const hasJoined = ({ currentPackage, futurePackage, lastPackage }: Holder): boolean =>
  [currentPackage, futurePackage, lastPackage].some((pkg) => pkg?.joined)

type Sold = { startDate: CivilDate; endDate: CivilDate; fee: number }

/** Whether a package makes a member of its buyer: it is for a month or longer, or has a joining fee of its own. */
export const makesMember = ({ startDate, endDate, fee }: Sold): boolean =>
  fee > 0 || daysUntil(startDate, endDate) >= DAYS_OF_A_MEMBER
