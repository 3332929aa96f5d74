import type { Cursor, CursorValue, OrderBy, StoredData } from './documentStore'

/** The direction of the id, which both stores put last: that of the order before it, else ascending. */
export const idDirectionOf = (orderBy: OrderBy[]): OrderBy['direction'] => orderBy.at(-1)?.direction ?? 'asc'

/** Marks a text that stands for an instant: a control character that no stored text begins with. */
const INSTANT_MARK = '\u001f'

const instantText = (seconds: number, nanoseconds: number) => `${INSTANT_MARK}${seconds}.${nanoseconds}`

/** A cursor's values with the id, as both SDKs take them; `instantOf` makes the SDK's own kind of instant. */
export const boundsOf = <T>(
  cursor: Cursor,
  instantOf: (seconds: number, nanoseconds: number) => T,
): (CursorValue | T)[] => [
  ...cursor.values.map((value) => {
    if (typeof value !== 'string' || !value.startsWith(INSTANT_MARK)) return value
    const [seconds = 0, nanoseconds = 0] = value.slice(INSTANT_MARK.length).split('.').map(Number)
    return instantOf(seconds, nanoseconds)
  }),
  cursor.id,
]

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
