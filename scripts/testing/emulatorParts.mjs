import { host, projectId, testPorts } from '../emulators/ports.mjs'
import { launchSuite, services } from '../emulators/suite.mjs'
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
      if (asked.includes('e2e')) await until(step('Demo data', () => seedAnew(env)))
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
