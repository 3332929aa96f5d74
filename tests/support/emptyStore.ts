import { host, ports, projectId } from './emulators'

const project = `emulator/v1/projects/${projectId}`
const documents = `http://${host}:${ports.firestore}/${project}/databases/(default)/documents`
const accounts = `http://${host}:${ports.auth}/${project}/accounts`
const MOST_TRIES = 60
const BETWEEN_MS = 500

/**
 * Forgets every document of the project. The emulator answers 409 or 500 while a function that a former write has woken, or a
 * transaction of the test before, still holds a lock, which it lets go by itself.
 */
export const emptyStore = (): Promise<void> => emptied(documents, 'store')

/** Forgets everybody who has an account in the project. */
export const emptyAccounts = (): Promise<void> => emptied(accounts, 'list of accounts')

async function emptied(url: string, what: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
    if (answer.ok) return
    if (attempt === MOST_TRIES) throw new Error(`The ${what} was not emptied: ${String(answer.status)}`)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
}
