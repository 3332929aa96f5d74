import type { MonthFigures, StatsByMonth } from '@/domain/monthStats/monthStats'
import { increasedBy, type StoredData, type Writer } from '@/data/store/documentStore'

export const monthStatsPath = (gymId: string, month: string) => `monthStats/${gymId}_${month}`

const increases = (figures: Record<string, number>): StoredData =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([, by]) => by !== 0)
      .map(([name, by]) => [name, increasedBy(by)]),
  )

/** An empty map would not be merged but take the place of what stands there. */
const unlessEmpty = (name: string, map: StoredData): StoredData =>
  Object.keys(map).length > 0 ? { [name]: map } : {}

function fieldsOf({ byMode, modesByDay, byDay, ...figures }: MonthFigures): StoredData {
  const modes = Object.entries(modesByDay).map(([day, ofDay]) => [day, increases(ofDay)] as const)
  const days = Object.entries(byDay).map(([day, ofDay]) => [day, increases(ofDay)] as const)
  return {
    ...increases(figures),
    ...unlessEmpty('byMode', increases(byMode)),
    ...unlessEmpty('modesByDay', Object.fromEntries(modes)),
    ...unlessEmpty('byDay', Object.fromEntries(days)),
  }
}

/**
 * What an act changes in its centre's months, added where it stands: without a read, so two desks never wait.
 */
export function writeStats(writer: Writer, gymId: string, stats: StatsByMonth): void {
  for (const [month, figures] of Object.entries(stats))
    writer.merge(monthStatsPath(gymId, month), {
      gymId,
      month,
      ...fieldsOf(figures),
    })
}
