import type { ListCursor } from './listData'

/** The parameters a screen's list uses; the first tab and the first order are the defaults and stay out of the URL. */
export type ListShape<Tab extends string, Sort extends string, Filter extends string> = {
  tabs?: readonly Tab[]
  sorts?: readonly Sort[]
  /** Orders that begin downwards: amounts, latest first. */
  descending?: readonly Sort[]
  filters?: readonly Filter[]
}

export type Direction = 'asc' | 'desc'
export type ListSort<Sort extends string = string> = { by: Sort; direction: Direction }
export type CursorChoice = { after?: ListCursor }

export type ListAddress<Tab extends string, Sort extends string, Filter extends string> = {
  tab: Tab
  q: string
  sort: ListSort<Sort>
  filters: Partial<Record<Filter, string>>
  cursor: CursorChoice
  /** The number of the first row shown, from 1. */
  firstIndex: number
  openId: string
  editingId: string
  isCreating: boolean
}

const isAmong = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text)

/** Reads the list's state out of the URL; what is unknown or damaged reads as the default. */
export function readAddress<Tab extends string, Sort extends string, Filter extends string>(
  params: URLSearchParams,
  { tabs, sorts, descending = [], filters = [] }: ListShape<Tab, Sort, Filter>,
): ListAddress<Tab, Sort, Filter> {
  const tab = params.get('tab') ?? ''
  const set: Partial<Record<Filter, string>> = {}
  for (const id of filters) {
    const value = params.get(id)
    if (value) set[id] = value
  }
  const after = readCursor(params.get('after'))
  const first = Number(params.get('from'))
  return {
    tab: (isAmong(tabs ?? [], tab) ? tab : (tabs?.[0] ?? '')) as Tab,
    q: params.get('q') ?? '',
    sort: readSort(params.get('sort') ?? '', sorts ?? [], descending),
    filters: set,
    cursor: after ? { after } : {},
    firstIndex: after && Number.isInteger(first) && first > 0 ? first : 1,
    openId: params.get('id') ?? '',
    editingId: params.get('edit') ?? '',
    isCreating: params.get('new') === 'true',
  }
}

function readSort<Sort extends string>(
  text: string,
  sorts: readonly Sort[],
  descending: readonly Sort[],
): ListSort<Sort> {
  const isReversed = text.startsWith('-')
  const name = isReversed ? text.slice(1) : text
  const by = (isAmong(sorts, name) ? name : (sorts[0] ?? '')) as Sort
  if (by !== name) return { by, direction: firstDirection(by, descending) }
  return { by, direction: isReversed ? 'desc' : 'asc' }
}

export const firstDirection = <Sort extends string>(by: Sort, descending: readonly Sort[]): Direction =>
  descending.includes(by) ? 'desc' : 'asc'

export const sortText = ({ by, direction }: ListSort): string => (direction === 'desc' ? `-${by}` : by)

export const cursorText = ({ values, id }: ListCursor): string => JSON.stringify([...values, id])

function readCursor(text: string | null): ListCursor | null {
  if (!text) return null
  try {
    const parts: unknown = JSON.parse(text)
    if (!Array.isArray(parts)) return null
    const values: ListCursor['values'] = []
    for (const part of parts.slice(0, -1) as unknown[]) {
      if (part !== null && !['string', 'number', 'boolean'].includes(typeof part)) return null
      values.push(part as ListCursor['values'][number])
    }
    const id: unknown = parts.at(-1)
    return typeof id === 'string' && id !== '' ? { values, id } : null
  } catch {
    return null
  }
}
