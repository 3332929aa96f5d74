import { endVisits } from '@/data/attendance/endVisits'
import { carryLastMark } from '@/data/gymActivity/keepGymActivity'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/**
 * The automatic exits of every open centre (PRODUCT 2.E), and what its day shows of its last activity. A centre that fails is told to `failed` and does not keep the
 * others waiting. Answers how many visits were ended, by centre, where there were any.
 */
export async function endVisitsWork(
  store: DocumentStore,
  now: Date,
  failed: (gymId: string, error: unknown) => void,
): Promise<Record<string, number>> {
  const ended: Record<string, number> = {}
  for await (const gyms of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] }))
    for (const gym of gyms) {
      if (gym.data['isDisabled'] === true) continue
      try {
        const found = await endVisits(store, gym, now)
        if (found.ended > 0) ended[gym.id] = found.ended
        await carryLastMark(store, gym, found.lastMarkAt, now)
      } catch (error) {
        failed(gym.id, error)
      }
    }
  return ended
}
