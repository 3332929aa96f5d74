/** npm run doctor: says of everything the two commands need whether it is here, and what to do where it is not. */
import { existsSync } from 'node:fs'
import { listJavas, requireJava } from './emulators/java.mjs'
import { partAtHand } from './emulators/parts.mjs'
import { defaultPorts, requireFreePorts } from './emulators/ports.mjs'
import { portsOfServices } from './emulators/suite.mjs'
import { findBrowser } from './steps/browser.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { listMissingPackages, requireNode } from './steps/packages.mjs'
import { modulePath } from './steps/paths.mjs'
import { say } from './steps/progress.mjs'

/** @param {'firestore'|'storage'} kind */
function findPart(kind) {
  if (!existsSync(modulePath('firebase-tools')))
    throw new ClearError('known once the packages are installed.')
  const [java] = listJavas().usable
  if (!java) throw new ClearError('known once Java is here.')
  const part = partAtHand(kind, java)
  return part ? `${part.path}, from ${part.from}` : 'not here yet: npm start downloads it.'
}

/** @type {[string, () => string | Promise<string>][]} */
const examinations = [
  [
    'Node',
    () => {
      requireNode()
      return process.versions.node
    },
  ],
  [
    'Packages',
    () => {
      const missing = listMissingPackages()
      return missing.length === 0
        ? 'all there'
        : `${missing.length} missing: npm start and npm test install them.`
    },
  ],
  ['Java', () => `${requireJava().major} in ${requireJava().home}`],
  ['Firestore emulator', () => findPart('firestore')],
  ["Storage's rules runtime", () => findPart('storage')],
  [
    'Ports of npm start',
    async () => {
      await requireFreePorts(portsOfServices(defaultPorts))
      return 'free'
    },
  ],
  [
    'Browser for npm test',
    async () => {
      if (!existsSync(modulePath('playwright-core')))
        throw new ClearError('known once the packages are installed.')
      return (await findBrowser()) ?? 'none yet: npm test installs one.'
    },
  ],
]

await runMain(async () => {
  for (const [what, examine] of examinations) {
    try {
      say(`✔ ${what}: ${await examine()}`)
    } catch (error) {
      if (!(error instanceof ClearError)) throw error
      say(`✖ ${what}: ${error.message}`)
      process.exitCode = 1
    }
  }
})
