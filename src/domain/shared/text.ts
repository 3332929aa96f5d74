/** One space between words, none around them. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Its beginning, without half a character at the end: no store takes one (`isWholeText`). */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** What names are sorted and searched by. */
export const lowerName = (name: string): string => tidy(name).toLowerCase()

/** First letter of the first and the last word, in capitals; `?` for a nameless person. */
export function initialsOf(name: string): string {
  const words = tidy(name).split(' ').filter(Boolean)
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words
  const initials = letters.map((word) => [...(word ?? '')][0] ?? '').join('')
  return initials.toUpperCase() || '?'
}
