/** Work under way at a time: enough to hide the way to the server, few enough not to fight for one document. */
const AT_ONCE = 4

/** Visits all of them, a few at once, in no order. */
export async function someAtOnce<T>(
  items: readonly T[],
  visit: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await visit(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
