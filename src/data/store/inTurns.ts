/** So long work goes on at a stretch: a tenth of a second is felt, and of a task only what is beyond 50 ms keeps anybody waiting. */
const STRETCH_MS = 20

/** Whatever else waits has its turn: a press, a letter, a frame. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** `work` of each, in order, a stretch at a time. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = []
  let since = performance.now()
  for (const item of items) {
    done.push(work(item))
    if (performance.now() - since < STRETCH_MS) continue
    await nextTurn()
    since = performance.now()
  }
  return done
}
