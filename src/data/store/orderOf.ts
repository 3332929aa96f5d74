import type { Cursor, CursorValue, OrderBy, StoredData } from './documentStore'

/** The direction of the id, which both stores put last: that of the order before it, else ascending. */
export const idDirectionOf = (orderBy: OrderBy[]): OrderBy['direction'] => orderBy.at(-1)?.direction ?? 'asc'

/** Marks a text that stands for an instant: a control character that no stored text begins with. */
const INSTANT_MARK = '\u001f'

const instantText = (seconds: number, nanoseconds: number) => `${INSTANT_MARK}${seconds}.${nanoseconds}`

const instantOf = (value: CursorValue): [number, number] | null => {
  if (typeof value !== 'string' || !value.startsWith(INSTANT_MARK)) return null
  const [seconds = 0, nanoseconds = 0] = value.slice(INSTANT_MARK.length).split('.').map(Number)
  return [seconds, nanoseconds]
}

/** A cursor's values with the id, as both SDKs take them; `sdkInstant` makes the SDK's own kind of instant. */
export const boundsOf = <T>(
  cursor: Cursor,
  sdkInstant: (seconds: number, nanoseconds: number) => T,
): (CursorValue | T)[] => [
  ...cursor.values.map((value) => {
    const instant = instantOf(value)
    return instant === null ? value : sdkInstant(...instant)
  }),
  cursor.id,
]

/** The stores' order of kinds. */
function rankOf(value: CursorValue): number {
  if (instantOf(value) !== null) return 3
  return value === null ? 0 : typeof value === 'boolean' ? 1 : typeof value === 'number' ? 2 : 4
}

const textOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function valueOrder(one: CursorValue, other: CursorValue): number {
  const [first, second] = [instantOf(one), instantOf(other)]
  if (first !== null && second !== null) return first[0] - second[0] || first[1] - second[1]
  if (rankOf(one) !== rankOf(other)) return rankOf(one) - rankOf(other)
  return typeof one === 'string' && typeof other === 'string'
    ? textOrder(one, other)
    : Number(one) - Number(other)
}

/** Below 0 where the first place stands before the other, 0 where they are the same; texts as ours are, of plain signs. */
export function comparePlaces(one: Cursor, other: Cursor, orderBy: OrderBy[]): number {
  for (const [at, { direction }] of orderBy.entries()) {
    const by = valueOrder(one.values[at] ?? null, other.values[at] ?? null)
    if (by !== 0) return direction === 'asc' ? by : -by
  }
  const byId = textOrder(one.id, other.id)
  return idDirectionOf(orderBy) === 'asc' ? byId : -byId
}

type SdkInstant = { seconds: number; nanoseconds: number }

const isSdkInstant = (value: unknown): value is SdkInstant =>
  typeof value === 'object' &&
  value !== null &&
  'seconds' in value &&
  typeof value.seconds === 'number' &&
  'nanoseconds' in value &&
  typeof value.nanoseconds === 'number'

/** Fields of an order are names joined by dots. */
const valueAt = (data: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null
          ? (Object.getOwnPropertyDescriptor(at, key)?.value as unknown)
          : undefined,
      data,
    )

function cursorValueOf(value: unknown): CursorValue {
  if (isSdkInstant(value)) return instantText(value.seconds, value.nanoseconds)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Where a document stands in an order, out of the SDK's own data; a value that no order can hold reads as null. */
export const cursorOf = (id: string, sdkData: StoredData, orderBy: OrderBy[]): Cursor => ({
  values: orderBy.map(({ field }) => cursorValueOf(valueAt(sdkData, field))),
  id,
})
