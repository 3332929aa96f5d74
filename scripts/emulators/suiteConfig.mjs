import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { cacheFolder, root } from '../steps/paths.mjs'
import { hasUi } from './firebaseTools.mjs'
import { host } from './ports.mjs'

/** @typedef {import('./ports.mjs').Ports} Ports */

/** What a page may speak to, with the suite's own emulators; what it may run stays as it is deployed. */
const policyFor = (policy, { auth, firestore, storage }) => {
  const emulators = [auth, firestore, storage].map((port) => `http://${host}:${port}`)
  return policy
    .replace("connect-src 'self'", `connect-src 'self' ${emulators.join(' ')}`)
    .replace("img-src 'self'", `img-src 'self' http://${host}:${storage}`)
}

/** @param {{source: string, headers: {key: string, value: string}[]}[]} groups @param {Ports} ports */
const headersFor = (groups, ports) =>
  groups.map((group) => ({
    ...group,
    headers: group.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? policyFor(value, ports) : value,
    })),
  }))

/**
 * The repository's firebase.json on another set of ports. firebase-tools takes the folder of its config for the
 * project's: rules are named in full, functions and Hosting by a path it can join to that folder.
 * @param {Record<string, any>} config
 * @param {{ports: Ports, folder: string, publicFolder: string, ui: boolean}} suite
 */
export function suiteConfigOf(config, { ports, folder, publicFolder, ui }) {
  const at = (port) => ({ host, port })
  return {
    ...config,
    firestore: {
      rules: resolve(root, config.firestore.rules),
      indexes: resolve(root, config.firestore.indexes),
    },
    storage: { rules: resolve(root, config.storage.rules) },
    functions: config.functions.map((codebase) => ({
      ...codebase,
      predeploy: undefined,
      source: relative(folder, resolve(root, codebase.source)),
    })),
    hosting: {
      ...config.hosting,
      predeploy: undefined,
      public: relative(folder, publicFolder),
      headers: headersFor(config.hosting.headers, ports),
    },
    emulators: {
      ...config.emulators,
      // Tests have projects of their own; else the emulator complains of each of their requests.
      singleProjectMode: false,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      functions: at(ports.functions),
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: ui ? { enabled: true, ...at(ports.ui) } : { enabled: false },
    },
  }
}

/**
 * Where a suite's config and logs stand. A run of the tests has several suites on its ports, one after the other: a folder each keeps
 * what the first said when the next begins.
 * @param {Ports} ports
 * @param {string} [round] which of them
 */
export const suiteFolder = (ports, round = '') => join(cacheFolder, 'suites', String(ports.hosting), round)

/**
 * Writes a suite's own folder.
 * @param {Ports} ports
 * @param {{publicFolder: string, round?: string}} suite publicFolder: what Hosting serves
 */
export function writeSuiteConfig(ports, { publicFolder, round }) {
  const folder = suiteFolder(ports, round)
  mkdirSync(folder, { recursive: true })
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const path = join(folder, 'firebase.json')
  writeFileSync(
    path,
    JSON.stringify(suiteConfigOf(config, { ports, folder, publicFolder, ui: hasUi() }), null, 2),
  )
  return { folder, path }
}
