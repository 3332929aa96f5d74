import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { FirebaseError } from 'firebase/app'
import { setLogLevel, type Firestore } from 'firebase/firestore'
import { host, ports } from '../../support/emulators'
import type { Account } from './accounts'

export const rulesText = (file: 'firestore.rules' | 'storage.rules') =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

/** Loads the rules into a project anew: what the emulator has counted for the coverage of those before is forgotten. */
export async function loadRules(projectId: string): Promise<void> {
  const url = `http://${host}:${String(ports.firestore)}/emulator/v1/projects/${projectId}:securityRules`
  const rules = { files: [{ content: rulesText('firestore.rules') }] }
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules }) })
  if (!answer.ok) throw new Error(`The rules were not loaded: ${await answer.text()}`)
}

let environment: RulesTestEnvironment | null = null

/** Loads the rules, or others, into a project of their own: so these tests meet no other data in the suite. */
export async function openEnvironment(
  projectId: string,
  rules = rulesText('firestore.rules'),
): Promise<RulesTestEnvironment> {
  setLogLevel('silent')
  environment ??= await initializeTestEnvironment({
    projectId,
    firestore: { host, port: ports.firestore, rules },
  })
  return environment
}

export async function closeEnvironment(): Promise<void> {
  stores.clear()
  past = null
  endOfPast()
  await environment?.cleanup()
  environment = null
}

const stores = new Map<string, Firestore>()

function opened(): RulesTestEnvironment {
  if (environment === null) throw new Error('openEnvironment comes first')
  return environment
}

/** The store as an account sees it. */
export function storeOf({ uid, claims }: Account): Firestore {
  const key = JSON.stringify([uid, claims])
  const known = stores.get(key)
  if (known) return known
  const context =
    uid === null ? opened().unauthenticatedContext() : opened().authenticatedContext(uid, claims)
  // The library types its stores as the older, namespaced ones; they are what the modular functions take.
  const store = context.firestore() as unknown as Firestore
  stores.set(key, store)
  return store
}

let past: Promise<Firestore> | null = null
let endOfPast = (): void => undefined

/**
 * The store past the rules. The library gives it for the length of one piece of work, and connects anew for the next; one piece as
 * long as the environment costs a third of the time.
 */
const storePast = (): Promise<Firestore> =>
  (past ??= new Promise((found, failed) => {
    const whole = opened().withSecurityRulesDisabled((context) => {
      found(context.firestore() as unknown as Firestore)
      return new Promise<void>((end) => (endOfPast = end))
    })
    whole.catch(failed)
  }))

/** Sets up what a test finds, past the rules. */
export const arrange = async (work: (store: Firestore) => Promise<void>): Promise<void> =>
  work(await storePast())

const refusals = ['permission-denied', 'storage/unauthorized', 'storage/unauthenticated']

/** A rule that needs more than 1,000 expressions refuses everything, for no reason of its own. */
const isOnlyTooLong = (message: string) =>
  message.includes('maximum of 1000') &&
  message
    .replace(/^.*PERMISSION_DENIED:/, '')
    .replace(/Unable to evaluate[^@]*@ L\d+,?/g, '')
    .trim() === ''

/** Why the rules refused, or null when they let the attempt through; every other failure is the test's own. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string | null> {
  try {
    await attempt
    return null
  } catch (error) {
    if (!(error instanceof FirebaseError) || !refusals.includes(error.code)) throw error
    if (isOnlyTooLong(error.message)) throw error
    return error.message
  }
}
