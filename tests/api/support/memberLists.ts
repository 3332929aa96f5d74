import type { MemberRepository } from '@/data/members/memberRepository'
import { tenantFilter } from '@/data/store/collection'
import type { Filtered, OrderBy } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import type { MemberLimits } from '@/domain/gyms/settings'
import { listedMembers, type ListedMember } from '@/domain/members/listedMember'
import { newMember } from '@/domain/members/applyForm'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { conditionsOf, type MemberFilter, type MemberQuestion } from '@/domain/members/memberFilter'
import { meetsFilter } from '@/domain/members/memberMeets'
import { inOrder } from '@/domain/members/memberOrder'
import { memberPackageSchema } from '@/domain/packages/memberPackage'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formOf } from './gymFixtures'

type Members = Pick<MemberRepository, 'directory' | 'lastVisits'>

/** Everybody of a centre, as its lists know them. */
export const everybodyOf = async (members: Members, gymId: string): Promise<ListedMember[]> =>
  listedMembers(gymId, await firstOf(members.directory(gymId)), await firstOf(members.lastVisits(gymId)))

/** What a list of that filter shows, in its order, as the page makes it. */
export const listOf = async (
  members: Members,
  gymId: string,
  filter: Partial<MemberFilter>,
  { today, limits }: { today: CivilDate; limits: MemberLimits },
): Promise<ListedMember[]> => {
  const whole: MemberFilter = { tab: 'all', sort: 'name', direction: 'asc', ...filter }
  return inOrder((await everybodyOf(members, gymId)).filter(meetsFilter(whole, today, limits)), whole)
}

/** The same question as the store itself answers it: what lists, counts and sums in memory are held against. */
export const askedOfStore = (
  gymId: string,
  question: MemberQuestion,
  { today, limits }: { today: CivilDate; limits: MemberLimits },
): Filtered & { orderBy: OrderBy[] } => {
  const conditions = conditionsOf(question, today, limits)
  const ranged = new Set(conditions.filter(({ op }) => op !== '==').map(({ field }) => field))
  return {
    collection: 'members',
    where: [tenantFilter(gymId), ...conditions],
    // The store pages through a range in the order of its fields alone.
    orderBy: [...ranged].sort().map((field): OrderBy => ({ field, direction: 'asc' })),
  }
}

/** Members of every kind, none of them by chance: the same each run. */
export const memberNumberOn =
  (gymId: string, today: CivilDate) =>
  (at: number): Member => {
    const joined = instantAt(addDays(today, -(at % 90)), '10:00', 'Asia/Kolkata')
    const fresh = newMember(
      `m${String(at).padStart(3, '0')}`,
      gymId,
      formOf({
        name: `Member ${at % 40}`,
        gender: at % 3 === 0 ? 'Female' : 'Male',
        sourceOfJoining: at % 2 ? 'Google' : '',
      }),
      { now: joined, today, timezone: 'Asia/Kolkata' },
    )
    const endDate = addDays(today, (at % 60) - 40)
    const startDate = at % 11 === 0 ? addDays(today, 3) : addDays(endDate, -29)
    const lastDay = startDate > endDate ? addDays(startDate, 29) : endDate
    const pkg = memberPackageSchema.parse({
      id: `p${at}`,
      packageId: at % 2 ? 'monthly' : 'quarterly',
      duration: 30,
      startDate,
      endDate: lastDay,
      nextRenewalDate: addDays(lastDay, 1),
      freezes: at % 13 === 0 ? [{ id: 'f', from: today, to: addDays(today, 4) }] : [],
    })
    const member: Member = {
      ...fresh,
      currentPackage: at % 7 === 0 ? null : pkg,
      totalDueAmount: at % 5 === 0 ? at * 10 : 0,
      isActive: at % 17 !== 0,
      deleted: at % 23 === 0,
      lastVisitOn: at % 4 === 0 ? addDays(today, -(at % 30)) : null,
    }
    return { ...member, lookup: lookupOf(member, 'Asia/Kolkata', fresh.lookup) }
  }
