import type { RowAction } from '@/lists/EntityTable'
import type { Category } from './categoryViews'
import type { RecordActs } from './useRecordActs'

type Offered<T> = {
  edit: (id: string) => void
  merge: (id: string) => void
  acts: RecordActs<T>
  /** Where they stand in an order of their own. */
  moves?: readonly RowAction[]
}

/** The acts on a row of categories, whichever kind of them. */
export const categoryActions = <T extends Category>(
  category: T,
  { edit, merge, acts, moves = [] }: Offered<T>,
): RowAction[] => [
  { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(category.id) },
  category.isActive
    ? { label: 'Archive', icon: 'pi-inbox', run: () => acts.archive(category) }
    : { label: 'Use again', icon: 'pi-undo', run: () => acts.restore(category) },
  ...moves,
  { label: 'Merge into another', icon: 'pi-arrow-right-arrow-left', run: () => merge(category.id) },
  {
    label: 'Delete',
    icon: 'pi-trash',
    isDanger: true,
    run: () => acts.remove(category, { orArchive: category.isActive }),
  },
]
