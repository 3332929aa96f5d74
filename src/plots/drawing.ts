/** A colour of the palette (`configurationOf`); the same word everywhere has the same one. */
export type Mark = 'first' | 'second' | 'line' | 'before' | 'good' | 'bad'

/** One place along the axis: `tick` below it, `name` beside the pointer. */
type Place = { id: string; tick: string; name: string }

/** A value a place, null where one is missing; bars of one `stack` stand on each other. */
export type Series = {
  label: string
  mark: Mark
  kind: 'bar' | 'line'
  values: readonly (number | null)[]
  stack?: string
}

export type Drawing = {
  places: readonly Place[]
  series: readonly Series[]
  /** How a step of the axis is written, short, and a value in full. */
  format: (value: number) => string
  exact: (value: number | null) => string
  /** What is counted has no halves. */
  isWhole?: boolean
}
