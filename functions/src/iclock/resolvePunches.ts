import { biometricUserSchema } from '@/domain/biometric/device'
import { punchSchema } from '@/domain/biometric/punch'
import { biometricUserPath } from '@/data/biometric/biometricRecords'
import { punchesOfNobody } from '@/data/biometric/deviceQueries'
import type { PunchHolder } from '@/data/biometric/foldPunches'
import { keepPunches } from '@/data/biometric/keepPunches'
import { gymPath } from '@/data/gyms/gymOf'
import { pageOf } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { isStopped } from './stopAgain'

/** Somebody who trained for months before anybody linked them. */
const MOST_PUNCHES = 2000

/**
 * Gives the punches of a number that was nobody's, shut or not, to the person who has it now, as if they had been known at once
 * (DOMAIN 1.6), but for those that were made after it was taken off somebody else: to be called when a number is linked, and again
 * without harm. Answers how many there were.
 */
export async function resolvePunches(
  store: DocumentStore,
  gymId: string,
  pin: string,
  { personType, personId }: PunchHolder,
  now: Date,
): Promise<number> {
  const holder = { personType, personId }
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return 0
  const [found, stored] = await Promise.all([
    store.query(pageOf(punchesOfNobody(gymId, pin), { pageSize: MOST_PUNCHES })),
    store.get(biometricUserPath(gymId, pin)),
  ])
  const user = biometricUserSchema.safeParse(stored?.data).data ?? null
  const waiting = found
    .flatMap(({ id, data }) => punchSchema.safeParse({ ...data, id }).data ?? [])
    .filter(({ formerId }) => formerId === '' || formerId === personId)
    .filter((punch) => !isStopped(user, punch, null))
    .map((punch) => ({ ...punch, ...holder, formerId: '', result: 'counted' as const }))
  return keepPunches({ store, gym, now }, [{ holder, punches: waiting }])
}
