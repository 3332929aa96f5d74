import { formerAt } from '@/domain/biometric/device'
import { heldAt } from '@/domain/biometric/heldAt'
import type { Punch } from '@/domain/biometric/punch'
import type { SeenPerson } from '@/data/biometric/foldPunches'
import type { DeviceScene } from './iclockCall'
import type { KnownPin } from './knownPins'
import { isStopped } from './stopAgain'

/** `seen`: what makes visits; null: nothing. */
type Judged = { uncounted: Punch[]; seen: SeenPerson | null }

/** What the punches of one number are: the visits of whoever has it, those of people who are to be stopped, and nobody's. */
export function judgePunches(
  { device }: Pick<DeviceScene, 'device'>,
  { persons, deleted, user }: KnownPin,
  punches: readonly Punch[],
): Judged {
  const [person, another] = persons
  const placed = punches.map((punch) => ({ ...punch, formerId: formerAt(user, heldAt(punch, device)) }))
  if (another !== undefined) return { uncounted: placed, seen: null }
  // Whoever is deleted has the number until somebody else does: theirs is not for the next one to inherit.
  const holder = person ?? deleted.find(({ personId }) => personId === user?.personId)
  const whose = holder && { personType: holder.personType, personId: holder.personId, formerId: '' }
  const isTheirs = ({ formerId }: Punch) =>
    whose !== undefined && (formerId === '' || formerId === whose.personId)

  const uncounted: Punch[] = []
  const counted: Punch[] = []
  for (const punch of placed) {
    const own = isTheirs(punch) ? { ...punch, ...whose } : punch
    if (isStopped(user, punch, device))
      uncounted.push({ ...own, name: holder?.name ?? '', result: 'whileDisabled' })
    else if (isTheirs(punch)) counted.push({ ...own, result: 'counted' })
    else uncounted.push(punch)
  }
  const isSeen = whose !== undefined && counted.length > 0
  const seen = isSeen
    ? { holder: { personType: whose.personType, personId: whose.personId }, punches: counted }
    : null
  return { uncounted, seen }
}
