import { connect } from 'node:net'
import { ClearError } from '../steps/clearError.mjs'

/**
 * @typedef {'auth'|'firestore'|'functions'|'storage'|'hosting'|'hub'|'logging'|'websocket'|'eventarc'|'tasks'|'ui'} PortName
 * @typedef {Record<PortName, number>} Ports
 */

export const host = '127.0.0.1'
export const projectId = 'demo-fitness'

/** The ports of `npm start`. Hosting is on 5050, because AirPlay holds 5000 on Macs. @type {Ports} */
export const defaultPorts = {
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  storage: 9199,
  hosting: 5050,
  hub: 4400,
  logging: 4500,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
}

/**
 * A set of consecutive ports, so that several suites can run beside one another.
 * @param {number} first
 * @returns {Ports}
 */
export function portsFrom(first) {
  const names = /** @type {PortName[]} */ (Object.keys(defaultPorts))
  if (!Number.isInteger(first) || first < 1024 || first + names.length > 65_536) {
    throw new ClearError(
      `"${first}" is no usable first port: give a number from 1024 to ${65_536 - names.length}.`,
    )
  }
  return /** @type {Ports} */ (Object.fromEntries(names.map((name, index) => [name, first + index])))
}

/** The ports `npm test` uses, away from those of `npm start`: from TEST_PORTS_FROM on, where a second clone is tested beside it. */
export const testPorts = portsFrom(Number(process.env.TEST_PORTS_FROM ?? 19_090))

/**
 * The environment by which the Admin SDK, the seed and the tests find a suite.
 * @param {Ports} ports
 */
export const environmentOf = (ports) => ({
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  EMULATOR_PORTS: JSON.stringify(ports),
  // Emulators take any credentials: no need to look for those of a machine in Google's cloud.
  METADATA_SERVER_DETECTION: 'none',
})

/** What the built page must know of a suite: baked in by Vite as VITE_EMULATOR_PORTS. @param {Ports} ports */
export const pagePortsOf = ({ auth, firestore, storage }) => JSON.stringify({ auth, firestore, storage })

/** @param {number} port */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const answer = (taken) => {
      socket.destroy()
      resolve(taken)
    }
    socket.setTimeout(1000, () => answer(false))
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}

/**
 * @param {Partial<Ports>} ports
 * @returns {Promise<[string, number][]>} name and number of each port somebody already listens on
 */
export async function takenPorts(ports) {
  const taken = await Promise.all(Object.values(ports).map(isTaken))
  return Object.entries(ports).filter((_, index) => taken[index])
}

/** @param {[string, number][]} taken */
export function takenSentence(taken) {
  const list = taken.map(([name, port]) => `${port} (${name})`).join(', ')
  return taken.length === 1
    ? `Port ${list} is in use by another program: end that program (perhaps another npm start), then try again.`
    : `Ports ${list} are in use by another program: end it (perhaps another npm start), then try again.`
}

/** @param {Partial<Ports>} ports */
export async function requireFreePorts(ports) {
  const taken = await takenPorts(ports)
  if (taken.length > 0) throw new ClearError(takenSentence(taken))
}
