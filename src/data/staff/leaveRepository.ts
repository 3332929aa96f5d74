import { clashText } from '@/domain/staffAttendance/leaveForm'
import { clashOf, staffLeaveSchema, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import { typedCollection, type Listed } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'

export type LeaveFields = Pick<StaffLeave, 'staffId' | 'from' | 'to' | 'kind' | 'isPaid' | 'reason'>

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

/** Employees' leave (PRODUCT 4.13), kept by the owner; employees ask for it by a call. */
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

  const setDeleted = (id: string, deleted: boolean): Promise<void> =>
    store.batch((writer) =>
      writer.update(leavePath(id), [
        { at: ['deleted'], value: deleted },
        { at: ['updatedAt'], value: serverTime },
      ]),
    )

  return {
    /** Leave of everybody that touches the period; what was taken back among it, marked `deleted`. */
    between,
    /**
     * Adding with an id that exists is skipped, so that a repeat is harmless. `known` is what the screen shows: two
     * leaves of one employee never cover the same day.
     */
    add: (gymId: string, id: string, fields: LeaveFields, known: readonly StaffLeave[]): Promise<void> => {
      const own = known.filter(({ staffId }) => staffId === fields.staffId)
      const clash = clashOf({ ...fields, id }, own)
      if (clash) return Promise.reject(new AppError('refused', clashText(clash)))
      return store.transact(async (transaction) => {
        if ((await transaction.get(leavePath(id))) !== null) return
        transaction.create(leavePath(id), {
          ...fields,
          id,
          gymId,
          deleted: false,
          createdAt: serverTime,
          updatedAt: serverTime,
        })
      })
    },
    remove: (id: string): Promise<void> => setDeleted(id, true),
    undoRemove: (id: string): Promise<void> => setDeleted(id, false),
  }
}
