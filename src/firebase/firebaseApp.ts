import { initializeApp, type FirebaseApp } from 'firebase/app'
import { firebaseConfigFrom, type FirebaseConfig } from './firebaseConfig'

export type ConfiguredApp = { app: FirebaseApp; emulators: FirebaseConfig['emulators'] }

let configured: ConfiguredApp | null = null

/** The page's one Firebase app; auth, store and files all stand on it, each in a chunk of its own. */
export function firebaseApp(): ConfiguredApp {
  if (configured === null) {
    const { options, emulators } = firebaseConfigFrom(import.meta.env, window.location.hostname)
    configured = { app: initializeApp(options), emulators }
  }
  return configured
}
