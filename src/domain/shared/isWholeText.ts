/** False for text with half a character (a lone surrogate), as only a broken program sends it: no store takes it. */
export const isWholeText = (text: string): boolean => !/\p{Cs}/u.test(text)
