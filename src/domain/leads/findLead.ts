import { beginsWords } from '@/domain/shared/arrange'
import { searchedDigits } from '@/domain/shared/phone'
import type { Lead } from './lead'

/** The beginning of any word of the name, or 4 digits of the phone or more. */
export function isFoundBy({ name, phoneDigits: digits }: Lead, typed: string): boolean {
  if (beginsWords(name, typed)) return true
  return searchedDigits(typed).some((asked) => digits.includes(asked))
}
