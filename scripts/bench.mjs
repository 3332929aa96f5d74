/**
 * npm run bench: emulators of its own, a real Chromium, and two tables. What acts on money take from the press to the
 * finished panel, alone and with twenty desks at once, and what Lighthouse says of every route (in the demo's centre). And what every screen reads and takes until it
 * stands, the acts in the list of members and the desk, in two centres of one store that differ in size alone: 1,000
 * members and 10,000, ten invoices for each. Both are measured alternately, so their ratio holds on a busy machine too;
 * more than 1.2 fails (decision 42), and the command with it. And what 200 terminals at the doors wait for an answer that call every
 * half minute, with what such a call reads: more than one document fails (decision 70).
 *   npm run bench -- --only screens     one of acts, lighthouse, devices, screens, members, desk; or several with commas
 *   npm run bench -- --members 1000     smaller centres: 100 members and 1,000
 *   npm run bench -- --rounds 9         more rounds for each median (3, and as many again of what fails)
 *   npm run bench -- --devices 50       fewer terminals (200)
 *   npm run bench -- --only lighthouse --at /login    of what Lighthouse visits, one path alone, or several with commas; of the screens as well
 * Milliseconds are of this machine; only their ratio is worth comparing.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureActs } from './bench/acts.mjs'
import { measureDesk } from './bench/desk.mjs'
import { measureDevices } from './bench/devices.mjs'
import { lighthouseHead, measureLighthouse } from './bench/lighthouse.mjs'
import { measureMembers } from './bench/members.mjs'
import { openBench } from './bench/page.mjs'
import { ratioLine, ratioTable, table } from './bench/report.mjs'
import { measureScreens } from './bench/screens.mjs'
import { functionsAtRest } from './emulators/atRest.mjs'
import { pagePortsOf, portsFrom } from './emulators/ports.mjs'
import { launchSuite } from './emulators/suite.mjs'
import { ensureBrowser } from './steps/browser.mjs'
import { buildApp, buildFunctions } from './steps/builds.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { importTypeScript } from './steps/importTypeScript.mjs'
import { Interrupted, listenForInterruption } from './steps/interruption.mjs'
import { root } from './steps/paths.mjs'
import { ourScript } from './steps/programs.mjs'
import { say, step } from './steps/progress.mjs'
import { runOrFail } from './steps/run.mjs'

/** Away from those of `npm start` and `npm test`. */
const ports = portsFrom(19_290)
const publicFolder = join(root, '.test', 'bench')

/** In the demo's centre; the others in two centres of different size. */
const inDemo = ['acts', 'lighthouse']
const inBoth = ['screens', 'members', 'desk']
const all = [...inDemo, 'devices', ...inBoth]

function asked() {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '10000' },
      'invoices-each': { type: 'string', default: '10' },
      rounds: { type: 'string', default: '3' },
      people: { type: 'string', default: '30' },
      devices: { type: 'string', default: '200' },
      only: { type: 'string', default: all.join(',') },
      at: { type: 'string', default: '' },
    },
  })
  const whole = (name, least) => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < least)
      throw new ClearError(`--${name} takes a whole number from ${least}.`)
    return value
  }
  const parts = values.only.split(',')
  if (!parts.every((part) => all.includes(part)))
    throw new ClearError(`--only takes ${all.join(', ')}, or several with commas.`)
  const members = whole('members', 1000)
  return {
    sizes: { small: Math.round(members / 10), large: members },
    invoicesEach: whole('invoices-each', 0),
    rounds: whole('rounds', 1),
    people: whole('people', 1),
    devices: whole('devices', 1),
    at: values.at,
    parts,
  }
}

/** @param {string} path @param {string} at */
const isAsked = (path, at) => at === '' || at.split(',').includes(path)

/**
 * A suite with what the seed writes, for as long as the work takes.
 * @template T
 * @param {{only?: import('./emulators/suite.mjs').Service[], seed?: string[], title?: string}} options `seed`: none where nothing is needed
 * @param {<V>(work: Promise<V>) => Promise<V>} until
 * @param {() => Promise<T>} work
 */
async function withSuite({ seed, title = '', ...options }, until, work) {
  const suite = await launchSuite({ ports, publicFolder, ...options })
  try {
    await until(step('Emulators', () => suite.ready))
    if (seed !== undefined) {
      const command = [...ourScript('seed/seed.mjs'), ...seed]
      // Ten thousand lives are made of millions of short-lived objects.
      const env = { ...suite.env, NODE_OPTIONS: '--max-semi-space-size=64' }
      await until(step(title, () => runOrFail(command, 'The data could not be written.', env)))
    }
    Object.assign(process.env, suite.env)
    return await until(work())
  } finally {
    await step('End the emulators', () => suite.end())
  }
}

