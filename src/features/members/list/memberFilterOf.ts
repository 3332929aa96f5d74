import { genders, type Gender } from '@/domain/members/member'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { rangeOf } from '@/ui/list/filter'

/** The list's conditions as URL parameters. */
export const memberFilterIds = ['packageId', 'gender', 'source', 'ends', 'due'] as const
export type MemberFilterId = (typeof memberFilterIds)[number]

/** Beyond any due. */
const MOST_RUPEES = 10_000_000

type Asked = Pick<MemberFilter, 'tab' | 'sort' | 'direction'> & {
  filters: Partial<Record<MemberFilterId, string>>
}

const dateOf = (text: string | undefined): CivilDate | undefined => {
  const parsed = civilDateSchema.safeParse(text)
  return parsed.success ? parsed.data : undefined
}

const genderOf = (text: string | undefined): Gender | undefined => genders.find((gender) => gender === text)

const dueOf = (text: string | undefined): number | undefined => {
  const rupees = Number(text)
  return rupees > 0 && rupees <= MOST_RUPEES ? rupees : undefined
}

/** What the address asks for; a condition that makes no sense is left out, never an error. */
export function memberFilterOf({ tab, sort, direction, filters }: Asked): MemberFilter {
  const { from, to } = rangeOf(filters.ends)
  return {
    tab,
    sort,
    direction,
    packageId: filters.packageId || undefined,
    gender: genderOf(filters.gender),
    source: filters.source || undefined,
    endsFrom: dateOf(from),
    endsTo: dateOf(to),
    dueOver: dueOf(filters.due),
  }
}
