/** The ports of the emulators this page talks to; baked at build (VITE_EMULATOR_PORTS). */
export type EmulatorPorts = { auth: number; firestore: number; storage: number }

export type FirebaseConfig = {
  options: {
    apiKey: string
    projectId: string
    authDomain: string
    storageBucket: string
    appId: string
  }
  /** null: the real project. */
  emulators: (EmulatorPorts & { host: string }) | null
}

/** The build's settings: Vite's `import.meta.env`. All are text; an absent one reads as ''. */
export type Environment = Partial<Record<string, unknown>>

const DEMO_PROJECT = 'demo-fitness'
const defaultPorts: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 }

const read = (env: Environment, name: string): string => {
  const value = env[name]
  return typeof value === 'string' ? value.trim() : ''
}

function portsOf(json: string): EmulatorPorts {
  if (json === '') return defaultPorts
  const decoded: unknown = JSON.parse(json)
  const given = typeof decoded === 'object' && decoded !== null ? (decoded as Record<string, unknown>) : {}
  const port = (name: keyof EmulatorPorts): number => {
    const value = given[name]
    return typeof value === 'number' ? value : defaultPorts[name]
  }
  return { auth: port('auth'), firestore: port('firestore'), storage: port('storage') }
}

/**
 * A real project is configured by VITE_FIREBASE_API_KEY, _PROJECT_ID, _AUTH_DOMAIN, _STORAGE_BUCKET and _APP_ID.
 * Without them the page belongs to the demo project on the emulators, but only when it is served from this very
 * machine or VITE_EMULATORS asks for it: a deployed page without a configuration fails here, loudly.
 */
export function firebaseConfigFrom(env: Environment, hostname: string): FirebaseConfig {
  const apiKey = read(env, 'VITE_FIREBASE_API_KEY')
  const projectId = read(env, 'VITE_FIREBASE_PROJECT_ID') || DEMO_PROJECT
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  const onEmulators = read(env, 'VITE_EMULATORS') !== '' || (isLocal && apiKey === '')
  if (!onEmulators && apiKey === '')
    throw new Error(
      'No Firebase project is configured: set VITE_FIREBASE_API_KEY and its companions, then build again.',
    )
  return {
    options: {
      apiKey: apiKey || 'demo-key',
      projectId,
      authDomain: read(env, 'VITE_FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
      storageBucket: read(env, 'VITE_FIREBASE_STORAGE_BUCKET') || `${projectId}.appspot.com`,
      appId: read(env, 'VITE_FIREBASE_APP_ID') || 'demo-app',
    },
    emulators: onEmulators
      ? { ...portsOf(read(env, 'VITE_EMULATOR_PORTS')), host: isLocal ? hostname : '127.0.0.1' }
      : null,
  }
}
