import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ClearError } from '../steps/clearError.mjs'
import { cacheFolder } from '../steps/paths.mjs'
import { cloudSdkFirestoreJar } from './cloudSdk.mjs'
import { cachedPart, downloadPart } from './firebaseTools.mjs'
import { writeJar } from './jar.mjs'

const runtimeSource = fileURLToPath(new URL('StorageRulesRuntime.java', import.meta.url))
const quietSources = {
  requests: fileURLToPath(new URL('quiet/BufferingRequestListener.java', import.meta.url)),
  coverage: fileURLToPath(new URL('quiet/RuleExpressionTracker.java', import.meta.url)),
}

/** @typedef {import('./java.mjs').Java} Java */
/** @typedef {{path: string, from: string, isOverride: boolean}} Part isOverride: firebase-tools must be told of it */

/**
 * The environment of every Java and firebase-tools child: the right Java first on PATH, for the child only.
 * @param {Java} java
 */
export const javaEnvironment = (java) => ({
  ...process.env,
  JAVA_HOME: java.home,
  PATH: `${java.bin}${delimiter}${process.env.PATH ?? ''}`,
})

/** @param {string} variable */
function fromEnvironment(variable) {
  const path = process.env[variable]
  if (path === undefined || path === '') return null
  if (!existsSync(path))
    throw new ClearError(`${variable} names ${path}, and there is no such file: correct or unset it.`)
  return { path, from: variable, isOverride: true }
}

/**
 * Builds a file once for a given input, whole or not at all, so that two suites may start at the same moment.
 * @param {string} name
 * @param {string[]} inputs what the file depends on
 * @param {(path: string) => void} build
 */
function built(name, inputs, build) {
  const key = createHash('sha256').update(inputs.join('\n')).digest('hex').slice(0, 12)
  const path = join(cacheFolder, 'emulators', `${name}-${key}.jar`)
  if (!existsSync(path)) {
    mkdirSync(join(cacheFolder, 'emulators'), { recursive: true })
    const draft = `${path}.${process.pid}`
    build(draft)
    renameSync(draft, path)
  }
  return path
}

const firestoreMain = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** @param {string} jar */
const stampOf = (jar) => [jar, String(statSync(jar).mtimeMs)]

/** The Cloud SDK's JAR has no Main-Class; a JAR of one manifest gives it one. @param {string} jar */
const wrappedFirestore = (jar) =>
  built('firestore', stampOf(jar), (path) =>
    writeJar(path, { mainClass: firestoreMain, classPath: pathToFileURL(jar).href }),
  )

/**
 * A JAR of classes of ours, compiled against another JAR that stands behind it.
 * @param {string} name
 * @param {string[]} sources
 * @param {{jar: string, mainClass: string, java: Java}} behind
 */
const compiledBefore = (name, sources, { jar, mainClass, java }) =>
  built(name, [...stampOf(jar), ...sources.map((source) => readFileSync(source, 'utf8'))], (path) => {
    const folder = mkdtempSync(join(cacheFolder, 'emulators', 'classes-'))
    try {
      const options = ['-cp', jar, '--release', '21', '-Xlint:none', '-proc:none', '-d', folder, ...sources]
      const run = spawnSync(join(java.bin, 'javac'), options, { encoding: 'utf8' })
      if (run.status !== 0) throw new Error(`javac could not compile ${sources.join(', ')}:\n${run.stderr}`)
      const classes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.class'))
        .map((file) => ({ name: file.replaceAll(sep, '/'), content: readFileSync(join(folder, file)) }))
      writeJar(path, { mainClass, classPath: pathToFileURL(jar).href, classes })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

/**
 * @param {string} jar the Firestore emulator, which carries the rules engine
 * @param {Java} java
 */
const compiledStorageRules = (jar, java) =>
  compiledBefore('storage-rules', [runtimeSource], { jar, mainClass: 'StorageRulesRuntime', java })

/**
 * The Firestore emulator without what it keeps for the Emulator UI and, where nobody asks for it, for the report of the rules'
 * coverage (quiet/*.java); as it is, and slower, where that can't be compiled before it.
 * @param {Part} part
 * @param {Java} java
 * @param {{countsCoverage: boolean}} asked
 * @returns {Part}
 */
export function quietFirestore(part, java, { countsCoverage }) {
  if (!java.compiles) return part
  const sources = countsCoverage ? [quietSources.requests] : Object.values(quietSources)
  try {
    const path = compiledBefore('firestore-quiet', sources, {
      jar: part.path,
      mainClass: firestoreMain,
      java,
    })
    return { ...part, path, isOverride: true }
  } catch {
    return part
  }
}

/** @type {Record<'firestore'|'storage', {what: string, variable: string, ofCloudSdk: (jar: string, java: Java) => string | null}>} */
const kinds = {
  firestore: {
    what: 'The Firestore emulator',
    variable: 'FIRESTORE_EMULATOR_BINARY_PATH',
    ofCloudSdk: wrappedFirestore,
  },
  storage: {
    what: "Storage's rules runtime",
    variable: 'STORAGE_EMULATOR_BINARY_PATH',
    ofCloudSdk: (jar, java) => (java.compiles ? compiledStorageRules(jar, java) : null),
  },
}

/**
 * A part of the suite that is already on this machine: named by the environment, else in firebase-tools' cache, else
 * in the Google Cloud CLI.
 * @param {'firestore'|'storage'} kind
 * @param {Java} java
 * @returns {Part | null}
 */
export function partAtHand(kind, java) {
  const { variable, ofCloudSdk } = kinds[kind]
  const named = fromEnvironment(variable)
  if (named) return named
  const cached = cachedPart(kind)
  if (cached) return { path: cached, from: "firebase-tools' cache", isOverride: false }
  const jar = cloudSdkFirestoreJar()
  const prepared = jar === null ? null : ofCloudSdk(jar, java)
  return prepared === null ? null : { path: prepared, from: 'the Google Cloud CLI', isOverride: true }
}

/**
 * The part, downloaded by firebase-tools where this machine does not have it yet.
 * @param {'firestore'|'storage'} kind
 * @param {Java} java
 * @returns {Promise<Part>}
 */
export async function preparePart(kind, java) {
  const atHand = partAtHand(kind, java)
  if (atHand) return atHand
  const { what, variable } = kinds[kind]
  const path = await downloadPart(kind, javaEnvironment(java))
  if (path) return { path, from: 'a download', isOverride: false }
  throw new ClearError(
    `${what} could not be downloaded: connect to the internet and try again, or install Google's Debian package ` +
      `google-cloud-cli-firestore-emulator beside a JDK, or set ${variable} to its JAR.`,
  )
}
