import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet, phone } from './support/browser'
import { choose } from './support/choose'
import { dialog, openMembers, soon } from './support/members'

const { signedInAs } = browserOf()
let page: Page

const panel = () => dialog(page, 'Filter the list')
const box = (name: string) => panel().getByRole('combobox', { name, exact: true })
const query = (name: string) => new URL(page.url()).searchParams.get(name)
const focused = () => page.evaluate(() => document.activeElement?.textContent)

beforeAll(async () => {
  page = await signedInAs('iron', { viewport: phone })
  await openMembers(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await box('Gender').waitFor()
})

describe('a list to choose from, by the keyboard alone, on a phone', () => {
  it('opens on the arrow, jumps to a letter, takes on Enter and gives the focus back', async () => {
    await box('Gender').press('ArrowDown')
    await page.getByRole('option', { name: 'Female' }).waitFor()
    await expectAccessible(page, 'open list')
    await page.keyboard.press('f')
    await soon(focused).toBe('Female')
    await page.keyboard.press('Enter')
    await soon(() => query('gender')).toBe('Female')
    await soon(() => box('Gender').inputValue()).toBe('Female')
    expect(await box('Gender').evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('closes on Esc by itself, and the panel below it on the next', async () => {
    await box('Gender').press('ArrowDown')
    await page.getByRole('option', { name: 'Female' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await panel().isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await choose(box('Gender'), 'Any')
    await soon(() => query('gender')).toBeNull()
  })

  it('lies inside the window, above the panel that it was opened from', async () => {
    await box('Package').press('ArrowDown')
    const list = page.locator('.p-dropdown-panel')
    await list.waitFor()
    const { x = -1, width = 0 } = (await list.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(phone.width)
    await list.getByRole('option').first().click()
  })
})

describe('a day', () => {
  it('is typed day first and counts once it is left; what is no day counts for nothing', async () => {
    const day = panel().getByRole('textbox', { name: 'Last visit until' })
    await day.fill('5/3/26')
    expect(query('visit')).toBeNull()
    await day.press('Enter')
    await soon(() => query('visit')).toBe('..2026-03-05')
    await soon(() => day.inputValue()).toBe('05/03/2026')
    await day.fill('31/02/2026')
    await day.blur()
    await soon(() => day.inputValue()).toBe('05/03/2026')
    expect(query('visit')).toBe('..2026-03-05')
  })

  it('is picked from a calendar whose week begins as the centre’s, walked by keys, and cleared there', async () => {
    await panel().getByRole('button', { name: 'Pick last visit until' }).click()
    const calendar = dialog(page, 'Last visit until')
    expect(await calendar.getByRole('columnheader').first().innerText()).toBe('Su')
    await expectAccessible(page, 'calendar over the filter panel')
    await choose(calendar.getByRole('combobox', { name: 'Month' }), 'June')
    await calendar.getByRole('button', { name: '5 June 2026', exact: true }).focus()
    await page.keyboard.press('ArrowUp')
    await soon(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('29 May 2026')
    await page.keyboard.press('PageUp')
    await soon(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('29 April 2026')
    await page.keyboard.press('Enter')
    await soon(() => query('visit')).toBe('..2026-04-29')
    expect(await panel().isVisible()).toBe(true)
    await panel().getByRole('button', { name: 'Pick last visit until' }).click()
    await calendar.getByRole('button', { name: 'Clear' }).click()
    await soon(() => query('visit')).toBeNull()
    expectQuiet(page)
  })
})

it('a closed list leaves Esc to the form around it', async () => {
  await page.goto('/members?new=true')
  const form = dialog(page, 'New member')
  await form.getByRole('combobox').first().press('Escape')
  await form.waitFor({ state: 'detached' })
})

it('nothing of the browser’s own is left on the screens that had it', async () => {
  for (const address of ['/members?new=true', '/finance/expenses', '/staff/attendance-reports']) {
    await page.goto(address)
    await page.getByRole('combobox').first().waitFor({ state: 'attached' })
    const native = page.locator(
      'select:not([aria-hidden]), input[type=date], input[type=time], input[type=month]',
    )
    expect(await native.count(), address).toBe(0)
  }
})
