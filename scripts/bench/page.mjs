import { chromium } from 'playwright-core'

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{gymId: string, email: string}} BenchedGym
 * @typedef {BenchedGym & {owner: Page, desk(): Promise<Page>, admin(): Promise<Page>}} Side one centre with who is signed in
 * there: the owner, a second desk that is a browser of its own, and the super admin
 * @typedef {{small: Side, large: Side, close(): Promise<void>}} Bench
 */

const PASSWORD = 'demo-1234'
const ADMIN = 'admin@demo.test'

/** @param {import('playwright-core').Browser} chrome @param {string} baseURL @param {string} email @returns {Promise<Page>} */
async function signedIn(chrome, baseURL, email) {
  const context = await chrome.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

/**
 * Signs in as the owner of both centres; the others sign in once they are asked for.
 * @param {{browser: string, baseURL: string, small: BenchedGym, large: BenchedGym}} options
 * @returns {Promise<Bench>}
 */
export async function openBench({ browser, baseURL, small, large }) {
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  /** @param {BenchedGym} gym @returns {Promise<Side>} */
  const side = async (gym) => {
    /** @type {Map<string, Promise<Page>>} */
    const pages = new Map()
    const as = (name, email) => {
      const page = pages.get(name) ?? signedIn(chrome, baseURL, email)
      pages.set(name, page)
      return page
    }
    return {
      ...gym,
      owner: await as('owner', gym.email),
      desk: () => as('desk', gym.email),
      admin: () => as('admin', ADMIN),
    }
  }
  return { small: await side(small), large: await side(large), close: () => chrome.close() }
}

/** An address in a centre: `{gym}` in it stands for the centre's id. @param {string} path @param {string} gymId */
export const pathIn = (path, gymId) => path.replaceAll('{gym}', encodeURIComponent(gymId))

/** @param {Page} page @returns {Promise<{reads: number, pending: number}>} */
const meterOf = (page) =>
  page.evaluate(() => {
    const meter = window['readMeter']
    return { reads: meter?.total() ?? 0, pending: meter?.pending() ?? 0 }
  })

const QUIET_MS = 1_500

/** A page that does not stand by then never will: what it shows says why. */
const STANDS_WITHIN_MS = 120_000

/**
 * Waits until the page reads no more, and answers with what it has read since it was loaded. The emulator adds up a hundred
 * thousand invoices by looking at each; reads that are still awaited would be missing from the count.
 * @param {Page} page
 */
export async function quietReads(page) {
  const patientUntil = Date.now() + STANDS_WITHIN_MS
  let known = -1
  for (let now = await meterOf(page); now.reads !== known || now.pending > 0; now = await meterOf(page)) {
    known = now.reads
    if (Date.now() > patientUntil) {
      if (now.pending === 0) break
      throw new Error(`${page.url()} still waits for ${now.pending} answers: its reads can't be counted`)
    }
    await page.waitForTimeout(QUIET_MS)
  }
  return known
}

/**
 * Waits for what the selector says with nothing loading beside it, looked at in every frame; a heading that was there when the page was
 * left for this one (`goWithin`) is none.
 * @param {Page} page @param {string} shows
 * @returns {Promise<number>} milliseconds since the page began to load
 */
export const standsAt = (page, shows) =>
  page.evaluate(
    ([selector, patience]) =>
      new Promise((resolve, reject) => {
        const shown = () =>
          `${window.location.pathname} does not stand: ${document.body.innerText.slice(0, 600)}`
        setTimeout(() => reject(new Error(shown())), patience)
        const look = () => {
          const isThere =
            document.querySelector('main h1:not([data-left])') !== null &&
            document.querySelector(selector) !== null &&
            document.querySelector('main [aria-label="Loading"], main [aria-busy="true"]') === null
          if (isThere) setTimeout(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        look()
      }),
    /** @type {const} */ ([shows, STANDS_WITHIN_MS]),
  )

/**
 * To another address without loading the page anew, as a link in it leads there.
 * @param {Page} page @param {string} to
 * @returns {Promise<number>} when it left, in milliseconds since the page began to load
 */
export const goWithin = (page, to) =>
  page.evaluate((address) => {
    document.querySelector('main h1')?.setAttribute('data-left', '')
    const left = performance.now()
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return left
  }, to)

/**
 * Measures in both centres alternately, so that what the machine does beside falls on both alike.
 * @template T
 * @param {Bench} bench @param {number} rounds @param {(side: Side, round: number) => Promise<T>} measure
 * @returns {Promise<{small: T[], large: T[]}>}
 */
export async function alternately({ small, large }, rounds, measure) {
  /** @type {{small: T[], large: T[]}} */
  const found = { small: [], large: [] }
  for (let round = 0; round < rounds; round += 1) {
    const isTurned = round % 2 === 1
    if (isTurned) found.large.push(await measure(large, round))
    found.small.push(await measure(small, round))
    if (!isTurned) found.large.push(await measure(large, round))
  }
  return found
}
