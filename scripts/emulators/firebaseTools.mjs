import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { modulePath } from '../steps/paths.mjs'
import { run } from '../steps/run.mjs'

/** firebase-tools' command line, run by this very Node. */
export const firebaseCli = modulePath('firebase-tools', 'lib', 'bin', 'firebase.js')

/** Where firebase-tools keeps what it downloads. */
const cache = () => process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')

const known = () =>
  JSON.parse(
    readFileSync(modulePath('firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json'), 'utf8'),
  )

/**
 * @param {'firestore'|'storage'} part
 * @returns {string | null} the part in firebase-tools' cache, in the version it wants
 */
export function cachedPart(part) {
  const path = join(cache(), known()[part].downloadPathRelativeToCacheDir)
  return existsSync(path) ? path : null
}

/** Whether the Emulator UI is at hand; it is never fetched for its own sake. */
export const hasUi = () => existsSync(join(cache(), known().ui.main.binaryPathRelativeToCacheDir))

/**
 * @param {'firestore'|'storage'} part
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} the downloaded part, or null where it can't be reached
 */
export async function downloadPart(part, env) {
  await run([process.execPath, firebaseCli, `setup:emulators:${part}`], { env })
  return cachedPart(part)
}
