import { defaultPorts, host, projectId as demoProject } from '../emulators/ports.mjs'
import { ClearError } from '../steps/clearError.mjs'

/** @typedef {{projectId: string, emulator: string | null}} AuthTarget `emulator`: host and port, null for a real project */

/** @param {string} address host and port */
async function isAuthEmulator(address) {
  try {
    const answer = await fetch(`http://${address}/`, { signal: AbortSignal.timeout(2000) })
    return answer.ok && (await answer.text()).includes('authEmulator')
  } catch {
    return false
  }
}

/**
 * Whose Auth is meant: a real project's only where it is named, the emulators' otherwise.
 * @param {{project?: string, emulator?: boolean}} asked
 * @param {NodeJS.ProcessEnv} env
 * @param {(address: string) => Promise<boolean>} answers
 * @returns {Promise<AuthTarget>}
 */
export async function authTargetOf({ project, emulator = false }, env, answers = isAuthEmulator) {
  const named = env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const isReal = project !== undefined && !project.startsWith('demo-')
  if (isReal && emulator) throw new ClearError('Name either --emulator or --project, not both.')
  if (isReal && (named !== '' || (env.FIRESTORE_EMULATOR_HOST ?? '') !== '')) {
    throw new ClearError(
      `The environment names emulators, so this would not reach ${project}: unset FIREBASE_AUTH_EMULATOR_HOST and ` +
        'FIRESTORE_EMULATOR_HOST, or leave --project out.',
    )
  }
  if (isReal) return { projectId: project, emulator: null }
  const address = named || `${host}:${defaultPorts.auth}`
  if (await answers(address)) {
    return { projectId: project ?? ((named && env.GCLOUD_PROJECT) || demoProject), emulator: address }
  }
  throw new ClearError(
    named === ''
      ? 'There is nobody to ask: start the emulators with "npm start", or name a real project with "--project ID".'
      : `No Auth emulator answers at ${named} (FIREBASE_AUTH_EMULATOR_HOST).`,
  )
}
