import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { accounts, DEMO_PASSWORD } from '../../../scripts/seed/accounts'
import { hostingUrl } from '../../support/emulators'
import { keepSession, keptSession } from './keptSession'

export type Who = 'admin' | 'sales' | 'iron' | 'ice' | 'desk' | 'empty' | 'nobody'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

type Look = { viewport?: { width: number; height: number }; theme?: 'light' | 'dark' }
type Start = Look & { storageState?: string }

/** The store's client says so when an answer takes ten seconds, on a busy machine: it goes on, and the test waits. */
const SLOW_STORE = 'Could not reach Cloud Firestore backend'

/**
 * Two who write one record at once: the store refuses the second, the browser and the SDK say so, and the app begins again. Whether it
 * came through, its screen says.
 */
function isContended(message: ConsoleMessage): boolean {
  const text = message.text()
  if (text.includes("RPC 'Commit'")) return /"code":"(failed-precondition|aborted)"/.test(text)
  return message.location().url.includes('/documents:commit') && /status of (400|409)/.test(text)
}

/** The store's channel says goodbye when it rests or its page goes; the emulator refuses that of one it has closed itself. Nobody reads its answer. */
const isGoodbye = (message: ConsoleMessage) => /\/channel\?.*TYPE=terminate/.test(message.location().url)

/** What a page said on its console that a person would call a fault; read and emptied by `expectQuiet`. */
const complaints = new WeakMap<Page, string[]>()

/** The last calls of a page's listeners, with when: a list that stays behind the store is seen there first. */
const channels = new WeakMap<Page, string[]>()
const KEPT_CALLS = 24

function noteChannels(page: Page): void {
  const calls: string[] = []
  channels.set(page, calls)
  const note = (what: string, url: string) => {
    if (!url.includes('.Firestore/Listen/')) return
    const query = new URL(url).searchParams
    const asked = ['TYPE', 'RID', 'AID', 'SID'].map((name) => `${name}=${query.get(name)?.slice(0, 6) ?? ''}`)
    calls.push(`${new Date().toISOString().slice(14, 23)} ${what} ${asked.join(' ')}`)
    calls.splice(0, calls.length - KEPT_CALLS)
  }
  page.on('request', (call) => note(`${call.method()} begins`, call.url()))
  page.on('requestfinished', (call) => note(`${call.method()} ends`, call.url()))
  page.on('requestfailed', (call) =>
    note(`${call.method()} fails ${call.failure()?.errorText ?? ''}`, call.url()),
  )
}

/** What no text says: where the focus is, what stands in the fields, and what is busy. */
function stateOfPage(): string {
  const focused = document.activeElement
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('[role=dialog] input, [role=dialog] textarea'),
  ]
  const busy = [...document.querySelectorAll('[aria-busy=true], button:disabled')]
  return JSON.stringify({
    focus: focused?.outerHTML.slice(0, 160),
    fields: fields.map(
      ({ name, type, value, checked }) => `${name || type}=${type === 'radio' ? String(checked) : value}`,
    ),
    busy: busy.map((each) => each.textContent.slice(0, 40)),
    lately: window.lately.slice(-60),
  })
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window's own
  interface Window {
    lately: string[]
  }
}

/** Keeps what a page was told by keys, where its focus went and which windows came and went, for a test that fails. */
function remember(): void {
  window.lately = []
  const note = (what: string, target: EventTarget | null) => {
    const of = target instanceof Element ? target.outerHTML.slice(0, 70) : ''
    window.lately.push(`${String(Math.round(performance.now()))} ${what} ${of}`)
  }
  for (const kind of ['focusin', 'focusout'])
    document.addEventListener(kind, (event) => note(kind, event.target), true)
  document.addEventListener('keydown', (event) => note(`key ${event.key}`, event.target), true)
  // Windows stand in the body itself.
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        addedNodes.forEach((node) => node instanceof HTMLElement && note('came', node))
        removedNodes.forEach((node) => node instanceof HTMLElement && note('went', node))
      }
    }).observe(document.body, { childList: true }),
  )
}

const SHOWN_CHARACTERS = 1_200

/** Address, complaints and the beginning of what stands on a page. */
async function whatItShows(page: Page): Promise<string> {
  const main = page.locator('[role=dialog], main').last()
  const text = await main.innerText({ timeout: 2_000 }).catch(String)
  const said = complaints.get(page) ?? []
  const state = await page.evaluate(stateOfPage).catch(String)
  return [
    `▸ ${page.url()}`,
    ...said,
    state,
    ...(channels.get(page) ?? []),
    text.replace(/\s*\n\s*/g, ' | ').slice(0, SHOWN_CHARACTERS),
  ].join('\n')
}

/** The browser of the run for a file of tests; every page stands in a context of its own. */
export function browserOf() {
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  // A wait in vain names what it waited for; why it was not there, only the page can say.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const pages = contexts.flatMap((context) => context.pages())
    for (const shown of await Promise.all(pages.map(whatItShows))) console.error(shown)
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
    await context.addInitScript(remember)
    const page = await context.newPage()
    page.setDefaultTimeout(40_000)
    noteChannels(page)
    const said: string[] = []
    complaints.set(page, said)
    page.on('pageerror', (error) => said.push(String(error)))
    page.on('console', (message) => {
      const text = message.text()
      if (!['error', 'warning'].includes(message.type())) return
      // The browser's own words name no address.
      const where = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
      if (!text.includes(SLOW_STORE) && !isContended(message) && !isGoodbye(message)) said.push(text + where)
    })
    return page
  }

  return {
    open,
    /** A page of that account, at that address or where its role starts. */
    signedInAs: async (who: Who, { at, ...look }: Look & { at?: string } = {}): Promise<Page> => {
      const storageState = keptSession(who)
      const page = await open({ ...look, ...(storageState && { storageState }) })
      if (storageState && at !== undefined) {
        await page.goto(at)
        return page
      }
      await page.goto('/login')
      if (!storageState) await signIn(page, who)
      await page.waitForURL((url) => url.pathname !== '/login')
      if (!storageState) await keepSession(page.context(), who)
      if (at !== undefined) await page.goto(at)
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
