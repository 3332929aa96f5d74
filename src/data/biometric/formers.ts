import type { AccessWish, BiometricUser } from '@/domain/biometric/device'

/** Of so many who had a number before, it is kept that they are let in. */
const MOST_LET_IN = 20

type Formers = Pick<BiometricUser, 'former' | 'earlier' | 'earlierOf'>

/** By which a number is asked for that somebody has left a wish in: no index is needed for one field. */
export const earlierKey = (gymId: string, personId: string): string => `${gymId} ${personId}`

const earlierIn = (gymId: string, earlier: BiometricUser['earlier']): Omit<Formers, 'former'> => ({
  earlier,
  earlierOf: earlier.map(({ personId }) => earlierKey(gymId, personId)),
})

/** What had been said of a person whom the number was taken off, and whom it has not been brought along to another one. */
export function leftWish({ former, earlier }: Formers, personId: string): AccessWish | null {
  if (former?.personId === personId) return former.wish
  return earlier.find((each) => each.personId === personId)?.wish ?? null
}

/** The changes of a number's document once that goes along with the person. */
export function withoutWish(
  { gymId, former, earlier }: BiometricUser,
  personId: string,
): { at: string[]; value: unknown }[] {
  if (former?.personId === personId) return [{ at: ['former', 'wish'], value: null }]
  const left = earlierIn(
    gymId,
    earlier.filter((each) => each.personId !== personId),
  )
  return [
    { at: ['earlier'], value: left.earlier },
    { at: ['earlierOf'], value: left.earlierOf },
  ]
}

function formerOf(known: BiometricUser, personId: string, leavesWish: boolean): BiometricUser['former'] {
  if (known.personId !== '' && known.personId !== personId)
    return { personId: known.personId, wish: leavesWish ? null : known.wish }
  return known.former?.personId === personId ? { personId, wish: null } : known.former
}

function kept(earlier: BiometricUser['earlier']): BiometricUser['earlier'] {
  const letIn = earlier.filter(({ wish }) => wish.desired === 'enabled').slice(-MOST_LET_IN)
  return earlier.filter((each) => each.wish.desired === 'disabled' || letIn.includes(each))
}

/** Who had a number before `personId`, '' for nobody, has it. A stop stays, however many have the number after them. */
export function formersOf(known: BiometricUser | null, personId: string, leavesWish: boolean): Formers {
  if (known === null) return { former: null, earlier: [], earlierOf: [] }
  const former = formerOf(known, personId, leavesWish)
  const { former: before } = known
  const moved =
    before === null || before.wish === null ? [] : [{ personId: before.personId, wish: before.wish }]
  const earlier = [...known.earlier, ...moved].filter(
    (each) => each.personId !== personId && each.personId !== former?.personId,
  )
  return { former, ...earlierIn(known.gymId, kept(earlier)) }
}
