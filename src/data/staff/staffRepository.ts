import type { Staff } from '@/domain/staff/staff'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { recordList } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { staffDefinition, staffPath } from './staffRecords'

const byName = (one: Staff, other: Staff) => (one.nameLower < other.nameLower ? -1 : 1)

/** A centre's employees (SPECIFICATION 3 "Staff"); changed through the server's calls alone. */
export function staffRepository(parts: RepositoryParts) {
  const staff = typedCollection<Staff>(parts, staffDefinition)
  return {
    /** Everybody who ever worked there, by name: also who was deactivated or deleted. */
    list: (gymId: string): LiveQuery<PageOf<Staff>> => wholeList(staff, recordList('staff', gymId), byName),
    /** null when there is no such employee in this centre. */
    one: (gymId: string, uid: string): LiveQuery<Staff | null> => staff.one(gymId, staffPath(uid)),
  }
}
