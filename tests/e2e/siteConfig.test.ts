import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { messageWith, soon, stored, undoLatest } from './support/members'

const { signedInAs } = browserOf()

let page: Page
let before: Record<string, unknown> = {}
/** The days of grace that the centre has, or has by default. */
let grace = 3

const settings = async () => (await stored(`gyms/${IRON}`))['preference'] as Record<string, unknown>
const open = async (section: string) => {
  await page.goto(`/settings/site-config?section=${section}`)
  await expectHeading(page, /^Site config/)
}
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

beforeAll(async () => {
  before = await settings()
  if (typeof before['graceDays'] === 'number') grace = before['graceDays']
  page = await signedInAs('iron')
})

// What this file set is the demo's again for those that follow.
afterAll(() => adminStore().doc(`gyms/${IRON}`).update({ preference: before }))

describe('a section of Site config (PRODUCT 4, screen 19)', () => {
  it('is saved by itself, merged into the preference, and says who changed it last', async () => {
    await open('packages')
    await page.getByLabel('Days of grace').fill('4')
    await page.getByText('Not saved yet').waitFor()
    await save()
    // The first call of a suite wakes its function.
    await page.getByText('Packages and discounts: saved.').waitFor({ timeout: 60_000 })
    expect(await settings()).toEqual({ ...before, graceDays: 4 })
    await page.getByText(/^Last changed by You, .*: Days of grace\. All changes$/).waitFor()
    await undoLatest(page)
    // What was never set is not set by taking it back.
    await soon(settings).toEqual(before)
    await soon(() => page.getByLabel('Days of grace').inputValue()).toBe(String(grace))
    expectQuiet(page)
  })

  it('says what is wrong at its field, and sends nothing', async () => {
    await open('packages')
    await page.getByLabel('Days of grace').fill('61')
    await save()
    await page.getByText('Enter 0 to 60').waitFor()
    expect((await settings())['graceDays'] ?? 3).toBe(grace)
  })

  it('keeps what was typed and not saved, through a visit to another section, until it is discarded', async () => {
    await page.getByRole('link', { name: 'Staff rules' }).click()
    await page.getByLabel('Late after').waitFor()
    await page.getByRole('link', { name: 'Packages and discounts' }).click()
    await page.getByText('This is what you typed').waitFor()
    expect(await page.getByLabel('Days of grace').inputValue()).toBe('61')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    expect(await page.getByLabel('Days of grace').inputValue()).toBe(String(grace))
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
  })

  it('offers the defaults where something differs from them', async () => {
    await open('attendance')
    const hours = page.getByLabel('Automatic exit after')
    const usual = page.getByRole('button', { name: 'Use the defaults' })
    await soon(() => hours.inputValue()).toBe('2')
    expect(await usual.count()).toBe(0)
    await hours.fill('5')
    await page.getByText('Not saved yet').waitFor()
    await usual.click()
    await soon(() => hours.inputValue()).toBe('2')
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    expect(await usual.count()).toBe(0)
  })

  it('shows what another price rule does to each package before it is saved', async () => {
    await open('tax')
    const preview = page.getByRole('region', { name: 'What this changes' })
    expect(await preview.count()).toBe(0)
    await page.getByLabel('Prices include the tax').click()
    await preview.getByRole('row').nth(1).waitFor()
    const cells = await preview.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
    const [now = 0, then = 0] = cells.map((text) => Number(text.replace(/[^\d.]/g, '')))
    expect(then).not.toBe(now)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await preview.waitFor({ state: 'detached' })
  })

  it('refuses a mistyped GSTIN at its field (DOMAIN 2.4)', async () => {
    const gstin = page.getByLabel('GSTIN', { exact: false }).first()
    const own = await gstin.inputValue()
    await gstin.fill(`${own.slice(0, 14)}${own.endsWith('A') ? 'B' : 'A'}`)
    await save()
    await page.getByText('The check character does not fit').waitFor()
    await page.getByRole('button', { name: 'Discard changes' }).click()
  })

  it('sells by the ways to pay that the owner lists, in their order', async () => {
    await open('payments')
    await page.getByLabel('Ways to pay', { exact: false }).last().fill('Sodexo')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Move Sodexo up' }).click()
    await save()
    await messageWith(page, 'UPI and payments: saved.')
    const modes = (await settings())['paymentModes'] as string[]
    expect(modes.indexOf('Sodexo')).toBe(modes.length - 2)
    expectQuiet(page)
  })

  it('writes money as the centre says at once, without another visit (PRODUCT 2.R)', async () => {
    await open('centre')
    await choose(page.getByRole('combobox', { name: /^Currency/ }), 'US Dollar (USD)')
    await save()
    await messageWith(page, 'Centre: saved.')
    await page.getByRole('link', { name: 'UPI and payments' }).click()
    await page.getByLabel('Largest amount anybody types').waitFor()
    await page.getByText('$').first().waitFor()
  })
})

it('is not the desk’s: neither the screen nor the call', async () => {
  const desk = await signedInAs('desk')
  await desk.goto('/settings/site-config')
  await desk.waitForURL('**/access-denied')
})
