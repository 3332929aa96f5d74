import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mayOpen, screenIds, screens } from '@/domain/access/screens'
import type { Role } from '@/domain/access/role'
import { hostingUrl } from '../support/emulators'
import { browserOf, expectHeading, signIn, visit, type Who } from './support/browser'

const { open } = browserOf()

const answerTo = (path: string, init: RequestInit = {}) => fetch(`${hostingUrl}${path}`, init)

const cachingOf = async (path: string, init?: RequestInit) =>
  (await answerTo(path, init)).headers.get('cache-control')

/** What the page's policy forbade, as the browser tells it; also what a script tried and swallowed. */
async function watched(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith('violation:') || text.includes('Content Security Policy')) violations.push(text)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.info(`violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return violations
}

/** The skeletons have given way to what the page shows; the store's listeners never let the network rest. */
const settled = (page: Page) =>
  expect.poll(() => page.locator('.p-skeleton, [aria-busy="true"]').count(), { timeout: 40_000 }).toBe(0)

describe('what is served', () => {
  it.each(['/', '/login', '/members', '/enquire/ABCD2345', '/manifest.webmanifest'])(
    '%s carries every security header',
    async (path) => {
      const { headers } = await answerTo(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*microphone=\(\).*geolocation=\(\)/)
    },
  )

  it('pages are asked for anew, hashed files kept for good, and answers of the server never', async () => {
    expect(await cachingOf('/login')).toBe('no-cache')
    expect(await cachingOf('/enquire/ABCD2345')).toBe('no-cache')
    const [asset] = /\/assets\/[^"]+\.js/.exec(await (await answerTo('/login')).text()) ?? []
    expect(await cachingOf(asset ?? 'none')).toBe('public, max-age=31536000, immutable')
    expect(await cachingOf('/api/getUser', { method: 'POST' })).toBe('no-store')
    expect(await cachingOf('/api/no-such-call')).toBe('no-store')
  })

  it('scripts are held to the same policy as the pages, but for the one that makes PDFs', async () => {
    const [asset] = /\/assets\/[^"]+\.js/.exec(await (await answerTo('/login')).text()) ?? []
    const policyOf = async (path: string) => (await answerTo(path)).headers.get('content-security-policy')
    expect(await policyOf(asset ?? 'none')).toBe(await policyOf('/login'))
    expect(await policyOf('/login')).toContain('frame-src blob:;')
  })

  it('a file that is not there is no page', async () => {
    expect((await answerTo('/assets/none.js')).status).toBe(404)
  })
})

describe('the policy', () => {
  it('forbids what is not ours: inline scripts, other hosts', async () => {
    const page = await open()
    const violations = await watched(page)
    await page.goto('/login')
    await expectHeading(page, 'Sign in')
    await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.head.append(script)
      await fetch('https://example.com/').catch(() => null)
    })
    await expect.poll(() => violations.join(' ')).toMatch(/script-src/)
    await expect.poll(() => violations.join(' ')).toMatch(/connect-src/)
    expect(await page.title()).not.toBe('taken over')
  })

  it.each([
    ['iron', 'CLIENT'],
    ['desk', 'MANAGER'],
    ['sales', 'SALES'],
    ['admin', 'ADMIN'],
  ] as const satisfies readonly (readonly [Who, Role])[])(
    'lets %s sign in and open every screen without one violation',
    async (who, role) => {
      const page = await open()
      const violations = await watched(page)
      await page.goto('/login')
      await signIn(page, who)
      await page.waitForURL((url) => url.pathname !== '/login')
      // Every address is served the one policy, as stands above: what a screen loads and does is held by it, however one got there.
      for (const id of screenIds.filter((screen) => mayOpen(screen, role))) {
        await visit(page, screens[id].path)
        const inMenu = page.locator(
          `nav[aria-label="Main menu"] a[aria-current="page"][href="${screens[id].path}"]`,
        )
        await inMenu.waitFor({ state: 'attached' })
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await settled(page)
      }
      expect(violations).toEqual([])
    },
  )

  it('lets the palette and a form do their work', async () => {
    const page = await open()
    const violations = await watched(page)
    await page.goto('/login')
    await signIn(page, 'iron')
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto('/members')
    await expectHeading(page, /Active members/)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').first().waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/members?new=true')
    await page.getByRole('dialog').first().waitFor()
    await settled(page)
    expect(violations).toEqual([])
  })
})
