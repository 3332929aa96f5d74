import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { say } from '../steps/progress.mjs'
import { pathIn } from './page.mjs'
import { quantile } from './report.mjs'

/** @typedef {import('./lighthouseVisits').LighthouseVisit} Address */
/** @typedef {{score: number, fcp: number, lcp: number, cls: number, tbt: number}} Seen of 100, milliseconds, and the shift */
/** @typedef {Address & Seen & {isFailed: boolean}} Visit */

/** The listeners of the store never rest, so the network is never quiet: so long each visit is watched. */
const WATCHED_MS = 12_000

/** One below is measured as often again: of many one may be out of luck. */
const MORE = 2

/**
 * A browser whose tabs belong to one person, reached by its port: Lighthouse opens tabs of its own in it.
 * @template T
 * @param {{browser: string, baseURL: string, visitor: Address['visitor']}} options
 * @param {(port: number) => Promise<T>} work
 */
async function inBrowserOf({ browser, baseURL, visitor }, work) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
    viewport: null,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  try {
    if (visitor !== null) {
      const page = await context.newPage()
      await page.goto(`${baseURL}/login`)
      await page.getByLabel('Email').fill(visitor.email)
      await page.getByLabel('Password', { exact: true }).fill(visitor.password)
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
 * @param {string} url @param {number} port @param {Address} address
 * @returns {Promise<Seen>}
 */
async function visit(url, port, { form, visitor }) {
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  /** @type {import('lighthouse').Flags} */
  const flags = {
    port,
    onlyCategories: ['performance'],
    // Who is signed in stays so; a stranger comes for the first time.
    disableStorageReset: visitor !== null,
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
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  }
}

/**
 * The median of what an address scores: of one visit where that is enough, else of three.
 * @param {string} baseURL @param {number} port @param {Address} address
 * @returns {Promise<Visit>}
 */
async function measured(baseURL, port, address) {
  // An owner's uid is the centre's id.
  const url = `${baseURL}${pathIn(address.path, address.visitor?.uid ?? '')}`
  const look = () => visit(url, port, address)
  const seen = [await look()]
  if (seen[0].score < address.least) for (let more = 0; more < MORE; more += 1) seen.push(await look())
  const middle = (/** @type {keyof Seen} */ name) =>
    quantile(
      seen.map((one) => one[name]),
      0.5,
    )
  const score = middle('score')
  return {
    ...address,
    ...{ score, fcp: middle('fcp'), lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt') },
    isFailed: score < address.least,
  }
}

export const lighthouseHead = ['address', 'score', 'least', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', '']

/** @param {Visit} visit */
const rowOf = ({ path, who, form, score, least, fcp, lcp, cls, tbt, isFailed }) => [
  `${path}, ${who}, ${form}`,
  ...[score, least, fcp.toFixed(0), lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0)],
  isFailed ? 'FAILED' : 'ok',
]

/** At once: whoever ends the command halfway keeps what is known. @param {Visit} visit */
function told(visit) {
  say(`  ${rowOf(visit).join('  ')}`)
  return visit
}

/**
 * What Lighthouse says of each address in the demo's centre, one after the other. Those of one person follow each other.
 * @param {{browser: string, baseURL: string, addresses: readonly Address[]}} options
 */
export async function measureLighthouse({ browser, baseURL, addresses }) {
  /** @type {Visit[]} */
  const visits = []
  for (const who of new Set(addresses.map((address) => address.who))) {
    const own = addresses.filter((address) => address.who === who)
    await inBrowserOf({ browser, baseURL, visitor: own[0].visitor }, async (port) => {
      for (const address of own) visits.push(told(await measured(baseURL, port, address)))
    })
  }
  return { rows: visits.map(rowOf), failed: visits.filter(({ isFailed }) => isFailed).length }
}
