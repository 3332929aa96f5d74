export const layouts = [10, 8] as const
/** Cards on a sheet of A4: 10 stand edge to edge, 8 have room between them for the scissors. */
export type Layout = (typeof layouts)[number]

/** At most so many are printed at a time: beyond it the browser's print preview stands still for minutes. */
export const MOST_CARDS = 200

export function sheetsOf<T>(cards: readonly T[], layout: Layout): T[][] {
  const sheets: T[][] = []
  for (let from = 0; from < cards.length; from += layout) sheets.push(cards.slice(from, from + layout))
  return sheets
}
