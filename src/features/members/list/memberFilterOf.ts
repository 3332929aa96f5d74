import { genders } from '@/domain/members/member'
import {
  ageBands,
  birthdaySpans,
  deviceLinks,
  missingParts,
  type AgeBand,
  type MemberFilter,
} from '@/domain/members/memberFilter'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { MOST_AMOUNT } from '@/domain/shared/money'
import { rangeOf } from '@/lists/filter'

/** The list's conditions as URL parameters. */
export const memberFilterIds = [
  'packageId',
  'gender',
  'source',
  'ends',
  'due',
  'visit',
  'joined',
  'age',
  'pincode',
  'missing',
  'device',
  'trainer',
  'running',
  'birthday',
] as const
export type MemberFilterId = (typeof memberFilterIds)[number]

type Asked = Pick<MemberFilter, 'tab' | 'sort' | 'direction'> & {
  filters: Partial<Record<MemberFilterId, string>>
}

const dateOf = (text: string | undefined): CivilDate | undefined => {
  const parsed = civilDateSchema.safeParse(text)
  return parsed.success ? parsed.data : undefined
}

const among = <T extends string>(options: readonly T[], text: string | undefined): T | undefined =>
  options.find((option) => option === text)

const dueOf = (text: string | undefined): number | undefined => {
  const rupees = Number(text)
  return rupees > 0 && rupees <= MOST_AMOUNT ? rupees : undefined
}

/** As the address holds it: by its first year. */
export const ageValue = ({ from }: AgeBand): string => String(from)

/** What the address asks for; a condition that makes no sense is left out, never an error. */
export function memberFilterOf({ tab, sort, direction, filters }: Asked): MemberFilter {
  const ends = rangeOf(filters.ends)
  const visited = rangeOf(filters.visit)
  const joined = rangeOf(filters.joined)
  return {
    tab,
    sort,
    direction,
    packageId: filters.packageId || undefined,
    gender: among(genders, filters.gender),
    source: filters.source || undefined,
    endsFrom: dateOf(ends.from),
    endsTo: dateOf(ends.to),
    dueOver: dueOf(filters.due),
    visitedFrom: dateOf(visited.from),
    visitedTo: dateOf(visited.to),
    joinedFrom: dateOf(joined.from),
    joinedTo: dateOf(joined.to),
    age: ageBands.find((band) => ageValue(band) === filters.age),
    pincode: filters.pincode?.trim() || undefined,
    missing: among(missingParts, filters.missing),
    device: among(deviceLinks, filters.device),
    trainerId: filters.trainer || undefined,
    isRunning: filters.running === '1' || undefined,
    birthday: among(birthdaySpans, filters.birthday),
  }
}
