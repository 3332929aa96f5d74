import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectHeading, expectQuiet, browserOf } from './support/browser'
import { dialog, messageWith } from './support/members'

const { signedInAs } = browserOf()

let page: Page

const packages = () => adminStore().collection('memberPackages').where('gymId', '==', EMPTY).get()

beforeAll(async () => {
  page = await signedInAs('empty')
})

/** Empty again, for whoever looks at this centre next. */
afterAll(() => emptied())

const emptied = async () => {
  for (const { ref } of (await packages()).docs) await ref.delete()
  await adminStore().doc(`snoozes/${EMPTY}_todo`).delete()
}

describe('a centre with nothing in it is told how to begin', () => {
  it('on the Dashboard, by steps that tick themselves in place of zeros, and that can be put away', async () => {
    const steps = page.getByRole('region', { name: 'Set up your centre' })
    const todo = page.getByRole('region', { name: 'To do' })
    await page.goto('/dashboard')
    await steps.getByText('0 of 8 done').waitFor()
    expect(await todo.count()).toBe(0)
    const links = await steps
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual([
      '/settings/site-config?section=branding',
      '/settings/site-config?section=tax',
      '/members/packages?new=true',
      '/members?import=true',
      '/members?new=true',
      '/staff?new=true',
      '/members',
      '/members/attendance',
      '/settings/site-config?section=devices',
    ])
    await steps.getByRole('link', { name: 'Add a package' }).click()
    const form = dialog(page, 'New package')
    await form.getByLabel('Name').fill('Monthly')
    await form.getByLabel('Price').fill('1000')
    await page.keyboard.press('Control+Enter')
    await form.waitFor({ state: 'detached' })
    await page.goto('/dashboard')
    await steps.getByText('1 of 8 done').waitFor()
    await steps.getByText('Add the packages you sell (done)').waitFor()
    // A transaction of the emulator waits for a lock that a trigger of the new package holds: who is told so presses again.
    const isGone = async () => {
      const dismiss = steps.getByRole('button', { name: 'Dismiss' })
      if ((await dismiss.count()) > 0) await dismiss.click({ timeout: 5_000 })
      await steps.waitFor({ state: 'detached', timeout: 20_000 })
      return true
    }
    await expect.poll(isGone, { timeout: 90_000 }).toBe(true)
    await todo.getByText('Nothing waits for you.', { exact: false }).waitFor()
    await page.reload()
    await todo.getByText('Nothing waits for you.', { exact: false }).waitFor()
    expect(await steps.count()).toBe(0)
    await emptied()
  })

  it('on Active members', async () => {
    await page.goto('/members')
    await expectHeading(page, /^Active members/)
    await page.getByText('No members yet. Add the first person who trains here.').waitFor()
    await page.getByRole('button', { name: 'Add a member' }).click()
    await dialog(page, 'New member').waitFor()
    await page.keyboard.press('Escape')
  })

  it('on Inactive members and on Mark Attendance', async () => {
    await page.goto('/members/inactive')
    await page.getByText('No one has left. Good.').waitFor()
    await page.goto('/members/attendance')
    await page.getByText('Waiting for the first check-in.').waitFor()
    await page.getByText('Waiting for the next person.').waitFor()
  })

  it('on Promo codes', async () => {
    await page.goto('/settings/promo-codes')
    await expectHeading(page, /^Promo codes/)
    await page.getByRole('button', { name: 'Make the first code' }).click()
    await dialog(page, 'New promo code').waitFor()
    await page.keyboard.press('Escape')
  })

  it('on Member Packages, with the usual four at a press', async () => {
    await page.goto('/members/packages')
    await expectHeading(page, /^Member Packages/)
    await page.getByRole('button', { name: 'Start from the usual four' }).click()
    const starter = dialog(page, 'Start from the usual four')
    await starter.getByRole('textbox', { name: 'Yearly', exact: true }).fill('11000')
    await starter.getByRole('button', { name: 'Put on sale' }).click()
    await messageWith(page, '4 packages are on sale.')
    for (const name of ['Monthly', 'Quarterly', 'Half-yearly', 'Yearly'])
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name }) })
        .first()
        .waitFor()
    const made = (await packages()).docs.map((doc) => doc.data())
    expect(made).toHaveLength(4)
    expect(made.find(({ name }) => name === 'Yearly')).toMatchObject({
      price: 11000,
      duration: 12,
      durationType: 'Month',
    })
    expectQuiet(page)
  })
})
