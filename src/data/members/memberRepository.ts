import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { memberSchema, type Member } from '@/domain/members/member'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { packageHistorySchema, type PackageHistoryEntry } from '@/domain/packages/memberPackage'
import { upgradeMemberPackage } from '@/domain/packages/upgradePackage'
import type { CivilDate } from '@/domain/shared/civilDate'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { memberActs } from './memberActs'
import { memberDirectory } from './memberDirectory'
import {
  duesTotal,
  everyMember,
  historyList,
  memberList,
  memberTotal,
  upToDateMembers,
} from './memberQueries'
import { memberPath, upgradedMember } from './memberRecords'

export type MemberRepository = ReturnType<typeof memberRepository>

/** A centre's members (SPECIFICATION 3 "Member"). Counts and sums are asked once a watch, everything else is live. */
export function memberRepository(parts: RepositoryParts) {
  const { store, clock } = parts
  const members = typedCollection<Member>(parts, {
    collection: 'members',
    isTenanted: true,
    schema: memberSchema,
    upgrade: upgradedMember,
    writeBack: null,
  })
  const history = typedCollection<PackageHistoryEntry>(parts, {
    collection: 'members/packageHistory',
    isTenanted: true,
    schema: packageHistorySchema,
    upgrade: ({ id, path, data }) => ({
      data: { ...upgradeMemberPackage(data).data, id, memberId: data['memberId'] ?? path.split('/')[1] },
      isOld: false,
    }),
    writeBack: null,
  })

  return {
    ...memberActs(store, clock),
    page: (
      gymId: string,
      filter: MemberFilter,
      today: CivilDate,
      request: PageRequest,
    ): LiveQuery<PageOf<Member>> => members.page(pageOf(memberList(gymId, filter, today), request)),
    /** null when there is no such member in this centre. */
    one: (gymId: string, id: string): LiveQuery<Member | null> => members.one(gymId, memberPath(id)),
    /** In the order of the ids; those that are not of this centre are left out. */
    async byIds(gymId: string, ids: readonly string[]): Promise<Member[]> {
      const found = await Promise.all(ids.map((id) => members.get(gymId, memberPath(id))))
      return found.filter((member) => member !== null)
    },
    count(gymId: string, filter: MemberFilter, today: CivilDate): LiveQuery<number> {
      const total = memberTotal(gymId, filter, today)
      return askedOnce(`count ${JSON.stringify(total)}`, () => store.count(total))
    },
    /** What the members of the dues tab owe together, in rupees. */
    totalDue(gymId: string, today: CivilDate): LiveQuery<number> {
      const total = duesTotal(gymId, today)
      return askedOnce(`due ${JSON.stringify(total)}`, () => store.sum(total, 'totalDueAmount'))
    },
    /** Older records that the lists pass over, because they lack the fields that today's queries use (PRODUCT 2.M). */
    async outdated(gymId: string): Promise<number> {
      const [all, upToDate] = await Promise.all([
        store.count(everyMember(gymId)),
        store.count(upToDateMembers(gymId)),
      ])
      return Math.max(0, all - upToDate)
    },
    directory: (gymId: string): LiveQuery<Map<string, DirectoryEntry>> => memberDirectory(store, gymId),
    /** Latest first. */
    history: (
      gymId: string,
      memberId: string,
      request: PageRequest,
    ): LiveQuery<PageOf<PackageHistoryEntry>> => history.page(pageOf(historyList(gymId, memberId), request)),
    /** Everybody whom the filter finds, page by page: for exports and "select all that match". */
    all: (gymId: string, filter: MemberFilter, today: CivilDate): AsyncIterable<Member> =>
      members.all(memberList(gymId, filter, today)),
  }
}
