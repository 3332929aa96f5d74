import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { DirectoryHit } from '@/domain/members/directory'
import { readCard } from '@/domain/members/memberCard'
import { areWhole, comparedDigits, phoneDigits } from '@/domain/shared/phone'

/** `several`: what was typed is that of more than one member, and a public screen offers no list to choose from. */
export type Identified = { kind: 'found'; hit: DirectoryHit } | { kind: 'nobody' | 'several' | 'otherGym' }

type Entries = ReadonlyMap<string, DirectoryEntry>

/** Codes are typed without their dashes and spaces. */
const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** IRN-0012 answers to 12 as well: a pad of digits has no letters. A code that merely ends in a digit or two does not. */
const numberOf = (code: string) => (/^\D+(\d{3,})$/.exec(code)?.[1] ?? '').replace(/^0+/, '')

/** Whoever has left answers only where nobody who is here does. */
function only(entries: Entries, isMeant: (entry: DirectoryEntry) => boolean): Identified | null {
  const meant = [...entries].filter(([, entry]) => !entry.x && isMeant(entry))
  const here = meant.filter(([, entry]) => entry.a)
  const hits = here.length > 0 ? here : meant
  const [first] = hits
  if (!first) return null
  if (hits.length > 1) return { kind: 'several' }
  return { kind: 'found', hit: { id: first[0], entry: first[1] } }
}

/**
 * Who stands before the kiosk: by the card, the whole member code, the number at the end of the code, or the whole phone number, as it
 * is said in the country of the centre, by its `locale` (PRODUCT 2.R). Never by a part of a name or of a phone, which would show
 * strangers to each other.
 */
export function identify(entries: Entries, typed: string, gymId: string, locale: string): Identified {
  const card = readCard(typed)
  if (card) {
    if (card.gymId !== gymId) return { kind: 'otherGym' }
    const entry = entries.get(card.memberId)
    return entry && !entry.x ? { kind: 'found', hit: { id: card.memberId, entry } } : { kind: 'nobody' }
  }
  const code = bare(typed)
  if (code === '') return { kind: 'nobody' }
  const digits = /^\+?[\d\s-]+$/.test(typed.trim()) ? phoneDigits(typed) : ''
  const phone = comparedDigits(digits, locale)
  const number = digits.replace(/^0+/, '')
  return (
    only(entries, ({ c }) => bare(c) === code) ??
    (areWhole(digits, locale) ? only(entries, ({ p }) => comparedDigits(p, locale) === phone) : null) ??
    (number === '' ? null : only(entries, ({ c }) => numberOf(c) === number)) ?? { kind: 'nobody' }
  )
}
