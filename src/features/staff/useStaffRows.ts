import { useMemo } from 'react'
import type { PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { Staff } from '@/domain/staff/staff'
import type { StaffFilter } from '@/domain/staff/staffFilter'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { isFound } from './foundStaff'

export const PAGE_SIZE = 50

/** As many as a list may ask for at once; hardly a centre has more employees. */
const MOST_SEARCHED = 100

type Cursor = Pick<PageRequest, 'after' | 'before'>

/**
 * Browsed page by page from the store. Searched among the tab's employees by name, phone and id; where there are more
 * than can be asked for at once, by the beginning of the name in the store.
 */
export function useStaffRows(filter: StaffFilter, cursor: Cursor, typed: string): Live<PageOf<Staff>> {
  const { repositories } = useBackend()
  const { gymId } = useCentre()
  const isSearching = typed !== ''
  const everybody = useLive(
    useMemo(
      () =>
        repositories.staff.page(
          gymId,
          filter,
          isSearching ? { pageSize: MOST_SEARCHED } : { ...cursor, pageSize: PAGE_SIZE },
        ),
      [repositories, gymId, filter, cursor, isSearching],
    ),
  )
  const isTooMany = isSearching && everybody.status === 'ready' && everybody.value.next !== null
  const byName = useLive(
    useMemo(
      () =>
        isTooMany
          ? repositories.staff.page(gymId, { ...filter, search: typed }, { ...cursor, pageSize: PAGE_SIZE })
          : null,
      [repositories, gymId, filter, cursor, typed, isTooMany],
    ),
  )
  return useMemo(() => {
    if (isTooMany) return byName
    if (!isSearching || everybody.status !== 'ready') return everybody
    const rows = everybody.value.rows.filter((staff) => isFound(staff, typed))
    return { ...everybody, value: { ...everybody.value, rows, next: null, previous: null } }
  }, [isTooMany, byName, isSearching, everybody, typed])
}
