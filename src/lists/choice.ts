/** One record or a choice of many: `rows` is read when the act begins, and `clear` lets the choice go. */
export type Choice<Row> = {
  count: number
  rows: () => AsyncIterable<Row> | Iterable<Row>
  clear: () => void
}

export const justOne = <Row>(row: Row): Choice<Row> => ({
  count: 1,
  rows: () => [row],
  clear: () => undefined,
})
