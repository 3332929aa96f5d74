import { Font } from '@react-pdf/renderer'
import { fontWeights, type FontSubset, type FontWeight } from './fontSubsets'

export const familyOf = (subset: FontSubset) => `Noto Sans ${subset}`

const registered = new Set<FontSubset>()
let isReady = false

/** Makes the subsets known, each once; `fileOf` says where this machine finds them. Nothing is read before it is used. */
export function registerFonts(
  subsets: readonly FontSubset[],
  fileOf: (subset: FontSubset, weight: FontWeight) => string,
): void {
  if (!isReady) Font.registerHyphenationCallback(wordParts)
  isReady = true
  for (const subset of subsets) {
    if (registered.has(subset)) continue
    registered.add(subset)
    const fonts = fontWeights.map((fontWeight) => ({ src: fileOf(subset, fontWeight), fontWeight }))
    Font.register({ family: familyOf(subset), fonts })
  }
}

const LONGEST_PART = 24

/** No hyphens in names and amounts; what is longer than any line may break somewhere. */
function wordParts(word: string): string[] {
  const letters = [...word]
  if (letters.length <= LONGEST_PART) return [word]
  return Array.from({ length: Math.ceil(letters.length / LONGEST_PART) }, (_, at) =>
    letters.slice(at * LONGEST_PART, (at + 1) * LONGEST_PART).join(''),
  )
}
