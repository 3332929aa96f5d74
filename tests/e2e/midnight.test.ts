import { Timestamp } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, signInWith } from './support/browser'
import { choose } from './support/choose'
import { fillDesk, PASSWORD, removeDesk, type DeskGym } from './support/deskGym'
import { dialog, finishSale, messageWith, searchBox, soon, stored } from './support/members'
import { putMember, someone, takeAway, todayInIndia } from './support/people'

const { open, signedInAs } = browserOf()

/** The browser passes the midnight at which today began: what it writes then is of the server's own day. */
const today = todayInIndia()
const eve = addDays(today, -1)
const atNight = (day: string, time: string) => new Date(`${day}T${time}+05:30`)

const buyer = someone('Nisha')
let gym: DeskGym
let buyerId = ''

async function turnBack(page: Page): Promise<void> {
  await page.clock.install({ time: atNight(eve, '23:59:40') })
}

/**
 * Half a minute goes by at once, so that every page looks at its clock. Not more: what the store's client waits for would
 * be late then, and it would take the server for gone.
 */
async function passMidnight(page: Page): Promise<void> {
  await page.clock.runFor(31_000)
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(atNight(today, '00:00:10').getTime())
}

beforeAll(async () => {
  gym = await fillDesk(3, 3)
  const line = {
    ...{ type: 'member', name: gym.nameOf(0), code: gym.codeOf(0), dp: '', by: '', overrides: [] },
    visits: [{ entry: Timestamp.fromDate(atNight(eve, '23:10:00')), exit: null, isAutoExit: false }],
  }
  await adminStore()
    .doc(`attendanceDays/${gym.gymId}_${eve}`)
    .set({ gymId: gym.gymId, date: eve, people: { [gym.idOf(0)]: line } })
  buyerId = (await putMember(buyer)).id
})
afterAll(async () => {
  await removeDesk(gym)
  await takeAway(buyer.name)
})

describe('at midnight of the centre, whoever is at work keeps what is open and typed', () => {
  let page: Page
  beforeAll(async () => {
    page = await signedInAs('iron')
    await turnBack(page)
  })

  it('in the form of a new member', async () => {
    await page.goto('/members?new=true')
    const form = dialog(page, 'New member')
    await form.getByRole('textbox', { name: 'Phone' }).fill('9000012345')
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed before midnight')
    await passMidnight(page)
    expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(
      'Typed before midnight',
    )
    expect(await form.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('90000 12345')
    await page.keyboard.press('Escape')
    await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard changes' }).click()
  })

  it('in the sheet of a sale, which is sold as of the day that it shows', async () => {
    await turnBack(page)
    await page.goto(`/members?q=${buyer.phone}&id=${buyerId}&act=sell`)
    const sheet = dialog(page, `Sell a package to ${buyer.name}`)
    await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await sheet.getByRole('textbox', { name: 'Discount', exact: true }).fill('250')
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('Joins with a friend')
    const startsOn = sheet.getByRole('textbox', { name: /^Starts on/ })
    const shown = await startsOn.inputValue()
    await passMidnight(page)
    expect(await sheet.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Joins with a friend')
    expect(await sheet.getByRole('textbox', { name: 'Discount', exact: true }).inputValue()).toMatch(/^250/)
    expect(await sheet.getByRole('combobox', { name: 'Package' }).inputValue()).toMatch(/^Monthly/)
    expect(await startsOn.inputValue()).toBe(shown)
    await sheet.getByRole('button', { name: 'Received in full' }).click()
    await page.keyboard.press('Control+Enter')
    await finishSale(page, `Monthly is sold to ${buyer.name}`)
    expect(await stored(`members/${buyerId}`)).toMatchObject({ currentPackage: { startDate: eve } })
  })

  it('in a list that was searched and of which rows are chosen', async () => {
    await turnBack(page)
    await page.goto('/members')
    await searchBox(page).fill('a')
    await soon(() => new URL(page.url()).searchParams.get('q')).toBe('a')
    const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
    const chosen = page.getByRole('toolbar', { name: 'With the selected rows' })
    await first.check()
    await chosen.waitFor()
    await passMidnight(page)
    await chosen.waitFor()
    expect(await first.isChecked()).toBe(true)
    await first.uncheck()
    expect(await searchBox(page).inputValue()).toBe('a')
  })

  it('in the count of the day that is just over', async () => {
    await turnBack(page)
    await page.goto('/finance/invoices')
    await page.getByRole('button', { name: 'Day close' }).click()
    const sheet = dialog(page, `Close ${formatCivil(eve)}`)
    await sheet.getByLabel('₹200').fill('7')
    await passMidnight(page)
    await sheet.waitFor()
    expect(await sheet.getByLabel('₹200').inputValue()).toBe('7')
  })

  it('in the form of a leave', async () => {
    await turnBack(page)
    await page.goto('/staff/attendance')
    await page.getByRole('button', { name: 'Leave and holidays' }).click()
    await page.getByRole('button', { name: 'Give leave' }).click()
    const form = dialog(page, 'Give leave')
    await choose(form.getByRole('combobox', { name: 'Employee' }), 0)
    const who = await form.getByRole('combobox', { name: 'Employee' }).inputValue()
    await form.getByRole('textbox', { name: 'Reason' }).fill('Wedding in the family')
    await passMidnight(page)
    expect(await form.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Wedding in the family')
    await soon(() => form.getByRole('combobox', { name: 'Employee' }).inputValue()).toBe(who)
  })
})

describe('the desk at midnight', () => {
  let page: Page
  const box = () => page.getByRole('combobox', { name: 'Member' })
  const list = () => page.getByRole('region', { name: 'Today' })

  beforeAll(async () => {
    page = await open()
    await page.goto('/login')
    await signInWith(page, gym.email, PASSWORD)
    await expectHeading(page, 'Mark Attendance')
    await turnBack(page)
    await page.goto('/members/attendance')
    await page.getByText(formatCivil(eve), { exact: false }).first().waitFor()
    await list().getByText(gym.nameOf(0)).waitFor()
  })

  it('turns to the new day, keeps what is typed, and shows who is still inside', async () => {
    await box().fill(gym.codeOf(1))
    await page.getByRole('region', { name: 'Verdict' }).getByText('Let in', { exact: true }).waitFor()
    await passMidnight(page)
    await page.getByText(formatCivil(today), { exact: false }).first().waitFor()
    expect(await box().inputValue()).toBe(gym.codeOf(1))
    await list().getByText(gym.nameOf(0)).waitFor()
  })

  it('writes an entry to the new day, and an exit to the day on which the visit began', async () => {
    await box().press('Enter')
    await messageWith(page, `${gym.nameOf(1)} is in`)
    await box().fill(gym.codeOf(0))
    await page
      .getByRole('region', { name: 'Verdict' })
      .getByText('Inside', { exact: false })
      .first()
      .waitFor()
    await box().press('Enter')
    await messageWith(page, `${gym.nameOf(0)} is out`)
    const of = async (day: string, person: number) => {
      const { people } = (await stored(`attendanceDays/${gym.gymId}_${day}`)) as {
        people: Record<string, { visits: unknown[] }>
      }
      return people[gym.idOf(person)]?.visits.length
    }
    await soon(() => of(today, 1)).toBe(1)
    await soon(() => of(eve, 0)).toBe(2)
    expect(await of(today, 0)).toBeUndefined()
  })
})
