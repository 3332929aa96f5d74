import { functionsAtRest, waitUntil } from '../emulators/atRest.mjs'
import { host, projectId, testPorts } from '../emulators/ports.mjs'
import { ensureBrowser } from '../steps/browser.mjs'
import { ourScript } from '../steps/programs.mjs'
import { step } from '../steps/progress.mjs'
import { runOrFail } from '../steps/run.mjs'
import { attempt } from './attempt.mjs'
import { appBuilds, functionsBuild, runChecks } from './checks.mjs'
import { sumOf } from './results.mjs'
import { runOnceMore, runVitest } from './vitest.mjs'

/** @typedef {import('./roundEmulators.mjs').EmulatorPart} EmulatorPart */

/**
 * In the order they run, each round with emulators of its own: Firestore's looks through all that was ever written for every question
 * and every listener, what was deleted included. The rules tests stand in a project of their own and wait for answers most of the
 * time, as those of the API do: the two run at once. Only the last wants the demo data.
 * @type {EmulatorPart[][]}
 */
const rounds = [['rules', 'api'], ['e2e']]

export const emulatorParts = rounds.flat()

/** What of each round was asked for, without those of which nothing was. @param {EmulatorPart[]} parts */
export const askedRounds = (parts) =>
  rounds.map((round) => round.filter((name) => parts.includes(name))).filter((asked) => asked.length > 0)

/** Of the browser tests, those that only look run beside those that change what is there. @param {EmulatorPart} part */
const lanesOf = (part) => (part === 'e2e' ? ['looks', 'e2e'] : [part])

const documents = `projects/${projectId}/databases/(default)/documents`
const storeUrl = `http://${host}:${testPorts.firestore}`

/** Forgets what the tests before have left behind, then writes the demo data. @param {NodeJS.ProcessEnv} env */
async function seedAnew(env) {
  for (const url of [
    `${storeUrl}/emulator/v1/${documents}`,
    `http://${host}:${testPorts.auth}/emulator/v1/projects/${projectId}/accounts`,
  ])
    // It refuses as long as a function that a test has woken holds a lock.
    await waitUntil(`An empty ${url}`, async () => (await fetch(url, { method: 'DELETE' })).ok)
  await runOrFail(ourScript('seed/seed.mjs'), 'The demo data could not be written.', env)
}

/** What the asked parts need built; nothing that the checks have built already. @param {EmulatorPart[]} parts */
const buildsFor = (parts) => [
  ...(parts.some((part) => part !== 'rules') ? [functionsBuild] : []),
  ...(parts.includes('e2e') ? appBuilds : []),
]

/**
 * @typedef {object} Round
 * @property {import('./roundEmulators.mjs').RoundEmulators} emulators
 * @property {string} browser the path of one, where the round has browser tests
 * @property {string[]} filters
 * @property {<T>(work: Promise<T>) => Promise<T>} until
 */

/**
 * Runs what of a round was asked for, over a suite that is ended with it.
 * @param {EmulatorPart[]} asked
 * @param {Round} round
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
async function runRound(asked, { emulators, browser, filters, until }) {
  const results = []
  const suite = await emulators.of(asked)
  try {
    await until(step('Emulators', () => suite.ready))
    const env = { ...suite.env, CHROMIUM_PATH: browser }
    // The browser tests count on the demo as it was seeded: what a first try left would fail the second.
    const prepare = async () => {
      if (!asked.includes('e2e')) return
      await step('Demo data', () => seedAnew(env))
      await step('Functions at rest', () => functionsAtRest(testPorts))
    }
    await until(prepare())
    const lanes = asked.flatMap(lanesOf)
    const last = lanes.at(-1)
    // Two that print at once cannot be read: all but the last print when they have ended.
    const mayBeEmpty = filters.length > 0
    const running = lanes.map((lane) => runVitest(lane, { env, filters, show: lane === last, mayBeEmpty }))
    const ran = await until(Promise.all(running))
    for (const [index, lane] of lanes.entries()) {
      const first = ran[index]
      if (first) results.push(await until(runOnceMore(lane, first, { env, prepare })))
    }
    if (sumOf(ran).passed + sumOf(ran).failed === 0)
      results.push({ passed: 0, failed: 1, notes: [`failed: no test file is named ${filters.join(' ')}`] })
    return results
  } finally {
    await step('End the emulators', () => suite.end())
  }
}

/**
 * Runs the parts that need the emulators, against suites of their own.
 * @param {EmulatorPart[]} parts
 * @param {{isBuilt: boolean} & Omit<Round, 'browser'>} options
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runEmulatorParts(parts, { isBuilt, ...options }) {
  const { until } = options
  const results = isBuilt ? [] : await until(runChecks(buildsFor(parts)))
  const findShell = () => ensureBrowser({ prefersShell: true })
  const browser = parts.includes('e2e') ? await until(step('Browser', findShell)) : ''
  for (const asked of askedRounds(parts))
    results.push(...(await attempt(() => runRound(asked, { ...options, browser }))))
  return results
}
