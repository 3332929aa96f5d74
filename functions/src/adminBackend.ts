import { getApps, initializeApp, type App } from 'firebase-admin/app'
import { getAppCheck } from 'firebase-admin/app-check'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { DocumentStore } from '@/data/store/documentStore'
import { stampedStore } from '@/data/store/stampedStore'
import { adminStore } from './adapters/adminStore'

/** The one that stands, which need not be the one without a name. */
export const serverApp = (): App => getApps()[0] ?? initializeApp()

let opened: DocumentStore | null = null

/** The server's store, opened by the first call and kept for the next ones. */
export const serverStore = (): DocumentStore =>
  (opened ??= stampedStore(adminStore(getFirestore(serverApp())), () => 'server'))

export const serverAuth = (): Auth => getAuth(serverApp())

/** Rejects what App Check has not handed out to a page of this project. */
export const verifyAppCheckToken = (token: string): Promise<unknown> =>
  getAppCheck(serverApp()).verifyToken(token)
