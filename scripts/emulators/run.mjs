/**
 * Starts a private suite for a developer, by itself until Ctrl+C, or around a command:
 *   node scripts/emulators/run.mjs --ports-from 21000 --only auth,firestore -- npx vitest run --project rules
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../steps/browser.mjs'
import { buildApp, buildFunctions } from '../steps/builds.mjs'
import { ClearError, runMain } from '../steps/clearError.mjs'
import { Interrupted, listenForInterruption } from '../steps/interruption.mjs'
import { root } from '../steps/paths.mjs'
import { ourScript } from '../steps/programs.mjs'
import { say } from '../steps/progress.mjs'
import { run } from '../steps/run.mjs'
import { defaultPorts, host, pagePortsOf, portsFrom } from './ports.mjs'
import { launchSuite, services } from './suite.mjs'

const usage =
  'usage: run.mjs [--ports-from N] [--only auth,firestore,functions,storage,hosting] [--public folder] [--build] ' +
  '[--seed] [--verbose] [-- command …]'

/** @typedef {import('./suite.mjs').Service} Service */

/** @param {string} text @returns {Service[]} */
function servicesIn(text) {
  const names = /** @type {Service[]} */ (text.split(','))
  const unknown = names.filter((name) => !services.includes(name))
  if (unknown.length > 0) {
    throw new ClearError(`"${unknown.join(', ')}" is no service: choose from ${services.join(', ')}.`)
  }
  return names
}

function optionsFromCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'ports-from': { type: 'string' },
        only: { type: 'string', default: services.join(',') },
        public: { type: 'string', default: 'dist' },
        build: { type: 'boolean' },
        seed: { type: 'boolean' },
        verbose: { type: 'boolean' },
      },
    })
    return {
      ...values,
      ports: values['ports-from'] === undefined ? defaultPorts : portsFrom(Number(values['ports-from'])),
      only: servicesIn(values.only),
      publicFolder: resolve(root, values.public),
      command: positionals,
    }
  } catch (error) {
    throw error instanceof ClearError ? error : new ClearError(`${error.message}. ${usage}`)
  }
}

/** @param {Awaited<ReturnType<typeof launchSuite>>} suite @param {string[]} only */
function announce({ ports, env, logPath }, only) {
  for (const service of only) say(`  ${service.padEnd(10)}http://${host}:${ports[service]}`)
  say()
  for (const [name, value] of Object.entries(env)) say(`export ${name}='${value}'`)
  say(`\nLog: ${logPath}\nCtrl+C ends it.`)
}

await runMain(async () => {
  const { ports, only, publicFolder, build, seed, verbose, command } = optionsFromCommandLine()
  const { until, wait } = listenForInterruption()
  if (only.includes('functions')) await until(buildFunctions())
  if (build)
    await until(buildApp(publicFolder, { VITE_EMULATORS: '1', VITE_EMULATOR_PORTS: pagePortsOf(ports) }))
  const suite = await launchSuite({ ports, only, publicFolder, ...(verbose && { onLine: say }) })
  try {
    await until(suite.ready)
    const env = { ...suite.env, CHROMIUM_PATH: (await findBrowser({ prefersShell: true })) ?? '' }
    if (seed && (await until(run(ourScript('seed/seed.mjs'), { env, show: true }))).code !== 0) {
      throw new ClearError('The demo data could not be written (see above).')
    }
    if (command.length === 0) {
      announce(suite, only)
      await wait
    }
    process.exitCode = (await until(run(command, { env, show: true }))).code
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    process.exitCode = 130
  } finally {
    await suite.end()
  }
})
