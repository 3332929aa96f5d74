/**
 * npm run bench: a centre of 10,000 members and 100,000 invoices in emulators of its own, a real Chromium, and two
 * tables: how long the desk takes from a key to what it shows, and what each screen reads when it is opened
 * (ENGINEERING 1.1 and 1.4).
 *   npm run bench -- --members 2000 --invoices 5000     a smaller centre
 * Figures are of this machine; only their ratio to the budget is worth comparing.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureDesk } from './bench/desk.mjs'
import { openBench } from './bench/page.mjs'
import { table } from './bench/report.mjs'
import { measureScreens } from './bench/screens.mjs'
import { pagePortsOf, portsFrom } from './emulators/ports.mjs'
import { launchSuite } from './emulators/suite.mjs'
import { ensureBrowser } from './steps/browser.mjs'
import { buildApp } from './steps/builds.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { Interrupted, listenForInterruption } from './steps/interruption.mjs'
import { root } from './steps/paths.mjs'
import { ourScript } from './steps/programs.mjs'
import { say, step } from './steps/progress.mjs'
import { runOrFail } from './steps/run.mjs'

/** Away from those of `npm start` and `npm test`; without Functions, whose triggers would weigh every seeded record. */
const ports = portsFrom(19_290)
const publicFolder = join(root, '.test', 'bench')

function sizesAsked() {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '10000' },
      invoices: { type: 'string', default: '100000' },
    },
  })
  const members = Number(values.members)
  if (!Number.isInteger(members) || members < 100)
    throw new ClearError('--members takes a whole number from 100.')
  return { members, invoices: values.invoices }
}

await runMain(async () => {
  const { members, invoices } = sizesAsked()
  const { until } = listenForInterruption()
  const browser = await until(step('Browser', ensureBrowser))
  const env = { VITE_EMULATORS: '1', VITE_EMULATOR_PORTS: pagePortsOf(ports), VITE_READ_METER: '1' }
  await until(step('App', () => buildApp(publicFolder, env)))
  const suite = await launchSuite({ ports, publicFolder, only: ['auth', 'firestore', 'storage', 'hosting'] })
  try {
    await until(step('Emulators', () => suite.ready))
    const seed = [...ourScript('seed/seed.mjs'), '--large', String(members), '--invoices', invoices]
    await until(
      step(`${members} members, ${invoices} invoices`, () =>
        runOrFail(seed, 'The members could not be written.', suite.env),
      ),
    )
    const bench = await until(openBench({ browser, baseURL: `http://127.0.0.1:${ports.hosting}` }))
    try {
      const screens = await until(step('What screens read', () => measureScreens(bench)))
      const desk = await until(step('The desk at speed', () => measureDesk(bench)))
      say(`\nReads when a screen is opened, ${members} members, ${invoices} invoices`)
      say(table(['screen', 'reads', 'budget', 'ratio'], screens))
      say(`\nThe desk, ${members} members, milliseconds`)
      say(table(['act', 'median', 'p95', 'worst', 'budget', 'p95 / budget'], desk))
    } finally {
      await bench.close()
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    process.exitCode = 130
  } finally {
    await step('End the emulators', () => suite.end())
  }
})
