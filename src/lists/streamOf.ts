/** Rows that are here already, as the stream that exports and bulk acts read. */
// oxlint-disable-next-line typescript/require-await -- an async generator without anything to wait for
export async function* streamOf<T>(rows: readonly T[]): AsyncIterable<T> {
  yield* rows
}
