import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ICE } from '../../scripts/seed/accounts'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shardOf } from '@/domain/members/directory'
import type { Member } from '@/domain/members/member'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { dialog, namesOnPage, rowOf, soon } from './support/members'
import { putMember, putPackage, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const graced = someone('Limitgrace')
const ending = someone('Limitending')
const away = someone('Limitaway')
const today = todayInIndia()
let page: Page
let before: unknown

const gym = () => adminStore().doc(`gyms/${ICE}`)

/** A package of a month whose last day is that one. */
const putUntil = async (member: Member, lastDay: CivilDate) => {
  await putPackage(member, today, 'private-coaching')
  const dates = { startDate: addDuration(addDays(lastDay, 1), -1, 'Month'), endDate: lastDay }
  await adminStore().doc(`members/${member.id}`).update({
    'currentPackage.startDate': dates.startDate,
    'currentPackage.endDate': lastDay,
    'lookup.startsOn': dates.startDate,
    'lookup.coverUntil': lastDay,
  })
  await adminStore()
    .doc(`memberDirectory/${ICE}_${shardOf(member.id)}`)
    .update({ [`people.${member.id}.s`]: dates.startDate, [`people.${member.id}.e`]: lastDay })
}

beforeAll(async () => {
  before = (await gym().get()).get('preference')
  const own = { graceDays: 5, expiringDays: 10, absentDays: 20, greatestAmount: 50_000 }
  await gym().update({ preference: { ...own, currency: 'USD', locale: 'en-US' } })
  await putUntil(await putMember(graced, ICE), addDays(today, -5))
  await putUntil(await putMember(ending, ICE), addDays(today, 9))
  await putUntil(await putMember(away, ICE), addDays(today, 25))
  page = await signedInAs('ice')
})

afterAll(async () => {
  await takeAway(graced.name, ending.name, away.name)
  await gym().update({ preference: before })
})

const open = async (tab: string) => {
  await page.goto(`/members?tab=${tab}`)
  await expectHeading(page, /Active members/)
}

describe('a centre with grace 5, expiring 10, absent 20 and 50,000 dollars (issue 10.8, PRODUCT 2.R)', () => {
  it.each([
    ['grace', 'The package ended 1 to 5 days ago. They are still let in.', graced.name, 'Grace'],
    ['expiring', 'The package ends within 10 days, today included.', ending.name, 'Expiring'],
  ])('the tab %s says so and lists them, with their chip', async (tab, hint, name, state) => {
    await open(tab)
    await page.getByText(hint).waitFor()
    await soon(() => namesOnPage(page)).toContain(name)
    await rowOf(page, name).getByText(state, { exact: true }).waitFor()
  })

  it('absent and expired too', async () => {
    await open('absent')
    await page.getByText('have not come for 20 days or more').waitFor()
    await open('expired')
    await page.getByText('The package ended 6 to 30 days ago').waitFor()
    expect(await namesOnPage(page)).not.toContain(graced.name)
  })

  it('the dashboard counts by them', async () => {
    await page.goto('/dashboard')
    await page.getByText('Within 10 days, today included').waitFor()
  })

  it('the desk lets in until the last day of its grace', async () => {
    await page.goto('/members/attendance')
    await page.getByRole('combobox', { name: 'Member' }).fill(graced.name)
    await page.getByRole('region', { name: 'Verdict' }).getByText('The package ended 5 days ago').waitFor()
  })

  it('a form takes no more than its greatest amount, said in dollars', async () => {
    await page.goto('/members/packages?new=true')
    const form = dialog(page, 'New package')
    await form.getByLabel('Name').fill('Too dear')
    await form.getByLabel('Price').fill('50001')
    await page.keyboard.press('Control+Enter')
    await form.getByText('That is more than $50,000. Check the amount.').waitFor()
    expect(await form.getByText('₹').count()).toBe(0)
    await page.keyboard.press('Escape')
    expectQuiet(page)
  })
})
