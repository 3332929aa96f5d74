import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { makeDashboard } from '@/data/dashboard/keepDashboard'
import { adminStore } from '../../functions/src/adapters/adminStore'
import { DEMO_PASSWORD, type DemoAccount } from './accounts'
import { batchesOf, type SeedDocument } from './batchesOf'

/** One document as it goes into the store: a path of collections and ids, instants as Date. */
export type SeedFile = { path: string; contentType: string; bytes: Uint8Array }

export type EmulatorStore = {
  isEmpty(): Promise<boolean>
  write(documents: readonly SeedDocument[]): Promise<void>
  /** What the dashboard of these centres is made of, as their night makes it. */
  makeDashboards(gymIds: readonly string[], now: Date): Promise<void>
  sign(accounts: readonly DemoAccount[]): Promise<void>
  upload(files: readonly SeedFile[]): Promise<void>
}

/** So many commits are under way at once. */
const LANES = 4

/** Rejects with the first failure. */
async function writeInBulk(db: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const waiting = batchesOf(documents).values()
  const commitAll = async () => {
    for (const documents of waiting) {
      const batch = db.batch()
      for (const { path, data } of documents) batch.set(db.doc(path), data)
      await batch.commit()
    }
  }
  await Promise.all(Array.from({ length: LANES }, commitAll))
}

const emulatorHosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

/** Without these the Admin SDK would speak to a real project. */
function requireEmulators(projectId: string): void {
  const isDemo = projectId.startsWith('demo-') && emulatorHosts.every((name) => process.env[name])
  if (!isDemo) throw new Error('The demo data goes to emulators and demo projects only.')
}

/** The Admin SDK, which reads from the environment that it speaks to emulators. */
export function emulatorStore(projectId: string): EmulatorStore {
  requireEmulators(projectId)
  const bucket = `${projectId}.appspot.com`
  const app =
    getApps().find(({ name }) => name === `seed-${projectId}`) ??
    initializeApp({ projectId, storageBucket: bucket }, `seed-${projectId}`)
  const db = getFirestore(app)
  return {
    isEmpty: async () => (await db.collection('gyms').limit(1).get()).empty,
    write: (documents) => writeInBulk(db, documents),
    makeDashboards: async (gymIds, now) => {
      for (const gymId of gymIds) await makeDashboard(adminStore(db), gymId, now)
    },
    sign: async (accounts) => {
      const auth = getAuth(app)
      await auth.deleteUsers(accounts.map(({ uid }) => uid))
      await Promise.all(
        accounts.map(async ({ uid, email, displayName, claims }) => {
          await auth.createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true })
          await auth.setCustomUserClaims(uid, claims)
        }),
      )
    },
    upload: async (files) => {
      const target = getStorage(app).bucket()
      await Promise.all(
        files.map(({ path, contentType, bytes }) =>
          target.file(path).save(Buffer.from(bytes), { contentType, resumable: false }),
        ),
      )
    },
  }
}
