import type { Member } from '@/domain/members/member'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { isSound } from '@/domain/packages/soundPackage'
import { isSame } from '@/domain/shared/upgradeRecord'
import { refused, type Refusal } from '@/domain/shared/refusal'

const heldBy = ({ currentPackage, futurePackage, lastPackage }: Member): MemberPackage[] =>
  [currentPackage, futurePackage, lastPackage].filter((pkg) => pkg !== null)

const datesOf = ({ id, startDate, endDate, paidUntilDate }: MemberPackage) =>
  [id, startDate, endDate, paidUntilDate] as const

/**
 * The one place that holds it, before anything is written: no act leaves a package that ends before it begins or is paid past
 * its end. What an earlier version left like that and this act does not touch is in nobody's way.
 */
export function refuseUnsound(
  before: Member | null,
  after: Member | null,
  moved: readonly MemberPackage[],
): Refusal | null {
  const found = before ? heldBy(before).map(datesOf) : []
  const made = [...(after ? heldBy(after) : []), ...moved]
  const unsound = made.find((pkg) => !isSound(pkg) && !found.some((dates) => isSame(dates, datesOf(pkg))))
  return unsound
    ? refused(`${unsound.name} would end before it begins, or be paid past its end. Choose another day.`)
    : null
}
