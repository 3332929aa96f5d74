import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectHeading, path, phone, browserOf } from './support/browser'

const { signedInAs } = browserOf()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
/** Also while it is hidden: then no role finds it. */
const isShown = async (page: Page) =>
  (await page.locator('nav[aria-label="Main menu"]').getAttribute('data-shown')) === 'true'
const menuLabels = (page: Page) => menu(page).getByRole('link').allInnerTexts()
const members = [
  'Active Members',
  'Inactive members',
  'Member Packages',
  'Mark Attendance',
  'Attendance reports',
]
const leads = 'Leads'
const staff = [
  'Staff',
  'Contributions',
  'Contribution categories',
  'Staff attendance',
  'Staff attendance reports',
]
const finance = ['Invoices', 'Expense categories', 'Expenses']
const settings = ['Promo codes', 'Site config']

describe('the side menu holds what the role may open, in the order of the table (SPECIFICATION 2 and 6)', () => {
  it.each([
    [
      'admin',
      [
        'Dashboard',
        'Registered Gyms',
        'Gym Registration Packages',
        ...members,
        leads,
        ...staff,
        ...finance,
        ...settings,
      ],
    ],
    ['iron', ['Dashboard', ...members, leads, ...staff, ...finance, ...settings]],
    ['sales', ['Registered Gyms']],
    ['desk', [...members, leads, 'Invoices', 'Promo codes']],
  ] as const)('for %s', async (who, labels) => {
    const page = await signedInAs(who)
    await menu(page).waitFor()
    expect(await menuLabels(page)).toEqual(labels)
  })
})

describe('the top bar (SPECIFICATION 1)', () => {
  it('draws its icons from their font, and the controls with their theme', async () => {
    const page = await signedInAs('iron')
    const icon = menu(page).locator('.pi').first()
    await icon.waitFor({ state: 'attached' })
    expect(await icon.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('primeicons')
    expect(
      await page.evaluate(() => document.fonts.load('16px primeicons').then(({ length }) => length)),
    ).toBe(1)
    const theme = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary-color'),
    )
    expect(theme).not.toBe('')
  })

  it('shows the name of the centre in upper case and a welcome line', async () => {
    const page = await signedInAs('iron')
    const bar = page.getByRole('banner')
    await bar
      .getByText('IRON HOUSE FITNESS, INDORE')
      .or(bar.getByText('IRON HOUSE FITNESS'))
      .first()
      .waitFor()
    await bar.getByText('Vikram Rathore').waitFor()
    expect(await bar.locator('img').first().getAttribute('src')).toBe('/logo.png')
    expect(await page.getByRole('contentinfo').innerText()).toContain('IRON HOUSE FITNESS')
  })

  it('shows a generic name to the super admin', async () => {
    const page = await signedInAs('admin')
    await page.getByRole('banner').getByText('Fitness Centre').waitFor()
  })

  it('has the Mark Attendance shortcut', async () => {
    const page = await signedInAs('iron')
    await page.getByRole('banner').getByRole('link', { name: 'Mark Attendance' }).click()
    await expectHeading(page, 'Mark Attendance')
  })
})

describe('the Logout dialog (SPECIFICATION 2)', () => {
  it('is titled, 450 px wide, stays on No and signs out on Yes', async () => {
    const page = await signedInAs('iron')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Logout' })
    await dialog.getByText('Are you sure you want to logout?').waitFor()
    expect((await dialog.boundingBox())?.width).toBe(450)
    await dialog.getByRole('button', { name: 'No' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(path(page)).toBe('/dashboard')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await expectHeading(page, 'Sign in')
  })

  it('a full-screen blurred loader covers the page while the person is signed out', async () => {
    const page = await signedInAs('iron')
    await page.evaluate(() => {
      const root = document.documentElement
      new MutationObserver(() => {
        const loader = document.querySelector('dialog[aria-label="Signing out"][open]')
        if (loader === null) return
        const { width, height } = loader.getBoundingClientRect()
        root.dataset['loader'] = `${width} × ${height}, ${getComputedStyle(loader).backdropFilter}`
      }).observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog', { name: 'Logout' }).getByRole('button', { name: 'Yes' }).click()
    await expectHeading(page, 'Sign in')
    const loader = await page.evaluate(() => document.documentElement.dataset['loader'])
    expect(loader).toBe(`${desktop.width} × ${desktop.height}, blur(10px)`)
  })
})

describe('the menu at the breakpoint (SPECIFICATION 9: above 991 is a desktop)', () => {
  it('is static above it, and its button hides it', async () => {
    const page = await signedInAs('iron', { viewport: { width: 992, height: 800 } })
    await menu(page).getByRole('link', { name: 'Active Members', exact: true }).click()
    await expectHeading(page, /Active members/)
    expect(await isShown(page)).toBe(true)
    await page.getByRole('button', { name: 'Hide the menu' }).click()
    expect(await isShown(page)).toBe(false)
  })

  it('floats at 991, closes on a route change and on a click outside', async () => {
    const page = await signedInAs('iron', { viewport: { width: 991, height: 800 } })
    expect(await isShown(page)).toBe(false)
    await page.getByRole('button', { name: 'Show the menu' }).click()
    await menu(page).getByRole('link', { name: 'Active Members', exact: true }).click()
    await expectHeading(page, /Active members/)
    expect(await isShown(page)).toBe(false)
    await page.getByRole('button', { name: 'Show the menu' }).click()
    await page.mouse.click(900, 600)
    expect(await isShown(page)).toBe(false)
  })

  it('opens and closes its sections in 1000 and 450 ms, and remembers what was closed', async () => {
    const page = await signedInAs('iron')
    const style = (name: string) =>
      menu(page).evaluate((element, key) => (element as HTMLElement).style.getPropertyValue(key), name)
    expect([await style('--opens-in'), await style('--closes-in')]).toEqual(['1000ms', '450ms'])
    const section = menu(page).getByRole('button', { name: 'Members' })
    await section.click()
    expect(await section.getAttribute('aria-expanded')).toBe('false')
    await page.reload()
    await menu(page).waitFor()
    expect(await section.getAttribute('aria-expanded')).toBe('false')
  })

  it('on a phone the profile button shows what the top bar has no room for', async () => {
    const page = await signedInAs('iron', { viewport: phone })
    await page.getByRole('button', { name: 'Profile and appearance' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog', { name: 'Logout' }).waitFor()
  })
})

describe('quick add (SPECIFICATION 2)', () => {
  it('opens the form of a new member at once', async () => {
    const page = await signedInAs('iron')
    await page.getByRole('button', { name: 'Quick add' }).click()
    await page.getByText('Add New Member').click()
    await page.getByRole('dialog', { name: 'New member' }).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/members?new=true')
  })

  it('is hidden for the super admin', async () => {
    const page = await signedInAs('admin')
    await expectHeading(page, 'Dashboard')
    expect(await page.getByRole('button', { name: 'Quick add' }).count()).toBe(0)
  })
})
