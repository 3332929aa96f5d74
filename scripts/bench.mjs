/**
 * npm run bench: emulators of its own, a real Chromium, and three tables: what acts on money take from the press to the
 * finished panel, alone and with twenty desks at once (in the demo's centre); how long the desk takes from a key to what
 * it shows, and what each screen reads when it is opened (ENGINEERING 1.1 and 1.4), in a centre of 10,000 members and
 * 100,000 invoices.
 *   npm run bench -- --only acts                        the acts alone
 *   npm run bench -- --members 2000 --invoices 5000     a smaller centre
 * Figures are of this machine; only their ratio to the budget is worth comparing.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureActs } from './bench/acts.mjs'
import { measureDesk } from './bench/desk.mjs'
import { openBench } from './bench/page.mjs'
import { table } from './bench/report.mjs'
import { measureScreens } from './bench/screens.mjs'
import { pagePortsOf, portsFrom } from './emulators/ports.mjs'
import { launchSuite } from './emulators/suite.mjs'
import { ensureBrowser } from './steps/browser.mjs'
import { buildApp, buildFunctions } from './steps/builds.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { Interrupted, listenForInterruption } from './steps/interruption.mjs'
import { root } from './steps/paths.mjs'
import { ourScript } from './steps/programs.mjs'
import { say, step } from './steps/progress.mjs'
import { runOrFail } from './steps/run.mjs'

/** Away from those of `npm start` and `npm test`. */
const ports = portsFrom(19_290)
const publicFolder = join(root, '.test', 'bench')

function sizesAsked() {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '10000' },
      invoices: { type: 'string', default: '100000' },
      only: { type: 'string', default: 'acts,screens' },
    },
  })
  const members = Number(values.members)
  if (!Number.isInteger(members) || members < 100)
    throw new ClearError('--members takes a whole number from 100.')
  const parts = values.only.split(',')
  if (!parts.every((part) => ['acts', 'screens'].includes(part)))
    throw new ClearError('--only takes acts, screens, or both with a comma.')
  return { members, invoices: values.invoices, parts }
}

/**
 * A suite with what the seed writes, for as long as the work takes.
 * @template T
 * @param {{only?: import('./emulators/suite.mjs').Service[], seed: string[], title: string}} options
 * @param {<V>(work: Promise<V>) => Promise<V>} until
 * @param {() => Promise<T>} work
 */
async function withSuite({ seed, title, ...options }, until, work) {
  const suite = await launchSuite({ ports, publicFolder, ...options })
  try {
    await until(step('Emulators', () => suite.ready))
    const command = [...ourScript('seed/seed.mjs'), ...seed]
    await until(step(title, () => runOrFail(command, 'The data could not be written.', suite.env)))
    Object.assign(process.env, suite.env)
    return await until(work())
  } finally {
    await step('End the emulators', () => suite.end())
  }
}

const milliseconds = ['median', 'p95', 'worst']

await runMain(async () => {
  const { members, invoices, parts } = sizesAsked()
  const { until } = listenForInterruption()
  const browser = await until(step('Browser', ensureBrowser))
  const env = { VITE_EMULATORS: '1', VITE_EMULATOR_PORTS: pagePortsOf(ports), VITE_READ_METER: '1' }
  await until(step('App', () => buildApp(publicFolder, env)))
  const size = `${members} members, ${invoices} invoices`
  try {
    if (parts.includes('acts')) {
      await until(buildFunctions())
      const { rows, whole } = await withSuite({ seed: [], title: 'Demo data' }, until, () =>
        step('Acts on money', () => measureActs({ browser, ports })),
      )
      say('\nFrom the press to done, milliseconds')
      say(table(['act', ...milliseconds], rows))
      say(`${whole}\n`)
    }
    if (!parts.includes('screens')) return
    // Without Functions, whose triggers would weigh every seeded record.
    /** @type {{only: import('./emulators/suite.mjs').Service[], seed: string[], title: string}} */
    const options = {
      only: ['auth', 'firestore', 'storage', 'hosting'],
      seed: ['--large', String(members), '--invoices', invoices],
      title: size,
    }
    await withSuite(options, until, async () => {
      const bench = await openBench({ browser, baseURL: `http://127.0.0.1:${ports.hosting}` })
      try {
        const screens = await step('What screens read', () => measureScreens(bench))
        const desk = await step('The desk at speed', () => measureDesk(bench))
        say(`\nReads when a screen is opened, ${size}`)
        say(table(['screen', 'reads', 'budget', 'ratio'], screens))
        say(`\nThe desk, ${members} members, milliseconds`)
        say(table(['act', ...milliseconds, 'budget', 'p95 / budget'], desk))
      } finally {
        await bench.close()
      }
    })
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    process.exitCode = 130
  }
})
