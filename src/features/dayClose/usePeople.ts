import { useMemo } from 'react'
import { useStaffNames } from '@/parts/useStaffNames'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'

/** Names those who took money or closed a day; a handful a day, one read each. */
export function usePeople(uids: readonly string[]): (uid: string) => string {
  const { gymId } = useCentre()
  const { uid: own } = useSignedIn().account
  const names = useStaffNames(uids.filter((uid) => uid !== '' && uid !== own && uid !== gymId))
  return useMemo(
    () => (uid) => (uid === own ? 'You' : uid === gymId ? 'Owner' : (names?.get(uid) ?? 'Front desk')),
    [own, gymId, names],
  )
}
