/** A fault and the field it lies with. */
export type FaultyField = { field: string; message: string }

/** Thrown by `onSubmit` when the fault lies with fields: it is said there, and the focus goes to the first. */
export class FieldProblem extends Error {
  readonly field: string
  readonly others: readonly FaultyField[]

  constructor(field: string, message: string, others: readonly FaultyField[] = []) {
    super(message)
    this.name = 'FieldProblem'
    this.field = field
    this.others = others
  }
}
