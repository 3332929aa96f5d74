import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { foundBy } from '@/domain/leads/leadForm'
import { accounts, IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { choose } from './support/choose'
import { dialog, messageWith, soon, stored } from './support/members'
import { someone, todayInIndia, type Someone } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { signedInAs } = browserOf()

const today = todayInIndia()
const deskName = accounts.find(({ uid }) => uid === 'demo-desk')?.displayName ?? ''
const [tries, moved, twin] = [someone('Leadtries'), someone('Leadmoved'), someone('Leadtwin')]
const [dragged, fresh] = [someone('Leaddragged'), someone('Leadfresh')]
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
  await putLead(dragged, { status: 'Contacted', interactions: [talk('Interested')], attempts: 1 })
  await putLead(fresh)
  page = await signedInAs('iron')
})

afterAll(async () => {
  for (const who of [tries, moved, twin, dragged, fresh])
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

describe('the board', () => {
  const column = (status: string) => page.getByRole('region', { name: status, exact: true })
  const card = (who: Someone) => page.getByRole('button', { name: who.name, exact: true })
  const isIn = (status: string, who: Someone) =>
    column(status).getByRole('button', { name: who.name, exact: true }).waitFor()

  /** By the name, which is a button: most of a card is. */
  async function drag(who: Someone, to: Locator): Promise<void> {
    await card(who).hover()
    await page.mouse.down()
    await to.hover()
  }

  it('moves a card that is dragged to another column, and leaves it where Escape lets go of it', async () => {
    await page.goto('/leads?view=board')
    await isIn('Contacted', dragged)
    await drag(dragged, column('Trial Done'))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drag(dragged, column('Trial Done'))
    await page.mouse.up()
    await messageWith(page, `${dragged.name}: Trial Done.`)
    await isIn('Trial Done', dragged)
    expect(await lead(dragged)).toMatchObject({ status: 'Trial Done', trialOn: today, attempts: 1 })
    expect(new URL(page.url()).searchParams.get('id')).toBeNull()
  })

  it('says why a card can’t go back to New, and asks why it is given up', async () => {
    await drag(dragged, column('New'))
    await page.mouse.up()
    await messageWith(page, `${dragged.name} has been contacted, and is not new any more.`)
    await isIn('Trial Done', dragged)
    await drag(dragged, column('Lost'))
    await page.mouse.up()
    const asked = dialog(page, `Change the status of ${dragged.name}`)
    await choose(asked.getByRole('combobox', { name: 'Why' }), 'Timing')
    await asked.getByRole('button', { name: 'Change status' }).click()
    await soon(async () => (await lead(dragged))['status']).toBe('Lost')
  })

  it('opens the strip for a card that nobody has talked to', async () => {
    await drag(fresh, column('Contacted'))
    await page.mouse.up()
    const strip = dialog(page, fresh.name).getByRole('region', { name: 'Log a contact' })
    await strip.getByRole('button', { name: 'Tomorrow' }).click()
    await messageWith(page, `Interested is logged for ${fresh.name}.`)
    await page.keyboard.press('Escape')
    await isIn('Contacted', fresh)
  })

  it('moves a card by keys alone, which go on with it in its new column', async () => {
    await card(fresh).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menu', { name: `Move ${fresh.name} to` }).waitFor()
    await page.keyboard.press('t')
    await page.keyboard.press('t')
    await page.keyboard.press('Enter')
    await messageWith(page, `${fresh.name}: Trial Done.`)
    await isIn('Trial Done', fresh)
    await soon(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(fresh.name)
    expectQuiet(page)
  })

  it('is narrowed by search and filters, which the list goes on with', async () => {
    await page.goto('/leads?view=board&q=Leadfresh')
    await isIn('Trial Done', fresh)
    expect(await card(moved).count()).toBe(0)
    await page.getByRole('searchbox').fill('Leadmoved')
    await isIn('Contacted', moved)
    await soon(() => card(fresh).count()).toBe(0)
    await page.goto('/leads?view=board&temperature=Cold&reason=Price')
    await page.getByText('Temperature:', { exact: false }).waitFor()
    await soon(() => card(moved).count()).toBe(0)
    await page.getByRole('link', { name: 'List' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?temperature=Cold')
    expectQuiet(page)
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

  it('is of one person where that is chosen, and says after how many days each person’s leads bought', async () => {
    await page.goto('/leads?view=funnel&range=90')
    await choose(page.getByRole('combobox', { name: 'Assigned to' }), deskName)
    await expect.poll(() => new URL(page.url()).searchParams.get('owner')).toBe('demo-desk')
    const funnel = page.getByRole('region', { name: 'Lead funnel' })
    await funnel
      .getByText(new RegExp(`leads assigned to ${deskName} added`))
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'By person as a table' }).click()
    const people = page.getByRole('group', { name: 'By person, all figures' })
    const own = people.getByRole('row', { name: new RegExp(`^${deskName}`) })
    await own.getByText(/^(Same day|[\d.]+ days?)$/).waitFor()
    // What the person's row counts is what the person's funnel counts.
    const came = await own.getByRole('link').first().innerText()
    await page
      .getByRole('table', { name: /^Lead funnel/ })
      .getByRole('row', { name: new RegExp(`^New leads ${came} `) })
      .waitFor()
    await page.getByRole('button', { name: 'Lost because of as a table' }).click()
    const lost = page.getByRole('group', { name: 'Lost because of, all figures' }).getByRole('link').first()
    const count = await lost.innerText()
    await lost.click()
    await expectHeading(page, new RegExp(`^Leads\\s*${count}$`))
    expect(new URL(page.url()).searchParams.get('owner')).toBe('demo-desk')
    expectQuiet(page)
  })

  it('opens the list that a figure adds up to', async () => {
    // Rows that no other test adds to.
    for (const [title, row, place] of [
      ['By source', /^Hoarding/, 0],
      ['By person', new RegExp(`^${deskName}`), 3],
      ['Lost because of', /^Distance/, 0],
      ['First sales', /^Instagram/, 0],
    ] as const) {
      await page.goto('/leads?view=funnel&range=90')
      await page.getByRole('button', { name: `${title} as a table` }).click()
      const figures = page.getByRole('group', { name: `${title}, all figures` })
      const links = figures.getByRole('row', { name: row }).getByRole('link')
      const count = await links.nth(place).innerText()
      const money = title === 'First sales' ? await links.nth(1).innerText() : ''
      await links.nth(place).click()
      await expectHeading(page, new RegExp(`^Leads\\s*${count}$`))
      await page.getByText('whatever became of them', { exact: false }).waitFor()
      if (money !== '') await page.locator('tfoot').getByText(money).waitFor()
    }
    await expectAccessible(page, 'everyone of some days')
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

describe('who to call today, on a phone', () => {
  it('is a card with the day and the name, that opens the strip', async () => {
    const late = someone('Leadlate')
    await putLead(late, { nextFollowUpOn: addDays(today, -2) }, addDays(today, -4))
    const small = await signedInAs('iron', { at: '/leads', viewport: phone })
    const card = small.getByRole('row').filter({ hasText: late.name })
    await card.getByText('2 days late').waitFor()
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await card.getByRole('link', { name: late.name }).click()
    const strip = dialog(small, late.name).getByRole('region', { name: 'Log a contact' })
    await strip.getByRole('button', { name: 'Interested' }).click()
    await strip.getByRole('button', { name: 'Tomorrow' }).click()
    await messageWith(small, `Interested is logged for ${late.name}.`)
    expect(await lead(late)).toMatchObject({ status: 'Contacted', nextFollowUpOn: addDays(today, 1) })
    expectQuiet(small)
    await adminStore()
      .doc(`leads/${leadIdOf(late)}`)
      .delete()
  })
})
