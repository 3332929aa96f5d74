import type { Staff } from '@/domain/staff/staff'
import type { StaffFilter } from '@/domain/staff/staffFilter'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { staffList, staffTotal } from './staffQueries'
import { staffDefinition, staffPath } from './staffRecords'

export type StaffRepository = ReturnType<typeof staffRepository>

/** A centre's employees (SPECIFICATION 3 "Staff"); changed through the server's calls alone. */
export function staffRepository(parts: RepositoryParts) {
  const staff = typedCollection<Staff>(parts, staffDefinition)
  return {
    page: (gymId: string, filter: StaffFilter, request: PageRequest): LiveQuery<PageOf<Staff>> =>
      staff.page(pageOf(staffList(gymId, filter), request)),
    /** null when there is no such employee in this centre. */
    one: (gymId: string, uid: string): LiveQuery<Staff | null> => staff.one(gymId, staffPath(uid)),
    /** Asked once a watch. */
    count(gymId: string, filter: StaffFilter): LiveQuery<number> {
      const total = staffTotal(gymId, filter)
      return askedOnce(`count ${JSON.stringify(total)}`, () => parts.store.count(total))
    },
    /** Everybody whom the filter finds, page by page: for exports. */
    all: (gymId: string, filter: StaffFilter): AsyncIterable<Staff> => staff.all(staffList(gymId, filter)),
  }
}
