import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { adminStore } from '../../support/emulators'
import { expectHeading, visit } from './browser'

/** For what the screen or the store shows in a moment. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 40_000 })

/** A toast that holds this text; answers its whole text. */
export async function messageWith(page: Page, text: string | RegExp): Promise<string> {
  const message = page.getByRole('region', { name: 'Messages' }).getByText(text).last()
  await message.waitFor()
  return (await message.textContent()) ?? ''
}

export const undoLatest = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click()

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

/** The panel that a sale ends in: answers what it says of the invoice, and closes it. */
export async function finishSale(page: Page, title: string | RegExp): Promise<string> {
  const panel = dialog(page, title)
  const said = (await panel.getByRole('status').first().textContent()) ?? ''
  await panel.getByRole('button', { name: 'Done' }).click()
  await panel.waitFor({ state: 'detached' })
  return said
}

/** The row of a person in the list on the screen. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) })

/** The list at that address. A page that is at work in the app goes there as by a link, unless something is open on it. */
export async function openMembers(page: Page, search = ''): Promise<void> {
  const isAtWork = (await page.getByRole('navigation', { name: 'Main menu' }).count()) > 0
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=toolbar]')
  const isFree = isAtWork && (await open.count()) === 0
  await (isFree ? visit(page, `/members${search}`) : page.goto(`/members${search}`))
  await expectHeading(page, /^Active members/)
}

export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Name, phone or code' })

/** Types into the search and waits for exactly these people, in any order. */
export async function expectFound(page: Page, text: string, ...names: string[]): Promise<void> {
  await searchBox(page).fill(text)
  await soon(() => namesOnPage(page)).toEqual([...names].sort())
}

/** Whose rows stand on the page, sorted. */
export async function namesOnPage(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/^Select /, '')).sort()
}

/** Opens the menu of a person's row and chooses an act. */
export async function actOnRow(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** An act of the open drawer, whether it stands there as a button or behind "More". */
export async function actInDrawer(page: Page, name: string, act: string): Promise<void> {
  const drawer = dialog(page, name)
  await drawer.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menu').waitFor()
  // Its key stands beside it.
  const item = page.getByRole('menuitem', { name: new RegExp(`^${act}( [A-Z])?$`) })
  if (await item.count()) return item.click()
  await page.keyboard.press('Escape')
  await drawer.getByRole('button', { name: act, exact: true }).first().click()
}

/** The lines of the small bill beside a form, by their labels. */
export async function figuresOf(sheet: Locator): Promise<Record<string, string>> {
  const bill = sheet.getByRole('region', { name: 'Summary' })
  const labels = await bill.getByRole('term').allInnerTexts()
  const amounts = await bill.getByRole('definition').allInnerTexts()
  return Object.fromEntries(labels.map((label, at) => [label, amounts[at]?.trim() ?? '']))
}

/** What the store holds, read past the rules. */
export async function stored(path: string): Promise<Record<string, unknown>> {
  const found = await adminStore().doc(path).get()
  if (!found.exists) throw new Error(`There is no ${path}`)
  return found.data() ?? {}
}

export async function memberIdOf(name: string): Promise<string> {
  const found = await adminStore().collection('members').where('name', '==', name).get()
  expect(found.size, `members called ${name}`).toBe(1)
  return found.docs[0]?.id ?? ''
}

/** What the tabs of a list say they hold. */
export async function countsOfTabs(page: Page): Promise<Record<string, number>> {
  const tabs = await page
    .getByRole('navigation', { name: /, views$/ })
    .getByRole('link')
    .allInnerTexts()
  return Object.fromEntries(
    tabs.flatMap((text) => {
      const found = /^(.*?)\s*(\d+)$/s.exec(text.trim())
      return found?.[1] ? [[found[1].trim(), Number(found[2])]] : []
    }),
  )
}
