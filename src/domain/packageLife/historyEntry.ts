import type { Member } from '@/domain/members/member'
import type { MemberPackage, PackageHistoryEntry, PackageOutcome } from '@/domain/packages/memberPackage'

/** Older packages have no id of their own: their start makes one that stays the same when the act is repeated. */
const entryId = ({ id, startDate, packageId }: MemberPackage) =>
  id || `legacy_${startDate ?? packageId ?? 'undated'}`

/** The package as it moves to members/{id}/packageHistory. */
export const historyEntryOf = (
  { id, gymId }: Pick<Member, 'id' | 'gymId'>,
  pkg: MemberPackage,
  outcome: PackageOutcome,
  movedAt: Date,
): PackageHistoryEntry => ({
  ...pkg,
  id: entryId(pkg),
  gymId,
  memberId: id,
  // A cancelled package stays known as cancelled, whatever made it move.
  outcome: pkg.cancelledOn ? 'cancelled' : outcome,
  movedAt,
})
