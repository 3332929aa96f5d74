import { endVisits } from '@/data/attendance/endVisits'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/**
 * The automatic exits of every open centre (PRODUCT 2.E). A centre that fails is told to `failed` and does not keep the
 * others waiting. Answers how many visits were ended, by centre, where there were any.
 */
export async function endVisitsWork(
  store: DocumentStore,
  now: Date,
  failed: (gymId: string, error: unknown) => void,
): Promise<Record<string, number>> {
  const ended: Record<string, number> = {}
  for await (const centres of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] }))
    for (const centre of centres) {
      if (centre.data['isDisabled'] === true) continue
      try {
        const count = await endVisits(store, centre, now)
        if (count > 0) ended[centre.id] = count
      } catch (error) {
        failed(centre.id, error)
      }
    }
  return ended
}
