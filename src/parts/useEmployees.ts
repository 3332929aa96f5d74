import { useMemo } from 'react'
import { askedOnce } from '@/data/store/liveQueries'
import type { Staff } from '@/domain/staff/staff'
import type { StaffFilter } from '@/domain/staff/staffFilter'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** As many as a list may ask for at once; hardly a centre has more. */
const MOST_LIVE = 100

const employed: StaffFilter = { tab: 'active', search: '', sort: 'name', direction: 'asc' }

/** Everybody who works for the centre now, by name: live up to a hundred, and beyond that asked once. */
export function useEmployees(): Live<Staff[]> {
  const { repositories } = useBackend()
  const { gymId } = useCentre()
  const page = useLive(
    useMemo(() => repositories.staff.page(gymId, employed, { pageSize: MOST_LIVE }), [repositories, gymId]),
  )
  const isTooMany = page.status === 'ready' && page.value.next !== null
  const everybody = useLive(
    useMemo(
      () =>
        isTooMany
          ? askedOnce(`employees ${gymId}`, async () => {
              const staff: Staff[] = []
              for await (const one of repositories.staff.all(gymId, employed)) staff.push(one)
              return staff
            })
          : null,
      [repositories, gymId, isTooMany],
    ),
  )
  return useMemo(() => {
    if (isTooMany) return everybody
    return page.status === 'ready' ? { ...page, value: page.value.rows } : page
  }, [isTooMany, everybody, page])
}
