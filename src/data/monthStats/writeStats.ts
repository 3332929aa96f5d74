import type { MonthFigures, StatsByMonth } from '@/domain/monthStats/monthStats'
import { increasedBy, type StoredData, type Writer } from '@/data/store/documentStore'

export const monthStatsPath = (gymId: string, month: string) => `monthStats/${gymId}_${month}`

const increases = (figures: Record<string, number>): StoredData =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([, by]) => by !== 0)
      .map(([name, by]) => [name, increasedBy(by)]),
  )

function fieldsOf({ byMode, ...figures }: MonthFigures): StoredData {
  const modes = increases(byMode)
  return { ...increases(figures), ...(Object.keys(modes).length > 0 ? { byMode: modes } : {}) }
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
