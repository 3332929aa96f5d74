import { lowerName } from './text'

/**
 * The ways a list of records that are held whole can be looked at: what each tab holds, each header sorts by, each filter
 * lets through, and what typed text finds. Keys stand in the order of the screen, the first tab and order being the usual.
 */
export type Views<T, Tab extends string, Sort extends string, Filter extends string> = {
  id: (row: T) => string
  name: (row: T) => string
  tabs: Record<Tab, { label: string; has: (row: T) => boolean }>
  sorts: Record<Sort, (row: T) => string | number>
  /** Orders that begin with the greatest. */
  descending?: readonly Sort[]
  filters?: Record<Filter, (row: T, chosen: string) => boolean>
  /** What typed text finds; without it each typed word must begin a word of the name. */
  finds?: (row: T, typed: string) => boolean
}

/** How a list is looked at now. */
export type View<Tab extends string, Sort extends string, Filter extends string> = {
  tab: Tab
  q: string
  sort: { by: Sort; direction: 'asc' | 'desc' }
  filters: Partial<Record<Filter, string>>
}

/** Whether each typed word begins a word of the text, whatever its case. */
export function beginsWords(text: string, typed: string): boolean {
  const words = ` ${lowerName(text)}`
  return lowerName(typed)
    .split(' ')
    .every((word) => word === '' || words.includes(` ${word}`))
}

/** The rows of the open tab: searched, filtered and sorted. Equal ones stand by their id, so that none jumps about. */
export function arrange<T, Tab extends string, Sort extends string, Filter extends string>(
  rows: readonly T[],
  { tab, q, sort, filters }: View<Tab, Sort, Filter>,
  views: Views<T, Tab, Sort, Filter>,
): T[] {
  const { has } = views.tabs[tab]
  const value = views.sorts[sort.by]
  const finds = views.finds ?? ((row: T, typed: string) => beginsWords(views.name(row), typed))
  const chosen = Object.entries<string | undefined>(filters)
  const passes: Partial<Record<string, (row: T, chosen: string) => boolean>> = views.filters ?? {}
  const shown = rows
    .filter(has)
    .filter((row) => chosen.every(([id, is]) => is === undefined || (passes[id]?.(row, is) ?? true)))
    .filter((row) => q === '' || finds(row, q))
    .map((row) => ({ row, by: value(row), id: views.id(row) }))
    .sort((one, other) => compare(one.by, other.by) || compare(one.id, other.id))
    .map(({ row }) => row)
  return sort.direction === 'desc' ? shown.reverse() : shown
}

const compare = <V extends string | number>(one: V, other: V): number =>
  one < other ? -1 : one > other ? 1 : 0
