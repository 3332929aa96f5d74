const turns = new Map<string, Promise<unknown>>()

/**
 * One after the other for each centre, in this instance: every act on money moves the head of its day's chain, so two at
 * once would only wait for each other's locks and begin again. What another instance does is held by the transaction.
 */
export async function inTurn<T>(gymId: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(gymId) ?? Promise.resolve()
  const own = before.then(work, work)
  turns.set(gymId, own)
  try {
    return await own
  } finally {
    if (turns.get(gymId) === own) turns.delete(gymId)
  }
}
