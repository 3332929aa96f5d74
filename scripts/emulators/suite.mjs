import { spawn } from 'node:child_process'
import { closeSync, createWriteStream, mkdirSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ClearError } from '../steps/clearError.mjs'
import { root } from '../steps/paths.mjs'
import { firebaseCli } from './firebaseTools.mjs'
import { javaOptions } from './heap.mjs'
import { requireJava } from './java.mjs'
import { javaEnvironment, preparePart, quietFirestore } from './parts.mjs'
import { environmentOf, projectId, requireFreePorts } from './ports.mjs'
import { savedExport } from './savedData.mjs'
import { writeSuiteConfig } from './suiteConfig.mjs'

/** @typedef {import('./ports.mjs').Ports} Ports */
/** @typedef {'auth'|'firestore'|'functions'|'storage'|'hosting'} Service */

/** @type {Service[]} */
export const services = ['auth', 'firestore', 'functions', 'storage', 'hosting']

const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url))

/**
 * @param {Service[]} only
 * @param {{temporary: string, folder: string, isForTests: boolean, countsCoverage: boolean}} suite isForTests: it ends in minutes
 */
async function suiteEnvironment(only, { temporary, folder, isForTests, countsCoverage }) {
  const java = requireJava()
  const asItIs = only.includes('firestore') ? await preparePart('firestore', java) : null
  const firestore = asItIs !== null && isForTests ? quietFirestore(asItIs, java, { countsCoverage }) : asItIs
  const storage = only.includes('storage') ? await preparePart('storage', java) : null
  return {
    ...javaEnvironment(java),
    ...(isForTests && { JDK_JAVA_OPTIONS: javaOptions(folder) }),
    ...(firestore?.isOverride && { FIRESTORE_EMULATOR_BINARY_PATH: firestore.path }),
    ...(storage?.isOverride && { STORAGE_EMULATOR_BINARY_PATH: storage.path }),
    // Two Storage emulators that share a temporary folder empty each other's.
    TMPDIR: temporary,
    // Each event starts a process of its own: of fifty at once, as many as may be, none is ready in the 30 s it is given, and what is
    // not ready loses its event for good.
    FUNCTIONS_EMULATOR_PARALLEL: '10',
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Keeps Google's libraries from waiting for a metadata server that no desk has.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  }
}

/** The ports a choice of services takes. @param {Ports} ports @param {Service[]} only */
export const portsOfServices = (ports, only = services) => ({
  ...Object.fromEntries(only.map((service) => [service, ports[service]])),
  hub: ports.hub,
  ...(only.includes('firestore') && { websocket: ports.websocket }),
  ...(only.includes('functions') && { eventarc: ports.eventarc, tasks: ports.tasks }),
})

/**
 * Follows what the keeper reports, into the log and to whom it concerns.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} logPath
 * @param {{onLine?: (line: string) => void, onDeath?: (logPath: string) => void}} listeners
 */
function follow(child, logPath, { onLine, onDeath }) {
  const log = createWriteStream(logPath)
  /** @type {string[]} */
  const recent = []
  const state = { isReady: false, isEnding: false }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const ready = new Promise((resolve, reject) => {
    child.on('message', (/** @type {{line?: string, ready?: boolean, died?: boolean}} */ message) => {
      if (message.line !== undefined) {
        log.write(`${message.line}\n`)
        recent.push(message.line)
        if (recent.length > 25) recent.shift()
        onLine?.(message.line)
        if (message.line.includes('Failed to load function definition')) {
          reject(
            new ClearError(`The functions do not load: see ${logPath}. It said:\n\n${recent.join('\n')}`),
          )
        }
      }
      if (message.ready) {
        state.isReady = true
        resolve(undefined)
      }
      if (message.died && state.isReady && !state.isEnding) onDeath?.(logPath)
    })
    child.once('error', reject)
    void ended.then(() => {
      log.end()
      reject(
        new ClearError(
          `The emulators did not start: all they said is in ${logPath}. At the end:\n\n${recent.join('\n')}`,
        ),
      )
    })
  })
  ready.catch(() => undefined)
  return { ready, ended, state }
}

/**
 * Launches the emulator suite; `ready` answers when every service listens. The suite ends with `end()`, or by itself
 * when this process is gone.
 * @param {object} options
 * @param {Ports} options.ports
 * @param {Service[]} [options.only]
 * @param {string} [options.publicFolder] what Hosting serves
 * @param {boolean} [options.isForTests]
 * @param {string} [options.round] of the suites that follow each other on these ports, this one: its logs have a folder of their own
 * @param {boolean} [options.countsCoverage] the report of the rules' coverage is asked for; in tests alone it may be left out
 * @param {string | null} [options.dataFolder] where data is loaded from, and saved to once `keepData` was called
 * @param {(line: string) => void} [options.onLine] everything the emulators print
 * @param {(logPath: string) => void} [options.onDeath] the running suite has ended without being asked to
 */
export async function launchSuite({
  ports,
  only = services,
  publicFolder = join(root, 'dist'),
  dataFolder = null,
  isForTests = false,
  round,
  countsCoverage = true,
  ...on
}) {
  await requireFreePorts(portsOfServices(ports, only))
  const temporary = mkdtempSync(join(tmpdir(), 'suite-'))
  if (only.includes('hosting')) mkdirSync(publicFolder, { recursive: true })
  const { folder, path } = writeSuiteConfig(ports, { publicFolder, round })
  const env = await suiteEnvironment(only, { temporary, folder, isForTests, countsCoverage })
  const saved = dataFolder === null ? null : savedExport(dataFolder)
  const args = [
    firebaseCli,
    'emulators:start',
    '--project',
    projectId,
    '--config',
    path,
    '--only',
    only.join(','),
  ]
  if (saved !== null) args.push('--import', saved)

  const logPath = join(folder, 'suite.log')
  const complaints = openSync(join(folder, 'keeper.log'), 'w')
  const child = spawn(process.execPath, [keeper], {
    detached: true,
    stdio: ['ignore', 'ignore', complaints, 'ipc'],
  })
  closeSync(complaints)
  const { ready, ended, state } = follow(child, logPath, on)
  child.send({ order: { args, cwd: folder, env, temporary, hubPort: ports.hub, dataFolder } })

  return {
    ready,
    ports,
    env: environmentOf(ports),
    folder,
    logPath,
    hadData: saved !== null,
    /** From now on the data is worth keeping: it is saved at once, every few minutes and at the end. */
    keepData: () => void child.send({ keep: true }),
    async end() {
      state.isEnding = true
      if (child.connected) child.send({ end: true })
      await ended
    },
  }
}
