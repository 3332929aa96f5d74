import { getApps, initializeApp, type App } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

const portsSchema = z.object({
  auth: z.number(),
  firestore: z.number(),
  functions: z.number(),
  storage: z.number(),
  hosting: z.number(),
  hub: z.number(),
})

/** The ports of the suite these tests run against; scripts/test.mjs and scripts/emulators/run.mjs name them. */
function portsOfSuite() {
  const named = process.env['EMULATOR_PORTS']
  if (named === undefined) {
    throw new Error('No emulators are named: run these tests by npm run test:rules, test:api or test:e2e.')
  }
  return portsSchema.parse(JSON.parse(named))
}

export const host = '127.0.0.1'
/** Only demo-fitness has Functions; ownProject.ts names another one for who is better off without. */
export const projectId = process.env['EMULATOR_PROJECT'] ?? 'demo-fitness'
export const ports = portsOfSuite()

/** Where the built app and /api are served. */
export const hostingUrl = `http://${host}:${ports.hosting}`

/** An Admin SDK of the suite: it passes by the rules, so it is for what a test sets up and looks up. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` })
}

export const adminAuth = (): Auth => getAuth(adminApp())

export const adminStore = (): Firestore => getFirestore(adminApp())

/** Forgets every document of the suite. */
export async function clearStore(): Promise<void> {
  const url = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`
  let answer = await fetch(url, { method: 'DELETE' })
  // A function that a former write has woken may still hold a lock.
  for (let repeat = 0; answer.status === 409 && repeat < 40; repeat += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    answer = await fetch(url, { method: 'DELETE' })
  }
  if (!answer.ok) throw new Error(`The store was not cleared: ${String(answer.status)}`)
}
