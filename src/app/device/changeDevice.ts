import { forgetKept, setFrontDesk } from '@/data/device/frontDesk'
import { removeServiceWorker } from './serviceWorker'

/** So long another tab may hold the stored records open, in milliseconds. */
const BLOCKED_MS = 2000

/** Firestore's own databases; where the browser does not list them, the store has cleared its own already. */
async function removeDatabases(): Promise<void> {
  const found = await indexedDB.databases().catch(() => [])
  const removals = found
    .flatMap(({ name = '' }) => (name.startsWith('firestore/') ? [name] : []))
    .map(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name)
          request.onsuccess = () => resolve()
          request.onerror = () => resolve()
          setTimeout(resolve, BLOCKED_MS)
        }),
    )
  await Promise.all(removals)
}

/** Makes this device a front desk's. What it keeps is chosen when the page starts, so the page starts again. */
export function becomeFrontDesk(): void {
  setFrontDesk(window.localStorage, true)
  window.location.reload()
}

/** Makes it an ordinary device again, on which nothing stays. `closeStore` ends what holds the records open. */
export async function becomeOrdinary(closeStore: () => Promise<void>): Promise<void> {
  setFrontDesk(window.localStorage, false)
  forgetKept(window.localStorage)
  await closeStore().catch(() => undefined)
  await Promise.all([removeDatabases(), removeServiceWorker()])
  window.location.reload()
}
