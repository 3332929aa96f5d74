import { useState } from 'react'
import type { ListData, ListRows } from './listData'

/**
 * While the next page of the same view group comes, the rows of the last one stand, marked busy: paging and sorting
 * do not flash. Another group (tab) starts from its skeleton.
 */
export function useKeptData<T>(data: ListData<T>, group: string): { data: ListData<T>; isBusy: boolean } {
  const [last, setLast] = useState<{ group: string; value: ListRows<T> } | null>(null)
  if (data.status === 'ready' && (last?.value !== data.value || last.group !== group))
    setLast({ group, value: data.value })
  if (data.status === 'loading' && last && last.group === group && last.value.rows.length > 0)
    return { data: { status: 'ready', value: last.value }, isBusy: true }
  return { data, isBusy: false }
}
