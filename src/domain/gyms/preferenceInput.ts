import { z } from 'zod'

/** Nothing a centre sets is nested deeper; it also keeps the check itself from running out of stack. */
const DEEPEST = 6
const LONGEST_KEY = 100
const LONGEST_LIST = 500
const LONGEST_TEXT = 10_000

const isPlainText = (text: string) => !/\p{Cs}/u.test(text)

const isKey = (key: string) =>
  key !== '' && key.length <= LONGEST_KEY && isPlainText(key) && !/^__.*__$/.test(key)

/** What the store can hold: no list directly in a list, no key of its own kind. */
function isStorable(value: unknown, depth: number, isInList: boolean): boolean {
  if (depth > DEEPEST) return false
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return value.length <= LONGEST_TEXT && isPlainText(value)
  if (Array.isArray(value))
    return (
      !isInList && value.length <= LONGEST_LIST && value.every((item) => isStorable(item, depth + 1, true))
    )
  return (
    typeof value === 'object' &&
    Object.entries(value).every(([key, item]) => isKey(key) && isStorable(item, depth + 1, false))
  )
}

/** Settings of a centre as they are sent: free-form (SPECIFICATION 3), as long as the store can hold them. */
export const preferenceInputSchema = z.custom<Record<string, unknown>>(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && isStorable(value, 0, false),
  'These settings can’t be kept',
)
