import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { say } from '../steps/progress.mjs'
import { quantile } from './report.mjs'

/** @typedef {{path: string, who: 'owner' | 'admin' | null, form: 'desktop' | 'mobile', score: number, lcp: number, cls: number, tbt: number, isFailed: boolean}} Visit */

const emails = { owner: 'iron@demo.test', admin: 'admin@demo.test' }
const PASSWORD = 'demo-1234'

/** Lighthouse's score that an address may not stay below (ENGINEERING 1.1). */
const least = { desktop: 95, mobile: 90 }

/** The listeners of the store never rest, so the network is never quiet: so long each visit is watched. */
const WATCHED_MS = 12_000

/** One below is measured as often again: of many one may be out of luck. */
const MORE = 2

/**
 * A browser whose tabs belong to one person, reached by its port: Lighthouse opens tabs of its own in it.
 * @template T
 * @param {{browser: string, baseURL: string, email: string | null}} options
 * @param {(port: number) => Promise<T>} work
 */
async function inBrowserOf({ browser, baseURL, email }, work) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
    viewport: null,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  try {
    if (email !== null) {
      const page = await context.newPage()
      await page.goto(`${baseURL}/login`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL((url) => url.pathname !== '/login', { timeout: 120_000 })
      await page.goto('about:blank')
    }
    const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')
    return await work(Number(port))
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} url @param {number} port @param {'desktop' | 'mobile'} form
 * @returns {Promise<{score: number, lcp: number, cls: number, tbt: number}>} the score of 100, milliseconds, and the shift
 */
async function visit(url, port, form) {
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  /** @type {import('lighthouse').Flags} */
  const flags = {
    port,
    onlyCategories: ['performance'],
    // Who is signed in stays so.
    disableStorageReset: true,
    maxWaitForLoad: WATCHED_MS,
    logLevel: 'error',
  }
  const look = () => lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  let found = await look()
  // A busy machine loses the trace of a load now and then.
  if (found?.lhr.runtimeError) found = await look()
  if (!found || found.lhr.runtimeError)
    throw new Error(`${url}: ${found?.lhr.runtimeError?.message ?? 'Lighthouse did not answer'}`)
  const { audits, categories } = found.lhr
  const value = (id) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  }
}

/**
 * The median of what an address scores: of one visit where that is enough, else of three.
 * @param {string} baseURL @param {number} port @param {Pick<Visit, 'path' | 'who' | 'form'>} address
 * @returns {Promise<Visit>}
 */
async function measured(baseURL, port, address) {
  const seen = [await visit(`${baseURL}${address.path}`, port, address.form)]
  if (seen[0].score < least[address.form])
    for (let more = 0; more < MORE; more += 1)
      seen.push(await visit(`${baseURL}${address.path}`, port, address.form))
  const middle = (name) =>
    quantile(
      seen.map((one) => one[name]),
      0.5,
    )
  const score = middle('score')
  return {
    ...address,
    ...{ score, lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt') },
    isFailed: score < least[address.form],
  }
}

/** @param {Visit} visit */
const rowOf = ({ path, form, score, lcp, cls, tbt, isFailed }) => [
  `${path}, ${form}`,
  ...[score, lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), isFailed ? 'FAILED' : ''],
]

/** At once: whoever ends the command halfway keeps what is known. @param {Visit} visit */
function told(visit) {
  say(`  ${rowOf(visit).join('  ')}`)
  return visit
}

/**
 * Every screen as a desktop shows it to who uses it, and /login as a phone does, in the demo's centre.
 * @param {{browser: string, baseURL: string, addresses: {path: string, who: 'owner' | 'admin'}[]}} options
 */
export async function measureLighthouse({ browser, baseURL, addresses }) {
  /** @type {Visit[]} */
  const visits = []
  const all = [
    { path: '/login', who: null, form: /** @type {const} */ ('mobile') },
    { path: '/login', who: null, form: /** @type {const} */ ('desktop') },
    ...addresses.map(({ path, who }) => ({ path, who, form: /** @type {const} */ ('desktop') })),
  ]
  for (const who of [null, /** @type {const} */ ('owner'), /** @type {const} */ ('admin')]) {
    const own = all.filter((address) => address.who === who)
    const email = who === null ? null : emails[who]
    await inBrowserOf({ browser, baseURL, email }, async (port) => {
      for (const address of own) visits.push(told(await measured(baseURL, port, address)))
    })
  }
  return { rows: visits.map(rowOf), failed: visits.filter(({ isFailed }) => isFailed).length }
}
