import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { messageWith, soon, stored, undoLatest } from './support/members'

const { signedInAs } = browserOf()

let page: Page
let before: Record<string, unknown> = {}

const settings = async () => (await stored(`gyms/${IRON}`))['preference'] as Record<string, unknown>

beforeAll(async () => {
  before = await settings()
  page = await signedInAs('iron')
})
// What this file set is the demo's again for those that follow.
afterAll(() => adminStore().doc(`gyms/${IRON}`).update({ preference: before }))

it('the owner writes the text of a message, sees it filled in, and goes back to the default one', async () => {
  await page.goto('/settings/site-config?section=messages')
  await expectHeading(page, /^Site config/)
  await page.getByRole('link', { name: 'Edit Membership ended by WhatsApp' }).click()
  const text = page.getByLabel('Text', { exact: false }).first()
  await text.fill('Come back, !')
  await text.press('ArrowLeft')
  await page.getByRole('button', { name: 'First name' }).click()
  expect(await text.inputValue()).toBe('Come back, {firstName}!')
  await page.getByRole('region', { name: 'Preview' }).getByText('Come back, Asha!').waitFor()
  await text.pressSequentially(' {nmae}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('can’t be filled in here').waitFor()
  await text.fill('Come back, {firstName}!')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await messageWith(page, 'Membership ended by WhatsApp: saved.')
  const own = { expired_whatsapp: { body: 'Come back, {firstName}!', dltTemplateId: '', header: '' } }
  await soon(async () => (await settings())['messageTexts']).toEqual(own)
  await page.getByText(/^Last changed by You, .*: Texts of messages\. All changes$/).waitFor()
  await page.getByRole('button', { name: 'Back to the default text' }).click()
  await messageWith(page, 'the default text is back.')
  await soon(() => text.inputValue()).toContain('Namaste {firstName}')
  await undoLatest(page)
  await soon(() => text.inputValue()).toBe('Come back, {firstName}!')
  await page.getByRole('link', { name: 'All messages' }).click()
  await page.getByRole('link', { name: 'Edit Membership ended by WhatsApp' }).getByText('Your text').waitFor()
  expectQuiet(page)
})

it('on a phone the registration of an SMS is asked for, and nothing runs off the screen', async () => {
  const small = await signedInAs('iron', { viewport: phone })
  await small.goto('/settings/site-config?section=messages&text=renewalDue_sms')
  await small.getByLabel('DLT template ID', { exact: false }).waitFor()
  await small.getByText(/characters: 1 SMS\./).waitFor()
  const wide = () => small.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await wide()).toBeLessThanOrEqual(0)
  await small.getByRole('link', { name: 'All messages' }).click()
  await small.getByRole('link', { name: 'Edit Welcome by SMS' }).waitFor()
  expect(await wide()).toBeLessThanOrEqual(0)
})
