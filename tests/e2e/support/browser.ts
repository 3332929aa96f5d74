import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { accounts, DEMO_PASSWORD } from '../../../scripts/seed/accounts'
import { hostingUrl } from '../../support/emulators'
import { keepSession, keptSession } from './keptSession'

export type Who = 'admin' | 'sales' | 'iron' | 'ice' | 'desk' | 'empty' | 'nobody'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

type Look = { viewport?: { width: number; height: number }; theme?: 'light' | 'dark' }
type Start = Look & { storageState?: string }

/** What a page said on its console that a person would call a fault; read and emptied by `expectQuiet`. */
const complaints = new WeakMap<Page, string[]>()

const arguments_ = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

/** One browser for a file of tests; every page stands in a context of its own. */
export function browserOf() {
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: arguments_ })
  })
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await browser?.close()
  })

  async function open({ viewport = desktop, theme = 'light', ...kept }: Start = {}): Promise<Page> {
    if (!browser) throw new Error('The browser has not been started.')
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      baseURL: hostingUrl,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      ...kept,
    })
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const said: string[] = []
    complaints.set(page, said)
    page.on('pageerror', (error) => said.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    return page
  }

  return {
    open,
    /** A page of that account, where its role starts. */
    signedInAs: async (who: Who, look: Look = {}): Promise<Page> => {
      const storageState = keptSession(who)
      const page = await open({ ...look, ...(storageState && { storageState }) })
      await page.goto('/login')
      if (!storageState) await signIn(page, who)
      await page.waitForURL((url) => url.pathname !== '/login')
      if (!storageState) await keepSession(page.context(), who)
      return page
    },
  }
}

export async function signIn(page: Page, who: Who, password = DEMO_PASSWORD): Promise<void> {
  const email = `${who}@demo.test`
  if (!accounts.some((account) => account.email === email)) throw new Error(`No demo account ${email}`)
  await signInWith(page, email, password)
}

/** Signs in at /login with an account that a test has made. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Goes to an address of the app as a link in it does: what is loaded stays, which a `goto` would throw away. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
}

/** The page's heading says where it is; waits for it. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Nothing on the console since the page was opened or last asked. */
export function expectQuiet(page: Page): void {
  expect(complaints.get(page)?.splice(0)).toEqual([])
}

export const path = (page: Page): string => new URL(page.url()).pathname
