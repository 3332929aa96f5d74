import { lowerName } from '@/domain/shared/text'
import type { StaffRole } from './staff'

export const staffTabs = ['active', 'deactivated', 'deleted'] as const
export type StaffTab = (typeof staffTabs)[number]

export const staffSorts = ['name', 'joined'] as const
export type StaffSort = (typeof staffSorts)[number]

/** The staff list; `search` is the beginning of a name and always orders by name. */
export type StaffFilter = {
  tab: StaffTab
  role?: StaffRole | undefined
  search: string
  sort: StaffSort
  direction: 'asc' | 'desc'
}

type Condition = { field: string; op: '==' | '>=' | '<='; value: string | boolean }

/** Sorts after every letter that a name may go on with. */
const LAST_LETTER = '\uf8ff'

const standing = (tab: StaffTab): Condition[] =>
  tab === 'deleted'
    ? [{ field: 'deleted', op: '==', value: true }]
    : [
        { field: 'isActive', op: '==', value: tab === 'active' },
        { field: 'deleted', op: '==', value: false },
      ]

/** What an employee must meet to be on that list; the centre comes on top. */
export function staffConditions({ tab, role, search }: StaffFilter): Condition[] {
  const typed = lowerName(search)
  return [
    ...standing(tab),
    ...(role === undefined ? [] : [{ field: 'role', op: '==', value: role } as const]),
    ...(typed === ''
      ? []
      : [
          { field: 'nameLower', op: '>=', value: typed } as const,
          { field: 'nameLower', op: '<=', value: typed + LAST_LETTER } as const,
        ]),
  ]
}

/** The field the list is ordered by. */
export const staffOrder = ({ sort, search }: StaffFilter): 'nameLower' | 'joiningDate' =>
  sort === 'name' || lowerName(search) !== '' ? 'nameLower' : 'joiningDate'
