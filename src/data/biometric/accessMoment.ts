import type { AccessHolder } from '@/domain/biometric/desiredAccess'
import { pinOf } from '@/domain/biometric/pin'
import { numberFrom } from '@/domain/shared/readers'
import { civilDateIn } from '@/domain/shared/calendar'
import { storedSettings } from '@/data/gyms/gymOf'
import { heldMember, memberPath } from '@/data/members/memberRecords'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import type { AccessMoment } from './planAccess'

/** The day and the settings of a stored centre, by the server's clock. */
export function accessMoment(gym: StoredDocument, now: Date): AccessMoment {
  const settings = storedSettings(gym)
  return { gymId: gym.id, settings, today: civilDateIn(now, settings.timezone), now }
}

type Named = { personType: AccessHolder['personType']; personId: string }

export const holderPath = ({ personType, personId }: Named): string =>
  personType === 'member' ? memberPath(personId) : staffPath(personId)

/** The field of a person that holds their number on the devices. */
export const pinField = (personType: AccessHolder['personType']) =>
  personType === 'member' ? 'biometricUserId' : 'biometricId'

/** The number that a stored person has, '' for none; older records keep it as text. */
export const storedPin = (personType: AccessHolder['personType'], { data }: StoredDocument): string =>
  pinOf(numberFrom(data[pinField(personType)]) ?? 0)

/** null where there is no such person of the centre, or no schema can read it. */
export function holderOf(
  personType: AccessHolder['personType'],
  stored: StoredDocument | null,
  { gymId, settings }: Pick<AccessMoment, 'gymId' | 'settings'>,
): AccessHolder | null {
  if (personType === 'member') {
    const person = heldMember(stored, settings.timezone)?.member ?? null
    return person?.gymId === gymId ? { personType, person } : null
  }
  const person = readStaff(stored, settings.timezone)
  return person?.gymId === gymId ? { personType, person } : null
}

export const holderIn = async (
  transaction: Pick<StoreTransaction, 'get'>,
  named: Named,
  moment: Pick<AccessMoment, 'gymId' | 'settings'>,
): Promise<AccessHolder | null> =>
  holderOf(named.personType, await transaction.get(holderPath(named)), moment)
