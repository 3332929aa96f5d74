import { firstOfMonth, lastOfMonth } from '@/domain/contributions/payMonth'
import { isNobodysHead, trainsIn, type TrainedMember } from '@/domain/contributions/trainedMember'
import type { Member } from '@/domain/members/member'
import type { Month } from '@/domain/monthStats/monthStats'
import { memberPackageSchema, type MemberPackage } from '@/domain/packages/memberPackage'
import { upgradeMemberPackage } from '@/domain/packages/upgradePackage'
import { chunksOf } from '@/domain/shared/chunksOf'
import { allOf } from '@/data/store/allOf'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { heldMember } from './memberRecords'
import { historyList, membersOfTrainers, TRAINERS_A_QUESTION } from './memberQueries'

function readPackage({ data }: StoredDocument): MemberPackage | null {
  const parsed = memberPackageSchema.safeParse(upgradeMemberPackage(data).data)
  return parsed.success ? parsed.data : null
}

const heldOf = ({ currentPackage, futurePackage, lastPackage }: Member): MemberPackage[] =>
  [currentPackage, futurePackage, lastPackage].filter((held) => held !== null)

/** Whether a package that is held no more may have run in the month. */
const mayHaveRun = (member: Member, month: Month): boolean =>
  !isNobodysHead(member) &&
  member.lookup.joinedOn <= lastOfMonth(month) &&
  member.lookup.coverUntil >= firstOfMonth(month)

type Asked = { gymId: string; month: Month; staffIds: readonly string[]; timezone: string }

/**
 * Everybody whom these people train, and whom anybody trained until nobody did. Packages of old are read of those alone of whom none that is held
 * ran in the month.
 */
export async function trainedIn(
  store: DocumentStore,
  { gymId, month, staffIds, timezone }: Asked,
): Promise<TrainedMember[]> {
  const read = (stored: StoredDocument) => heldMember(stored, timezone)
  const found = await Promise.all(
    chunksOf(['', gymId, ...staffIds], TRAINERS_A_QUESTION).map((ids) =>
      allOf(store, membersOfTrainers(gymId, ids), read),
    ),
  )
  return Promise.all(
    found.flat().map(async ({ member, inline }) => {
      const held = { member, packages: [...heldOf(member), ...inline] }
      if (trainsIn(held, month) || !mayHaveRun(member, month)) return held
      const old = await allOf(store, historyList(gymId, member.id), readPackage)
      return { member, packages: [...held.packages, ...old] }
    }),
  )
}
