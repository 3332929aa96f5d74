import { host, projectId, testPorts } from '../emulators/ports.mjs'
import { launchSuite, services } from '../emulators/suite.mjs'
import { ensureBrowser } from '../steps/browser.mjs'
import { ourScript } from '../steps/programs.mjs'
import { step } from '../steps/progress.mjs'
import { runOrFail } from '../steps/run.mjs'
import { appBuild, functionsBuild, runChecks, testedApp } from './checks.mjs'
import { runVitest } from './vitest.mjs'

/** @typedef {'rules'|'api'|'e2e'} EmulatorPart */

/** A part is a project of vitest.config.ts, or two. @type {Record<EmulatorPart, string[]>} */
const projectsOf = { rules: ['rules'], api: ['api', 'data'], e2e: ['e2e', 'apart'] }

export const emulatorParts = /** @type {EmulatorPart[]} */ (Object.keys(projectsOf))

/**
 * The whole: rounds of what runs at once. A browser waits half of its time; the tests of the rules and of the data
 * layer, whose stores are their own, use it. Only the last round wants the demo data.
 */
const rounds = [[['api']], [['rules', 'data'], ['apart'], ['e2e']]]

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
 * Runs what needs the emulators, against a suite of its own.
 * @param {EmulatorPart[]} parts one of them, or all
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
    for (const round of parts.length === 1 ? [[projectsOf[parts[0]]]] : rounds) {
      if (round.flat().includes('e2e')) await until(step('Demo data', () => seedAnew(env)))
      const last = round.at(-1)
      // Two that print at once cannot be read: all but the last print when they have ended.
      const running = round.map((projects) => runVitest(projects, { env, filters, show: projects === last }))
      results.push(...(await until(Promise.all(running))).flat())
    }
    return results
  } finally {
    await step('End the emulators', () => suite.end())
  }
}
