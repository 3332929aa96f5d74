import { pinOf } from '@/domain/biometric/pin'
import type { Acting } from '../http/handler'
import { resolvePunches } from '../iclock/resolvePunches'

type Numbered = { gymId: string; personId: string; biometricId: number | undefined }

/**
 * What an employee pressed before the form gave them their number, when it was nobody's (DOMAIN 1.6), as `linkPin` does. Nothing where
 * the form says no number; a repeat finds nothing more.
 */
export async function countEarlierPunches(
  { store, now }: Acting,
  { gymId, personId, biometricId = 0 }: Numbered,
): Promise<void> {
  const pin = pinOf(biometricId)
  if (pin !== '') await resolvePunches(store, gymId, pin, { personType: 'employee', personId }, now)
}
