import { snoozeListSchema, withHidden, type SnoozeList } from '@/domain/dashboard/snoozes'
import type { CivilDate } from '@/domain/shared/civilDate'
import { typedCollection } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'

const snoozeId = (gymId: string) => `${gymId}_todo`
const snoozePath = (gymId: string) => `snoozes/${snoozeId(gymId)}`

/** What was put off or done on a centre's dashboard, the same for everybody who runs it. */
export function snoozeRepository(parts: RepositoryParts) {
  const { store } = parts
  const lists = typedCollection<SnoozeList>(parts, {
    collection: 'snoozes',
    isTenanted: true,
    schema: snoozeListSchema,
    upgrade: ({ data }) => data,
  })
  return {
    /** null: nothing was ever put off. */
    list: (gymId: string): LiveQuery<SnoozeList | null> => lists.one(gymId, snoozePath(gymId)),
    /** Hides these keys until that day, it included; null shows them again. What others put off meanwhile stays. */
    hide: (
      gymId: string,
      keys: readonly string[],
      until: CivilDate | null,
      today: CivilDate,
    ): Promise<void> =>
      store.transact(async (transaction) => {
        const stored = await transaction.get(snoozePath(gymId))
        const hidden = withHidden(lists.decode(stored)?.hidden ?? [], keys, until, today)
        if (stored === null)
          transaction.create(snoozePath(gymId), {
            id: snoozeId(gymId),
            gymId,
            hidden,
            createdAt: serverTime,
            updatedAt: serverTime,
          })
        else
          transaction.update(snoozePath(gymId), [
            { at: ['hidden'], value: hidden },
            { at: ['updatedAt'], value: serverTime },
          ])
      }),
  }
}
