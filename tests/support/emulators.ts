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
