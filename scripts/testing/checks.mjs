import { join } from 'node:path'
import { pagePortsOf, testPorts } from '../emulators/ports.mjs'
import { testFolder } from '../steps/paths.mjs'
import { ourScript, programs } from '../steps/programs.mjs'
import { say, secondsSince } from '../steps/progress.mjs'
import { run } from '../steps/run.mjs'

/** The app the browser tests open: built for the test suite's ports. */
export const testedApp = join(testFolder, 'app')

/** @typedef {{title: string, command: string[], env?: NodeJS.ProcessEnv}} Check */

/** @type {Check} */
export const functionsBuild = { title: 'Functions build', command: ourScript('buildFunctions.mjs') }

const appEnv = { VITE_EMULATORS: '1', VITE_EMULATOR_PORTS: pagePortsOf(testPorts) }
const viteBuild = [...programs.vite, 'build', '--outDir', testedApp]

/** The enquiry page after the app, which empties the folder. @type {Check[]} */
export const appBuilds = [
  { title: 'App build', command: [...viteBuild, '--emptyOutDir'], env: appEnv },
  {
    title: 'Enquiry page build',
    command: [...viteBuild, '--config', 'vite.enquire.config.ts'],
    env: appEnv,
  },
]

/** What can be told without running the product, in two lanes for two cores. @type {Check[][]} */
const lanes = [
  [
    { title: 'Lint', command: programs.oxlint },
    { title: 'Format', command: [...programs.oxfmt, '--check'] },
  ],
  [
    { title: 'Types of the app', command: [...programs.tsc, '--noEmit'] },
    { title: 'Types of the functions', command: [...programs.tsc, '--noEmit', '-p', 'functions'] },
    { title: 'Types of the scripts', command: [...programs.tsc, '--noEmit', '-p', 'scripts'] },
    { title: 'Unused code', command: programs.knip },
    ...appBuilds,
    { title: 'Budgets', command: [...ourScript('budgets.mjs'), testedApp] },
  ],
]

/**
 * Runs one check; what it says is shown where it fails.
 * @param {Check} check
 * @returns {Promise<import('./results.mjs').Result>} counted as one
 */
export async function runCheck({ title, command, env = {} }) {
  const started = performance.now()
  const { code, output } = await run(command, { env })
  if (code === 0) {
    say(`✔ ${title} (${secondsSince(started)})`)
    return { passed: 1, failed: 0, notes: [] }
  }
  say(`✖ ${title} (${secondsSince(started)})\n${output.trimEnd()}`)
  return { passed: 0, failed: 1, notes: [`failed: ${title}`] }
}

/** @param {Check[]} checks one after the other */
export async function runChecks(checks) {
  const results = []
  for (const check of checks) results.push(await runCheck(check))
  return results
}

/**
 * Every lane at once; the functions' build, of a second, goes before the second.
 * @param {object} [around]
 * @param {() => void} [around.onceBuilt] begins what needs the functions, while lint and types are looked at
 * @param {() => Promise<import('./results.mjs').Result[]>} [around.afterwards] what the second lane's core does after it
 */
export async function runAllChecks({ onceBuilt = () => undefined, afterwards = async () => [] } = {}) {
  const [words = [], ...others] = lanes
  const product = async () => {
    const built = await runCheck(functionsBuild)
    if (built.failed === 0) onceBuilt()
    return [built, ...(await runChecks(others.flat())), ...(await afterwards())]
  }
  return (await Promise.all([runChecks(words), product()])).flat()
}
