import { host, ports, projectId } from '../../support/emulators'

const documents = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`
const MOST_TRIES = 60
const BETWEEN_MS = 500

/**
 * Forgets every document of the project. The emulator answers 409 or 500 while a function that a former write has woken, or a
 * transaction of the test before, still holds a lock, which it lets go by itself.
 */
export async function emptyStore(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(documents, { method: 'DELETE' })
    if (answer.ok) return
    if (attempt === MOST_TRIES) throw new Error(`The store was not emptied: ${String(answer.status)}`)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
}
