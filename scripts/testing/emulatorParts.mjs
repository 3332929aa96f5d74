import { host, projectId, testPorts } from '../emulators/ports.mjs'
import { launchSuite, services } from '../emulators/suite.mjs'
import { ClearError } from '../steps/clearError.mjs'
import { ensureBrowser } from '../steps/browser.mjs'
import { ourScript } from '../steps/programs.mjs'
import { step } from '../steps/progress.mjs'
import { runOrFail } from '../steps/run.mjs'
import { appBuild, functionsBuild, runChecks, testedApp } from './checks.mjs'
import { runVitest } from './vitest.mjs'

/** @typedef {'rules'|'api'|'e2e'} EmulatorPart */

/**
 * In the order they run. The rules tests stand in a project of their own and wait for answers most of the time, as
 * those of the API do: the two run at once. Only the last wants the demo data.
 * @type {EmulatorPart[][]}
 */
const rounds = [['rules', 'api'], ['e2e']]

export const emulatorParts = rounds.flat()

/** Forgets what the tests before have left behind, then writes the demo data. @param {NodeJS.ProcessEnv} env */
async function seedAnew(env) {
  for (const url of [
    `http://${host}:${testPorts.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `http://${host}:${testPorts.auth}/emulator/v1/projects/${projectId}/accounts`,
  ]) {
    const answer = await fetch(url, { method: 'DELETE' })
    if (!answer.ok) throw new Error(`${url} was not cleared: ${answer.status}`)
  }
  await runOrFail(ourScript('seed/seed.mjs'), 'The demo data could not be written.', env)
}

const PATIENCE_MS = 180_000

/** @param {string} title @param {() => Promise<boolean>} isThere */
async function waitUntil(title, isThere) {
  for (const started = performance.now(); !(await isThere().catch(() => false));) {
    if (performance.now() - started > PATIENCE_MS)
      throw new ClearError(`${title} did not come within ${PATIENCE_MS / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/**
 * The demo data wakes a function a document, each in a process of its own. The first browser test would wait for them:
 * so a centre in an older shape is put behind them, until a function has brought it up to date, and the API answers.
 */
async function settleFunctions() {
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const documents = `http://${host}:${testPorts.firestore}/v1/projects/${projectId}/databases/(default)/documents`
  const centre = `${documents}/gyms/last-of-the-demo`
  const body = JSON.stringify({ fields: { name: { stringValue: 'Last of the demo' } } })
  await fetch(centre, { method: 'PATCH', headers: owner, body })
  await waitUntil('The end of what the demo data woke', async () => {
    const answer = await fetch(centre, { headers: owner })
    return (await answer.text()).includes('nameLower')
  })
  await fetch(centre, { method: 'DELETE', headers: owner })
  await waitUntil('An answer of the API', async () => {
    const url = `http://${host}:${testPorts.hosting}/api/act`
    const answer = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(5_000) })
    return answer.status === 401
  })
}

/** What the asked parts need built; nothing that the checks have built already. @param {EmulatorPart[]} parts */
const buildsFor = (parts) => [
  ...(parts.some((part) => part !== 'rules') ? [functionsBuild] : []),
  ...(parts.includes('e2e') ? [appBuild] : []),
]

/**
 * Runs the parts that need the emulators, against a suite of their own.
 * @param {EmulatorPart[]} parts
 * @param {{isBuilt: boolean, filters: string[], until: <T>(work: Promise<T>) => Promise<T>}} options
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runEmulatorParts(parts, { isBuilt, filters, until }) {
  const results = isBuilt ? [] : await until(runChecks(buildsFor(parts)))
  const wantsAll = parts.some((part) => part !== 'rules')
  const browser = parts.includes('e2e') ? await until(step('Browser', ensureBrowser)) : ''
  const suite = await launchSuite({
    ports: testPorts,
    only: wantsAll ? services : ['auth', 'firestore', 'storage'],
    publicFolder: testedApp,
    isForTests: true,
  })
  try {
    await until(step('Emulators', () => suite.ready))
    const env = { ...suite.env, CHROMIUM_PATH: browser }
    for (const round of rounds) {
      const asked = round.filter((name) => parts.includes(name))
      if (asked.includes('e2e')) {
        await until(step('Demo data', () => seedAnew(env)))
        await until(step('Functions at rest', settleFunctions))
      }
      const last = asked.at(-1)
      // Two that print at once cannot be read: all but the last print when they have ended.
      const running = asked.map((part) => runVitest(part, { env, filters, show: part === last }))
      results.push(...(await until(Promise.all(running))))
    }
    return results
  } finally {
    await step('End the emulators', () => suite.end())
  }
}
