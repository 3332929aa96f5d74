/** The parts of Noto Sans that a document may be set in, each a file of its own. The first that has a letter draws it. */
export const fontSubsets = ['latin', 'devanagari', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const
export type FontSubset = (typeof fontSubsets)[number]

export const fontWeights = [400, 600] as const
export type FontWeight = (typeof fontWeights)[number]

/** What each has, roughly as its makers cut it. The rupee sign lies in the smaller of the two that have it. */
const letters: Record<FontSubset, RegExp> = {
  latin:
    /[\u0000-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212\u2215]/u,
  devanagari: /[\u0900-\u097f\u1cd0-\u1cf9\u200c\u200d\u20a8\u20b9\u25cc\ua830-\ua839\ua8e0-\ua8ff]/u,
  'latin-ext':
    /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/u,
  vietnamese: /[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u1ea0-\u1ef9\u20ab]/u,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
  greek: /[\u0370-\u03ff]/u,
}

const subsetOf = (letter: string): FontSubset | undefined =>
  fontSubsets.find((subset) => letters[subset].test(letter))

/** Whether our fonts have all its letters. */
export const isPrintable = (text: string): boolean =>
  [...text].every((letter) => subsetOf(letter) !== undefined)

/** The fewest files that hold the text; Latin always, because digits and labels are in it. */
export function subsetsFor(text: string): FontSubset[] {
  const needed = new Set([...new Set(text)].map(subsetOf))
  return fontSubsets.filter((subset) => subset === 'latin' || needed.has(subset))
}

export const fontFileOf = (subset: FontSubset, weight: FontWeight): string =>
  `noto-sans-${subset}-${weight}-normal.woff`
