import { chromium } from 'playwright-core'

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{page: Page, other: Page, reads(): Promise<number>, close(): Promise<void>}} Bench `other` is a second
 * desk, a browser of its own
 */

/** @param {import('playwright-core').Browser} chrome @param {string} baseURL @returns {Promise<Page>} */
async function signedIn(chrome, baseURL) {
  const context = await chrome.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto('/login')
  await page.getByLabel('Email').fill('large@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-1234')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

/**
 * Signs in twice as the owner of the large centre.
 * @param {{browser: string, baseURL: string}} options
 * @returns {Promise<Bench>}
 */
export async function openBench({ browser, baseURL }) {
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await signedIn(chrome, baseURL)
  const other = await signedIn(chrome, baseURL)
  return {
    page,
    other,
    reads: () => page.evaluate(() => window['readMeter'].total()),
    close: () => chrome.close(),
  }
}
