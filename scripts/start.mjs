/**
 * npm start: from a clean clone to the running product with demo data, and back to nothing at Ctrl+C.
 *   --fresh    forgets the demo data and begins anew
 *   --dev      Vite's dev server with hot reload instead of a built app (npm run dev)
 *   --device   a terminal at the demo gym's front door as well: punches come in, and it opens or not (npm run device)
 *   --verbose  shows what the emulators print
 * Nothing here may import an npm package before the packages are installed.
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireJava } from './emulators/java.mjs'
import { partAtHand, preparePart } from './emulators/parts.mjs'
import { defaultPorts, host, requireFreePorts } from './emulators/ports.mjs'
import { launchSuite, portsOfServices } from './emulators/suite.mjs'
import { launchDevice } from './dev/demoDevice.mjs'
import { devPort, launchDevServers } from './dev/devServers.mjs'
import { buildApp, buildFunctions, demoAccounts } from './steps/builds.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { Interrupted, listenForInterruption } from './steps/interruption.mjs'
import { installPackages, requireNode } from './steps/packages.mjs'
import { dataFolder, root } from './steps/paths.mjs'
import { ourScript } from './steps/programs.mjs'
import { say, step } from './steps/progress.mjs'
import { runOrFail, tail } from './steps/run.mjs'

/** @type {['firestore'|'storage', string, number][]} */
const parts = [
  ['firestore', 'Firestore emulator', 137],
  ['storage', "Storage's rules runtime", 53],
]

const distFolder = join(root, 'dist')

function optionsFromCommandLine() {
  try {
    return parseArgs({
      options: {
        fresh: { type: 'boolean' },
        dev: { type: 'boolean' },
        device: { type: 'boolean' },
        verbose: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new ClearError(`${error.message}. Known are --fresh, --device and --verbose.`)
  }
}

/** @param {{dev?: boolean, fresh?: boolean, verbose?: boolean}} options */
async function prepare({ dev, fresh }) {
  await step('Packages', installPackages)
  const java = await step('Java', () => {
    const found = requireJava()
    return { ...found, detail: `${found.major} in ${found.home}` }
  })
  for (const [kind, title, megabytes] of parts) {
    const isHere = partAtHand(kind, java) !== null
    await step(isHere ? title : `${title}: downloading ${megabytes} MB, once`, async () => ({
      detail: `from ${(await preparePart(kind, java)).from}`,
    }))
  }
  await step('Functions', buildFunctions)
  if (!dev) await step('App', () => buildApp(distFolder, { VITE_EMULATORS: '1' }))
  if (fresh && existsSync(dataFolder)) {
    await step('Forget the demo data', () => rmSync(dataFolder, { recursive: true, force: true }))
  }
}

/** @param {Awaited<ReturnType<typeof launchSuite>>} suite */
async function seed(suite) {
  const command = [...ourScript('seed/seed.mjs'), '--if-empty']
  const output = await runOrFail(command, 'The demo data could not be written.', suite.env)
  suite.keepData()
  return { detail: suite.hadData ? 'as you left it' : tail(output, 1) }
}

/** @param {string} address */
async function announce(address) {
  const { password, accounts } = await demoAccounts()
  const width = Math.max(...accounts.map(({ email }) => email.length))
  say()
  say(`Ready: ${address}`)
  say()
  say(`Demo accounts, password ${password}:`)
  for (const { email, what } of accounts) say(`  ${email.padEnd(width)}  ${what}`)
  say()
  say('Ctrl+C ends everything and keeps the data.')
}

/** @param {ReturnType<typeof listenForInterruption>} interruption @param {{dev?: boolean, device?: boolean, verbose?: boolean}} options */
async function serve(interruption, { dev, device, verbose }) {
  /** @type {(error: Error) => void} */
  let reportDeath = () => undefined
  const death = new Promise((_, reject) => (reportDeath = reject))
  death.catch(() => undefined)
  const suite = await launchSuite({
    ports: defaultPorts,
    publicFolder: distFolder,
    dataFolder,
    ...(verbose && { onLine: say }),
    onDeath: (logPath) =>
      reportDeath(new ClearError(`The emulators have ended by themselves: see ${logPath}.`)),
  })
  const devServers = dev ? launchDevServers() : null
  /** @type {ReturnType<typeof launchDevice> | null} */
  let terminal = null
  try {
    await interruption.until(step('Auth, Firestore, Functions, Storage and Hosting', () => suite.ready))
    await interruption.until(step('Demo data', () => seed(suite)))
    if (devServers) await interruption.until(step('Vite', () => devServers.ready))
    await announce(`http://${host}:${dev ? devPort : defaultPorts.hosting}`)
    if (device) terminal = launchDevice(suite.env)
    await interruption.until(death)
  } finally {
    say()
    terminal?.end()
    devServers?.end()
    await step('Save the data and end every emulator', () => suite.end())
  }
}

await runMain(async () => {
  const options = optionsFromCommandLine()
  requireNode()
  await requireFreePorts({ ...portsOfServices(defaultPorts), ...(options.dev && { vite: devPort }) })
  const interruption = listenForInterruption()
  try {
    await interruption.until(prepare(options))
    await serve(interruption, options)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  }
})
