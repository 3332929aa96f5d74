import { staffLeaveSchema, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import type { CivilDate } from '@/domain/shared/civilDate'
import { typedCollection, type Listed } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'

export const leavePath = (id: string) => `staffLeave/${id}`

/** What touches the period, both ends included; the first to end comes first. */
export const leavesBetween = (gymId: string, from: CivilDate, to: CivilDate): Listed => ({
  path: 'staffLeave',
  gymId,
  where: [
    { field: 'to', op: '>=', value: from },
    { field: 'from', op: '<=', value: to },
  ],
  orderBy: [
    { field: 'to', direction: 'asc' },
    { field: 'from', direction: 'asc' },
  ],
})

/** Employees' leave (PRODUCT 4.13), kept by the owner. It is given, asked for, answered and brought back by calls: two never stand for one day. */
export function leaveRepository(parts: RepositoryParts) {
  const { store } = parts
  const leaves = typedCollection<StaffLeave>(parts, {
    collection: 'staffLeave',
    isTenanted: true,
    schema: staffLeaveSchema,
    upgrade: ({ id, data }) => ({ ...data, id }),
  })
  const between = (gymId: string, from: CivilDate, to: CivilDate): LiveQuery<PageOf<StaffLeave>> =>
    wholeList(leaves, leavesBetween(gymId, from, to))

  return {
    /** Leave of everybody that touches the period; what was taken back among it, marked `deleted`. */
    between,
    remove: (id: string): Promise<void> =>
      store.batch((writer) =>
        writer.update(leavePath(id), [
          { at: ['deleted'], value: true },
          { at: ['updatedAt'], value: serverTime },
        ]),
      ),
  }
}
