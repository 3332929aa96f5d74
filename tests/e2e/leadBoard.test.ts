import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { foundBy } from '@/domain/leads/leadForm'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { dialog, messageWith, soon, stored } from './support/members'
import { someone, todayInIndia, type Someone } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { signedInAs } = browserOf()

const today = todayInIndia()
const [tries, moved, twin] = [someone('Leadtries'), someone('Leadmoved'), someone('Leadtwin')]
const lead = (who: Someone) => stored(`leads/${leadIdOf(who)}`)
let page: Page

const talk = (outcome: string, id = outcome) => ({
  ...{ id, kind: 'Call', outcome, note: '', by: IRON, at: new Date(`${today}T04:40:00Z`) },
  ...{ on: today, nextFollowUpOn: today },
})

beforeAll(async () => {
  const booked = [talk('Trial booked')]
  await putLead(tries, { status: 'Trial Booked', trialOn: today, interactions: booked })
  await putLead(moved, { status: 'Contacted', interactions: [talk('Interested')], attempts: 1 })
  const same = { phone: moved.phone, ...foundBy({ phone: moved.phone }) }
  await putLead(twin, { ...same, interactions: [talk('Busy')], attempts: 1 }, addDays(today, -3))
  page = await signedInAs('iron')
})

afterAll(async () => {
  for (const who of [tries, moved, twin])
    await adminStore()
      .doc(`leads/${leadIdOf(who)}`)
      .delete()
})

describe('the front desk', () => {
  it('finds a trial of today by its name, and marks it once', async () => {
    await page.goto('/members/attendance')
    await expectHeading(page, 'Mark Attendance')
    const part = page.getByRole('region', { name: 'Trials today' })
    await part.getByText(tries.name).waitFor()
    await page.getByRole('combobox').first().fill(tries.name)
    await page.getByText('Trial today', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await messageWith(page, `${tries.name} came for the trial.`)
    await part
      .getByRole('listitem')
      .filter({ hasText: tries.name })
      .getByText('Came', { exact: true })
      .waitFor()
    expect(await lead(tries)).toMatchObject({
      ...{ status: 'Trial Done', lastOutcome: 'Came for trial', nextFollowUpOn: addDays(today, 1) },
      interactions: [{ outcome: 'Trial booked' }, { kind: 'Visit', outcome: 'Came for trial', by: IRON }],
    })
    expectQuiet(page)
  })
})

describe('two leads of one phone', () => {
  it('become one, with the contacts of both', async () => {
    await page.goto(`/leads?id=${leadIdOf(moved)}`)
    const drawer = dialog(page, moved.name)
    await drawer.getByText(`${twin.name} has this phone too`).waitFor()
    await drawer.getByRole('button', { name: `Merge ${twin.name} into this lead` }).click()
    await dialog(page, `Merge two leads of ${moved.name}`)
      .getByRole('button', { name: 'Merge', exact: true })
      .click()
    await messageWith(page, `${twin.name} is merged into ${moved.name}.`)
    expect(await lead(twin)).toMatchObject({ deleted: true })
    expect(await lead(moved)).toMatchObject({ attempts: 2, interactions: [{}, {}] })
    await soon(() => drawer.getByText(`${twin.name} has this phone too`).count()).toBe(0)
  })
})

describe('the funnel', () => {
  it('shows what became of the leads of the chosen days, with a table behind each chart', async () => {
    await page.goto('/leads?view=funnel&range=30')
    const table = page.getByRole('table', { name: /^Lead funnel/ })
    await table.getByRole('row', { name: /^New leads \d+ 100 %/ }).waitFor()
    for (const title of ['By source', 'By person', 'Lost because of'])
      await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('link', { name: '7 days' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('7')
    expectQuiet(page)
  })

  it('and the board fit a phone', async () => {
    for (const view of ['funnel', 'board']) {
      const small = await signedInAs('iron', { at: `/leads?view=${view}`, viewport: phone })
      await expectHeading(small, /^Leads/)
      const width = await small.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(phone.width)
    }
  })
})
