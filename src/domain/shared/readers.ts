import { civilDateIn } from './calendar'
import { civilDateSchema, LAST_DAY, type CivilDate } from './civilDate'

/** A record as it lies in the store, in whatever shape it was written. */
export type StoredRecord = Record<string, unknown>

/**
 * How an older value reads. What is certain is written back (PRODUCT 2.M); a guess only lets the record be shown,
 * and the stored value stays for a person to look at. `undefined` leaves the field to the schema's default.
 */
export type Reading = { value: unknown; isCertain: boolean }
export type Reader = (stored: unknown) => Reading

const certain = (value: unknown): Reading => ({ value, isCertain: true })
const guess = (value: unknown): Reading => ({ value, isCertain: false })
const isMissing = (stored: unknown) => stored === undefined || stored === null

/** By hand, without a schema, which copies each: a month of a large centre is thousands of them. */
function isMap(stored: unknown): stored is StoredRecord {
  if (typeof stored !== 'object' || stored === null) return false
  const kind: unknown = Object.getPrototypeOf(stored)
  // Nothing stands above what all objects descend from, in whatever window or process it was made.
  return kind === null || Object.getPrototypeOf(kind) === null
}

/** A plain map, or null for anything else: a list, an instant, an SDK's own. */
export const mapOf = (stored: unknown): StoredRecord | null => (isMap(stored) ? stored : null)

/** Beyond this no centre has an amount, and paise could not be counted exactly. */
const LARGEST = 1e12

/** `"1,500.00"`, `"₹ 1,500"`, `"Rs. 500/-"` and numbers; null for what is no number, or a senseless one. */
export function numberFrom(stored: unknown): number | null {
  if (typeof stored === 'number') return Math.abs(stored) <= LARGEST ? stored : null
  if (typeof stored !== 'string') return null
  const text = stored
    .replace(/^\s*(?:₹|rs\.?|inr)/i, '')
    .replace(/\/-\s*$/, '')
    .replace(/[,\s]/g, '')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? numberFrom(Number(text)) : null
}

/** Outside of these years a date is a slip of whatever wrote it, and nothing can be reckoned from it. */
const EARLIEST_YEAR = 1900
const LATEST_INSTANT_YEAR = 2200

function sensible(instant: Date): Date | null {
  const year = instant.getUTCFullYear()
  return year >= EARLIEST_YEAR && year < LATEST_INSTANT_YEAR ? instant : null
}

/** Instants come as Date through the store's adapters, in exports also as ISO text, milliseconds or seconds maps. */
export function instantFrom(stored: unknown): Date | null {
  if (stored instanceof Date) return sensible(stored)
  if (typeof stored === 'number') return sensible(new Date(stored < 1e11 ? stored * 1000 : stored))
  if (typeof stored === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(stored))
    return sensible(new Date(stored))
  const seconds = mapOf(stored)
  const whole = seconds?.['seconds'] ?? seconds?.['_seconds']
  return typeof whole === 'number' ? sensible(new Date(whole * 1000)) : null
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function civilFromParts(year: string, month: string | number, day: string): CivilDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  // Older records write "without end" as a day thousands of years on.
  if (text > LAST_DAY && /^\d{4}-\d{2}-\d{2}$/.test(text)) return LAST_DAY
  return civilDateSchema.safeParse(text).data ?? null
}

function civilFromText(text: string): CivilDate | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/.exec(text) ?? []
  if (year && month && day) return civilFromParts(year, month, day)
  const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (d && m && y) return civilFromParts(y, m, d)
  const [, dayOf, name, yearOf] = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*,?[ -](\d{4})$/.exec(text) ?? []
  if (!dayOf || !name || !yearOf) return null
  return civilFromParts(yearOf, monthNames.indexOf(name.toLowerCase()) + 1, dayOf)
}

/** Any older form of a date as the civil date it was in the centre's zone; day before month, as India writes. */
export function civilFrom(stored: unknown, timezone: string): CivilDate | null {
  const instant = instantFrom(stored)
  if (instant) return civilDateIn(instant, timezone)
  return typeof stored === 'string' ? civilFromText(stored.trim()) : null
}

export const amountReader: Reader = (stored) => {
  if (isMissing(stored)) return guess(undefined)
  const amount = numberFrom(stored)
  return amount === null ? guess(0) : certain(amount)
}

/** SPECIFICATION 5: the integer of what is stored, `30 days` as well; 0 where there is none. */
export const integerReader: Reader = (stored) => {
  const leading = typeof stored === 'string' ? /^\s*\d+/.exec(stored)?.[0] : undefined
  const amount = numberFrom(stored) ?? numberFrom(leading)
  return amount === null ? guess(0) : certain(Math.trunc(amount))
}

export const dateReader =
  (timezone: string): Reader =>
  (stored) => {
    if (isMissing(stored)) return guess(null)
    const date = civilFrom(stored, timezone)
    return date ? certain(date) : guess(null)
  }

export const instantReader: Reader = (stored) => {
  if (isMissing(stored)) return guess(null)
  const instant = instantFrom(stored)
  return instant ? certain(instant) : guess(null)
}

/** A phone or pincode kept as a number becomes text. */
export const textReader: Reader = (stored) => {
  if (typeof stored === 'string') return certain(stored)
  return typeof stored === 'number' ? certain(String(stored)) : guess(undefined)
}

/** True or false; `otherwise` where the field is missing or neither, and then written: queries filter by it. */
export const flagReader =
  (otherwise: boolean): Reader =>
  (stored) => {
    if (typeof stored === 'boolean') return certain(stored)
    if (typeof stored === 'string' && /^(true|false)$/i.test(stored))
      return certain(stored.toLowerCase() === 'true')
    return certain(otherwise)
  }

/** One of a closed list, whatever its case and punctuation. */
export const choiceReader =
  (choices: readonly string[], otherwise: unknown): Reader =>
  (stored) => {
    if (typeof stored !== 'string' || stored === '') return guess(otherwise)
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
    const choice = choices.find((name) => plain(name) === plain(stored))
    return choice === undefined ? guess(otherwise) : certain(choice)
  }

/** Where queries need the field, a missing value is written as well. */
export const withDefault =
  (reader: Reader, value: unknown): Reader =>
  (stored) =>
    isMissing(stored) ? certain(value) : reader(stored)

/** A person's number on the devices. 0 is "not linked"; they were also kept as text. */
export const deviceNumberReader: Reader = withDefault((stored) => {
  const reading = integerReader(stored)
  return typeof reading.value === 'number' && reading.value >= 0 ? reading : { value: 0, isCertain: false }
}, 0)
