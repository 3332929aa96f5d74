import { useMemo } from 'react'
import { combined } from '@/data/store/liveQueries'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** The names of these employees by uid, one read each; null while they are not known, and where nobody is asked for. */
export function useStaffNames(uids: readonly string[]): ReadonlyMap<string, string> | null {
  const { gymId } = useCentre()
  const { staff } = useBackend().repositories
  const asked = [...new Set(uids)].sort().join(' ')
  const found = useLive(
    useMemo(() => {
      if (asked === '') return null
      return combined(
        `staff names ${gymId} ${asked}`,
        asked.split(' ').map((id) => staff.one(gymId, id)),
        (records) =>
          new Map(records.flatMap((record) => (record ? [[record.id, record.name] as const] : []))),
      )
    }, [staff, gymId, asked]),
  )
  return found.status === 'ready' ? found.value : null
}
