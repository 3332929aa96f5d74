import { staffConditions, staffOrder, type StaffFilter } from '@/domain/staff/staffFilter'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { Filtered } from '@/data/store/documentStore'

/** The list of a filter, as a described question about one centre. */
export const staffList = (gymId: string, filter: StaffFilter): Listed => ({
  path: 'staff',
  gymId,
  where: staffConditions(filter),
  orderBy: [{ field: staffOrder(filter), direction: filter.direction }],
})

/** What is counted: the filter's employees, over the index of its list by name. */
export function staffTotal(gymId: string, filter: StaffFilter): Filtered {
  const { path, where, orderBy } = staffList(gymId, { ...filter, sort: 'name', direction: 'asc' })
  return { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
}