/** Each route, or the one that was asked for alone. @param {string} browser @param {string} at */
async function measureRoutes(browser, at) {
  const { lighthouseVisits } = await importTypeScript('bench/lighthouseVisits.ts')
  const addresses = lighthouseVisits().filter(({ path }) => isAsked(path, at))
  if (addresses.length === 0) throw new ClearError(`--at: Lighthouse visits no ${at}.`)
  const baseURL = `http://127.0.0.1:${ports.hosting}`
  const look = () => measureLighthouse({ browser, baseURL, addresses })
  const { rows, failed } = await step('Lighthouse', look)
  say(`\n${table(lighthouseHead, rows)}`)
  say(`Lighthouse: ${rows.length - failed} of ${rows.length} pass, ${failed} failed.\n`)
  if (failed > 0) process.exitCode = 1
}

/** @param {string} browser @param {string[]} parts @param {string} at */
async function measureDemo(browser, parts, at) {
  if (parts.includes('acts')) {
    const { rows, whole } = await step('Acts on money', () => measureActs({ browser, ports }))
    say('\nFrom the press to done, milliseconds')
    say(table(['act', 'median', 'p95', 'worst'], rows))
    say(`${whole}\n`)
  }
  if (parts.includes('lighthouse')) await measureRoutes(browser, at)
}

/** @param {number} count */
async function measureDoors(count) {
  const { warm, rows, reads } = await step('Terminals', () => measureDevices({ ports, count }))
  say(`\n${count} terminals, a call every 30 seconds each, milliseconds`)
  say(table(['', 'calls', 'median', 'p95', 'worst'], rows))
  say(warm)
  say(
    `Documents read by a call that finds nothing: ${reads.each.toFixed(2)} (${reads.least} at least, ${reads.most} at most)\n`,
  )
  if (reads.most > 1) process.exitCode = 1
}

/** In both centres: the rows of the table. @param {Omit<ReturnType<typeof asked>, 'invoicesEach' | 'devices'> & {browser: string}} options */
async function measureBoth({ browser, sizes, rounds, people, parts, at }) {
  const { benchedAddresses } = await importTypeScript('bench/benchedScreens.ts')
  const { largeGymId, largeAccount } = await importTypeScript('seed/accounts.ts')
  const addresses = benchedAddresses().filter(({ path }) => isAsked(path, at))
  if (addresses.length === 0) throw new ClearError(`--at: the bench opens no ${at}.`)
  const gymOf = (size) => ({ gymId: largeGymId(size), email: largeAccount(size).email })
  const baseURL = `http://127.0.0.1:${ports.hosting}`
  const bench = await openBench({ browser, baseURL, small: gymOf(sizes.small), large: gymOf(sizes.large) })
  const measures = [
    {
      part: 'members',
      title: 'What is done in the list of members',
      measure: () => measureMembers(bench, rounds),
    },
    { part: 'desk', title: 'The desk at speed', measure: () => measureDesk(bench, people) },
    {
      part: 'screens',
      title: 'Every screen',
      measure: () =>
        measureScreens(bench, rounds, addresses, (rows) => rows.forEach((row) => say(ratioLine(row)))),
    },
  ]
  const found = []
  try {
    for (const { title, measure } of measures.filter(({ part }) => parts.includes(part))) {
      const rows = await step(title, measure)
      // At once: whoever ends the command halfway keeps what is known.
      say(`\n${title}: medians\n${ratioTable(rows, sizes)}\n`)
      found.push(...rows)
    }
    return found
  } finally {
    await bench.close()
  }
}

await runMain(async () => {
  const { invoicesEach, devices, ...options } = asked()
  const { sizes, parts, at } = options
  const { until } = listenForInterruption()
  try {
    if (parts.includes('devices')) {
      await until(buildFunctions())
      // Terminals meet no page.
      mkdirSync(publicFolder, { recursive: true })
      await withSuite({ only: ['firestore', 'functions', 'hosting'] }, until, () => measureDoors(devices))
    }
    if (parts.every((part) => part === 'devices')) return
    const browser = await until(step('Browser', ensureBrowser))
    const env = { VITE_EMULATORS: '1', VITE_EMULATOR_PORTS: pagePortsOf(ports), VITE_READ_METER: '1' }
    await until(step('App', () => buildApp(publicFolder, env)))
    if (parts.some((part) => inDemo.includes(part))) {
      await until(buildFunctions())
      await withSuite({ seed: [], title: 'Demo data' }, until, async () => {
        // What the seed woke works for half a minute beside whatever is measured.
        await step('Functions at rest', () => functionsAtRest(ports))
        return measureDemo(browser, parts, at)
      })
    }
    if (!parts.some((part) => inBoth.includes(part))) return
    // Without Functions, whose triggers would weigh every seeded record.
    /** @type {{only: import('./emulators/suite.mjs').Service[], seed: string[], title: string}} */
    const suite = {
      only: ['auth', 'firestore', 'storage', 'hosting'],
      seed: [
        ...Object.values(sizes).flatMap((size) => ['--large', String(size)]),
        ...['--invoices-each', String(invoicesEach)],
      ],
      title: `Centres of ${sizes.small} and ${sizes.large} members`,
    }
    const rows = await withSuite(suite, until, () => measureBoth({ browser, ...options }))
    const failed = rows.filter(({ isFailed }) => isFailed)
    say(failed.length === 0 ? 'Nothing failed.' : `${failed.length} of ${rows.length} failed.`)
    if (failed.length > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    process.exitCode = 130
  }
})
