import { beginsWords } from '@/domain/shared/arrange'
import { phoneDigits } from '@/domain/shared/phone'
import type { Lead } from './lead'

const FEWEST_DIGITS = 4

/** The beginning of any word of the name, or 4 digits of the phone or more. */
export function isFoundBy({ name, phoneDigits: digits }: Lead, typed: string): boolean {
  if (beginsWords(name, typed)) return true
  const asked = /^[\d\s+()-]+$/.test(typed) ? phoneDigits(typed.replace(/^\+91/, '')) : ''
  return asked.length >= FEWEST_DIGITS && digits.includes(asked)
}
