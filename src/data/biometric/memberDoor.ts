import { pinOf } from '@/domain/biometric/pin'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'
import { openQueue } from './deviceQueue'
import { planAccess } from './planAccess'

type Scene = {
  transaction: StoreTransaction
  gymId: string
  deviceSerials: readonly string[]
  settings: GymSettings
  today: CivilDate
  now: Date
}

const nothing = () => undefined

/**
 * What the devices at the doors are to do with a member after an act, in the act's own transaction. Reads nothing for a centre
 * without devices, nor for whoever is not on them.
 */
export async function doorOfMember(scene: Scene, member: Member): Promise<(writer: Writer) => void> {
  const { transaction, gymId, deviceSerials, now } = scene
  const pin = pinOf(member.biometricUserId)
  if (deviceSerials.length === 0 || pin === '') return nothing
  const queue = await openQueue(transaction, gymId, deviceSerials, now)
  const planned = await planAccess(
    transaction,
    queue,
    { pin, holder: { personType: 'member', person: member } },
    scene,
  )
  if (planned === null) return nothing
  return (writer) => {
    planned.write(writer)
    queue.write(writer)
  }
}
