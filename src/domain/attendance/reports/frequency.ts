import type { MonthGrid } from './monthGrid'

/** PRODUCT 4, screen 8. `to` null: and more. */
const bands = [
  { from: 1, to: 4 },
  { from: 5, to: 8 },
  { from: 9, to: 12 },
  { from: 13, to: null },
] as const

/** `people` null: not known yet. */
export type FrequencyBand = { label: string; people: number | null }

/** How many members came how often in the period of the grid. `never` are those who may train and did not come. */
export const frequencyOf = ({ rows }: Pick<MonthGrid, 'rows'>, never: number | null): FrequencyBand[] => [
  { label: 'No', people: never },
  ...bands.map(({ from, to }) => ({
    label: to === null ? `${String(from)} and more` : `${String(from)} to ${String(to)}`,
    people: rows.filter(({ total }) => total >= from && (to === null || total <= to)).length,
  })),
]
