import { MISSING } from './constants'

/** Beyond this many rupees no centre has a figure, and paise could not be counted exactly. */
const LARGEST = 1e12

/** A stored figure that can be reckoned with; null for a text, NaN, something without end or beyond all sense. */
export const figureIn = (stored: unknown): number | null =>
  typeof stored === 'number' && Math.abs(stored) <= LARGEST ? stored : null

/** How much of a senseless value is shown. */
const SHOWN = 40

/** A stored value that makes no sense, for a sentence: short, and never an object's inside. */
export function wordsOf(stored: unknown): string {
  if (stored === undefined || stored === null) return MISSING
  if (typeof stored === 'number' || typeof stored === 'boolean') return String(stored)
  if (stored instanceof Date) return Number.isNaN(stored.getTime()) ? 'no date' : stored.toISOString()
  if (typeof stored !== 'string') return Array.isArray(stored) ? 'a list' : 'a record'
  return stored === '' ? MISSING : `"${stored.length > SHOWN ? `${stored.slice(0, SHOWN)}…` : stored}"`
}

/** Sums of many decimals end in the dust of binary fractions: less than half a paisa is no difference. */
export const isSameAmount = (one: number, other: number): boolean => Math.abs(one - other) < 0.005
