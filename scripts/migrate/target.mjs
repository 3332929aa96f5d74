import { defaultPorts, host, projectId as demoProject } from '../emulators/ports.mjs'
import { ClearError } from '../steps/clearError.mjs'

/** @typedef {{projectId: string, emulator: string | null}} Target `emulator`: host and port, null for a real project */

const nothingThere =
  'There is no store to migrate: start the emulators with "npm start", or name a real project with ' +
  '"npm run migrate -- --project ID".'

/** @param {string} address host and port */
export async function isFirestoreEmulator(address) {
  try {
    const answer = await fetch(`http://${address}/`, { signal: AbortSignal.timeout(2000) })
    return answer.ok && (await answer.text()).trim() === 'Ok'
  } catch {
    return false
  }
}

/** @param {string} projectId */
const isDemo = (projectId) => projectId.startsWith('demo-')

/**
 * Which store is meant: a real one only where it is named, the emulators otherwise.
 * @param {string | undefined} named by --project
 * @param {NodeJS.ProcessEnv} env
 * @param {(address: string) => Promise<boolean>} answers
 * @returns {Promise<Target>}
 */
export async function targetOf(named, env, answers = isFirestoreEmulator) {
  const emulator = env.FIRESTORE_EMULATOR_HOST ?? ''
  if (named !== undefined && !isDemo(named)) {
    if (emulator === '') return { projectId: named, emulator: null }
    throw new ClearError(
      `FIRESTORE_EMULATOR_HOST is set, so this would reach the emulator at ${emulator} and not ${named}: unset it ` +
        'to migrate the project, or leave --project out to migrate the emulator.',
    )
  }
  const address = emulator || `${host}:${defaultPorts.firestore}`
  if (await answers(address)) {
    return { projectId: named ?? ((emulator && env.GCLOUD_PROJECT) || demoProject), emulator: address }
  }
  throw new ClearError(
    emulator === ''
      ? nothingThere
      : `No Firestore emulator answers at ${emulator} (FIRESTORE_EMULATOR_HOST).`,
  )
}
