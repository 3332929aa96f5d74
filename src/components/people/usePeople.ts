import { useMemo } from 'react'
import { combined } from '@/data/store/liveQueries'
import { staffRepository } from '@/data/staff/staffRepository'
import { reachOf } from '@/domain/access/collections'
import { byDevice, isByDevice } from '@/domain/biometric/punch'
import { MISSING } from '@/domain/shared/constants'
import { peopleWords } from '@/domain/staff/peopleWords'
import { deviceName } from '@/components/devices/deviceWords'
import { useDevices } from '@/components/devices/useDevices'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'

/** Each name costs a read; hardly more people than this worked on what one screen shows. */
const MOST_NAMED = 5

/** Stored without a person, or by the server itself. */
const isNobody = (uid: string) => uid === '' || uid === 'server'

/** Each once, the most frequent first. */
function mostOften(uids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const uid of uids) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([uid]) => uid)
}

/**
 * Who did something, by uid, in the words that every screen uses: `You`, `Owner`, an employee's name, `Staff` where the name is
 * not known, a device's name, and `--` for nobody. `uids` has one entry for each act; the `most` frequent employees are read.
 */
export function usePeople(uids: readonly string[], most = MOST_NAMED): (uid: string) => string {
  const { account, role } = useSignedIn()
  const { gymId } = useGym()
  const staff = useRepository(staffRepository)
  const { uid: own } = account
  const mayRead = reachOf(role.role, 'staff', 'list') !== 'never'
  const asked = useMemo(() => {
    const others = mayRead
      ? uids.filter((uid) => !isNobody(uid) && !isByDevice(uid) && uid !== own && uid !== gymId)
      : []
    return mostOften(others).slice(0, most).sort().join(' ')
  }, [uids, most, mayRead, own, gymId])
  const found = useLive(
    useMemo(() => {
      if (asked === '') return null
      return combined(
        `people ${gymId} ${asked}`,
        asked.split(' ').map((id) => staff.one(gymId, id)),
        (records) =>
          new Map(records.flatMap((record) => (record ? [[record.id, record.name] as const] : []))),
      )
    }, [staff, gymId, asked]),
  )
  const names = found.status === 'ready' ? found.value : null
  const devices = useDevices(uids.some(isByDevice))
  const deviceNames = useMemo(() => {
    const known = devices.status === 'ready' ? devices.value : []
    return new Map(known.map((device) => [byDevice(device.id), deviceName(device)]))
  }, [devices])
  return useMemo(
    () => (uid) => {
      if (isNobody(uid)) return MISSING
      if (isByDevice(uid)) return deviceNames.get(uid) ?? peopleWords.device
      if (uid === own) return peopleWords.self
      return uid === gymId ? peopleWords.owner : (names?.get(uid) ?? peopleWords.unnamed)
    },
    [own, gymId, names, deviceNames],
  )
}
