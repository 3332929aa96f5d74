import type { BiometricDevice } from './device'

/** More have no room in the number. */
const MOST_DOORS = 30

/** A bit a door (DOMAIN 1.2, acc), of as many as a controller says that it has. */
export function doorMask({
  doors,
  options: { LockCount = '' },
}: Pick<BiometricDevice, 'doors' | 'options'>): number {
  const count = /^\d{1,2}$/.test(LockCount) ? Number(LockCount) : 0
  return count >= 1 && count <= MOST_DOORS ? 2 ** count - 1 : doors
}

/** Whether it is told of whoever is let in which doors are theirs. */
export const tellsDoors = ({ protocol, strategy }: Pick<BiometricDevice, 'protocol' | 'strategy'>): boolean =>
  protocol === 'acc' || strategy === 'authorize'
