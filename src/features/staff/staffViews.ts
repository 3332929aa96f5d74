import { beginsWords, type Views } from '@/domain/shared/arrange'
import { phoneDigits, searchedDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shiftOn } from '@/domain/staff/shift'
import type { Staff } from '@/domain/staff/staff'
import { documentsStanding } from '@/domain/staff/staffDocument'
import { optionsOf, type FilterChoice } from '@/lists/filter'
import { isOnDuty, rosterOrder, type Standings } from './staffToday'

/** The beginning of any word of the name, 4 digits of the phone or more, the employee id. */
function isFound(staff: Pick<Staff, 'name' | 'phone' | 'empId'>, typed: string): boolean {
  const text = lowerName(typed)
  if (beginsWords(staff.name, text) || lowerName(staff.empId).startsWith(text)) return true
  return searchedDigits(text).some((asked) => phoneDigits(staff.phone).includes(asked))
}

/** Of the filter by role. */
export const NO_SIGN_IN = 'none'

/** Of the filter by documents: what has ended, and what is about to. */
export const ENDING = 'ending'

/** Of the filter by designation: those that somebody has, each once. */
export const designationsOf = (staff: readonly { designation: string }[]): FilterChoice[] => {
  const found = [...new Set(staff.map(({ designation }) => designation))].filter((each) => each !== '').sort()
  return optionsOf(Object.fromEntries(found.map((each) => [each, each])))
}

type Tab = 'active' | 'deactivated' | 'deleted'

export type StaffSort = 'name' | 'joined' | 'shift' | 'today'
export type StaffFilter = 'role' | 'designation' | 'duty' | 'documents'

/** How the list of employees is looked at. Who joined on no known day comes first, and so does who has no shift. */
export const staffViews = (
  today: CivilDate,
  standings: Standings,
): Views<Staff, Tab, StaffSort, StaffFilter> => ({
  id: ({ id }) => id,
  name: ({ name }) => name,
  tabs: {
    active: { label: 'Active', has: ({ isActive, deleted }) => isActive && !deleted },
    deactivated: { label: 'Deactivated', has: ({ isActive, deleted }) => !isActive && !deleted },
    deleted: { label: 'Deleted', has: ({ deleted }) => deleted },
  },
  sorts: {
    name: ({ nameLower }) => nameLower,
    joined: ({ joiningDate }) => joiningDate ?? '',
    shift: (staff) => shiftOn(staff, today).shiftStart,
    today: ({ id }) => rosterOrder(standings.get(id)),
  },
  descending: ['joined'],
  filters: {
    role: ({ role, signsIn }, chosen) => (chosen === NO_SIGN_IN ? !signsIn : role === chosen),
    designation: ({ designation }, chosen) => designation === chosen,
    duty: ({ id }, chosen) => isOnDuty(standings.get(id), chosen),
    documents: ({ documents }, chosen) => {
      const standing = documentsStanding(documents, today)
      return chosen === ENDING ? standing !== 'holds' : standing === chosen
    },
  },
  finds: isFound,
})
