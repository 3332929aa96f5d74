import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hostingUrl } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'

const { open, signedInAs } = browserOf()

/** As many as scripts/budgets/routes.mjs lets a build ask for; /theme.js comes on top. */
const mostFiles = { login: 5 + 1, members: 25 + 1 }

/** Names of the scripts that a page has asked for since it was last opened. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

describe('/login for the first time', () => {
  it('asks for few scripts, and for none that it does not need', async () => {
    const page = await open()
    await page.goto('/login', { waitUntil: 'load' })
    await expectHeading(page, 'Sign in')
    const scripts = await scriptsOf(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles.login)
    expect(scripts.join(' ')).not.toMatch(/firestore|frame|lists|forms|parts/i)
    expectQuiet(page)
  })

  it('is held up by no script, and shows a logo no larger than it is drawn', async () => {
    const page = await open()
    await page.goto('/login', { waitUntil: 'load' })
    await expectHeading(page, 'Sign in')
    expect(await page.locator('head script:not([async], [defer], [type=module])').count()).toBe(0)
    const logos = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(new Set(logos)).toEqual(new Set(['/favicon.svg']))
    expect(Number((await fetch(`${hostingUrl}/favicon.svg`)).headers.get('content-length'))).toBeLessThan(
      1000,
    )
  })

  it.each(['light', 'dark'] as const)('has the chosen %s theme before our own code runs', async (theme) => {
    const page = await open({ theme: theme === 'light' ? 'dark' : 'light' })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/login')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
  })

  it('tells a search engine what is for it', async () => {
    const answer = await fetch(`${hostingUrl}/robots.txt`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toMatch(
      /^User-agent: \*\nAllow: \/login\nAllow: \/enquire\/\n(Allow: .*\n)*Disallow: \/$/m,
    )
  })
})

it('/members asks a cold browser for few scripts until its list stands', async () => {
  const page = await signedInAs('iron', { at: '/members' })
  await expectHeading(page, /^Active members/)
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .waitFor()
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.length).toBeLessThanOrEqual(mostFiles.members)
  expect(scripts.join(' ')).not.toMatch(
    /forms|Dialogs|writeXlsx|writeCsv|pdfWorker|SearchableSelect|deskStore/,
  )
  expectQuiet(page)
})
