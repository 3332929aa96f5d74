import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { memberSchema, type Member } from '@/domain/members/member'
import { packageHistorySchema, type PackageHistoryEntry } from '@/domain/packages/memberPackage'
import { upgradeMemberPackage } from '@/domain/packages/upgradePackage'
import type { CivilDate } from '@/domain/shared/civilDate'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { memberActs } from './memberActs'
import { lastVisits } from './lastVisits'
import { memberDirectory } from './memberDirectory'
import { everyMember, historyList } from './memberQueries'
import { memberPath, upgradedMember } from './memberRecords'

export type MemberRepository = ReturnType<typeof memberRepository>

/** A centre's members (SPECIFICATION 3 "Member"). Lists, counts and sums of
 * members are made in memory (`listedMembers`), out of the directory and the last visits. */
export function memberRepository(parts: RepositoryParts) {
  const { store, clock } = parts
  const members = typedCollection<Member>(parts, {
    collection: 'members',
    isTenanted: true,
    schema: memberSchema,
    upgrade: upgradedMember,
  })
  const history = typedCollection<PackageHistoryEntry>(parts, {
    collection: 'members/packageHistory',
    isTenanted: true,
    schema: packageHistorySchema,
    upgrade: ({ id, path, data }) => ({
      ...upgradeMemberPackage(data).data,
      id,
      memberId: data['memberId'] ?? path.split('/')[1],
    }),
  })

  return {
    ...memberActs(store, clock),
    /** null when there is no such member in this centre. */
    one: (gymId: string, id: string): LiveQuery<Member | null> => members.one(gymId, memberPath(id)),
    /** All of a centre, those included whom no directory knows. */
    countAll: (gymId: string): Promise<number> => store.count(everyMember(gymId)),
    /** Everybody of a centre, as search, lists and the desk know them. */
    directory: (gymId: string): LiveQuery<Map<string, DirectoryEntry>> => memberDirectory(store, gymId),
    lastVisits: (gymId: string): LiveQuery<Map<string, CivilDate>> => lastVisits(store, gymId),
    /** Latest first. */
    history: (
      gymId: string,
      memberId: string,
      request: PageRequest,
    ): LiveQuery<PageOf<PackageHistoryEntry>> => history.page(pageOf(historyList(gymId, memberId), request)),
  }
}
