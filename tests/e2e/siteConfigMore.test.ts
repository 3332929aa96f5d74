import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, EMPTY } from '../../scripts/seed/accounts'
import { adminAuth, adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, signInWith } from './support/browser'
import { messageWith, soon, stored, undoLatest } from './support/members'

const { signedInAs, open } = browserOf()

let page: Page
const go = async (on: Page, section: string) => {
  await on.goto(`/settings/site-config?section=${section}`)
  await expectHeading(on, /^Site config/)
}

/** A centre of this file's own: the sign-ins of the demo's are kept for the files that follow. */
const OUT = `signed-out-${Date.now()}`
const EMAIL = `${OUT}@demo.test`

async function putOwnGym(): Promise<void> {
  const gym = await stored(`gyms/${EMPTY}`)
  await adminStore()
    .doc(`gyms/${OUT}`)
    .set({ ...gym, id: OUT, name: 'Signed Out Gym', email: EMAIL })
  await adminAuth().createUser({ uid: OUT, email: EMAIL, password: DEMO_PASSWORD })
  await adminAuth().setCustomUserClaims(OUT, { role: 'Client', clientType: 'GYM', gymId: OUT })
}

beforeAll(async () => {
  await putOwnGym()
  page = await signedInAs('iron')
})

afterAll(async () => {
  await adminAuth().deleteUser(OUT)
  await Promise.all([
    adminStore().doc(`gyms/${OUT}`).delete(),
    adminStore().doc(`gymsPublic/${OUT}`).delete(),
  ])
})

describe('the search of Site config', () => {
  it('finds a setting by the words of its sentence and goes to its field, by the keyboard alone', async () => {
    await go(page, 'centre')
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Find a setting' })
    await soon(() => search.evaluate((box) => box === document.activeElement)).toBe(true)
    await search.fill('bounced')
    await page.getByRole('option', { name: /^Charge for a bounced cheque/ }).waitFor()
    await page.keyboard.press('Enter')
    const field = page.getByLabel('Charge for a bounced cheque')
    await field.waitFor()
    await soon(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(new URL(page.url()).searchParams.get('section')).toBe('payments')
  })

  it('goes to a switch by a press, and says when there is nothing', async () => {
    const search = page.getByRole('combobox', { name: 'Find a setting' })
    await search.fill('second person')
    await page.getByRole('option', { name: /^Approve by a second person/ }).click()
    const field = page.getByRole('switch', { name: /^Approve by a second person/ })
    await field.waitFor()
    await soon(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
    await search.fill('zzz')
    await page.getByText('No setting is called that.').waitFor()
    expectQuiet(page)
  })
})

it('what is kept leads to each list with its export', async () => {
  await go(page, 'privacy')
  const table = page.getByRole('table', { name: 'What is kept' })
  expect(await table.getByRole('row').filter({ hasText: 'The owner and support' }).count()).toBe(15)
  await table.getByRole('link', { name: 'Promo codes' }).click()
  await expectHeading(page, /^Promo codes/)
})

async function atOwnGym(): Promise<Page> {
  const own = await open()
  await own.goto('/login')
  await signInWith(own, EMAIL, DEMO_PASSWORD)
  await own.waitForURL((url) => url.pathname !== '/login')
  return own
}

it('offers no Undo for a PIN alone, and beside other settings says that it stays', async () => {
  const own = await atOwnGym()
  const messages = own.getByRole('region', { name: 'Messages' })
  const typePin = async (pin: string) => {
    await own.getByLabel(/^(New )?PIN/).fill(pin)
    await own.getByLabel('The PIN once more').fill(pin)
  }
  await go(own, 'attendance')
  await typePin('258013')
  await own.getByRole('button', { name: 'Save' }).click()
  await messageWith(own, /^Attendance: saved/)
  expect(await messages.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await own.getByText('A PIN is set. Enter a new one to replace it.').waitFor()
  await typePin('258014')
  await own.getByLabel('Capacity').fill('60')
  await own.getByRole('button', { name: 'Save' }).click()
  await messageWith(own, /Undo keeps the new PIN\.$/)
  await undoLatest(own)
  const preference = async () => (await stored(`gyms/${OUT}`))['preference'] as object
  await soon(async () => 'capacity' in (await preference())).toBe(false)
  expect(await preference()).toMatchObject({ hasKioskPin: true })
  await own.close()
})

describe('security', () => {
  it('signs everybody out: this page says so at the sign-in, and the next sign-in counts', async () => {
    const own = await atOwnGym()
    await go(own, 'security')
    const signIns = own.getByRole('table', { name: 'Sign-ins' })
    await signIns.getByRole('row').filter({ hasText: 'You' }).waitFor({ timeout: 60_000 })
    await own.getByRole('button', { name: 'Sign everybody out' }).click()
    const question = own.getByRole('dialog', { name: /^Sign everybody out of/ })
    await question.getByRole('button', { name: 'Sign everybody out' }).click()
    await own.waitForURL((url) => url.pathname === '/login')
    await own.getByText('Everybody of this centre was signed out. Sign in again.').waitFor()
    const { docs } = await adminStore()
      .collection('auditLogs')
      .where('gymId', '==', OUT)
      .where('act', '==', 'gym.signOut')
      .get()
    expect(docs).toHaveLength(1)

    await signInWith(own, EMAIL, DEMO_PASSWORD)
    await own.waitForURL((url) => url.pathname !== '/login')
    await own.goto('/settings/site-config?section=audit')
    await own.getByRole('row').filter({ hasText: 'Signed everybody out' }).waitFor()
    // Another centre's owner works on.
    await page.goto('/members')
    await expectHeading(page, /^Active members/)
  })
})
