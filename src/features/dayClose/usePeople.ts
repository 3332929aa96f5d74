import { useMemo } from 'react'
import { combined } from '@/data/store/liveQueries'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend, useSignedIn } from '@/session/useSession'

/** Names those who took money or closed a day; a handful a day, one read each. */
export function usePeople(uids: readonly string[]): (uid: string) => string {
  const { gymId } = useCentre()
  const { uid: own } = useSignedIn().account
  const { staff } = useBackend().repositories
  const asked = [...new Set(uids)]
    .filter((uid) => uid !== '' && uid !== own && uid !== gymId)
    .sort()
    .join(' ')
  const found = useLive(
    useMemo(() => {
      if (asked === '') return null
      const ids = asked.split(' ')
      return combined(
        `people ${gymId} ${asked}`,
        ids.map((id) => staff.one(gymId, id)),
        (records) =>
          new Map(records.flatMap((record) => (record ? [[record.id, record.name] as const] : []))),
      )
    }, [staff, gymId, asked]),
  )
  const names = found.status === 'ready' ? found.value : null
  return useMemo(
    () => (uid) => (uid === own ? 'You' : uid === gymId ? 'Owner' : (names?.get(uid) ?? 'Front desk')),
    [own, gymId, names],
  )
}
