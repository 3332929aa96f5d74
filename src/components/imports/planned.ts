/** What a row of a file becomes, as the check shows it; `text` says what is wrong with it, who is there already, or what it becomes. */
export type PlannedPerson<Row> = {
  line: number
  cells: readonly string[]
  name: string
  phone: string
  text: string
} & ({ kind: 'new'; row: Row } | { kind: 'faulty' } | { kind: 'duplicate' })

export type RowKind = PlannedPerson<unknown>['kind']
