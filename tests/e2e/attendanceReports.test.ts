import { Timestamp } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { dialog, messageWith, soon, undoLatest } from './support/members'
import { putCovered, putExpired, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const person = someone('Reportia')
const lapsed = someone('Lapsia')
const past = addDays(todayInIndia(), -3)
const url = (more: string) => `/members/attendance-reports?${more}`
let page: Page
let personId = ''

beforeAll(async () => {
  const member = await putCovered(person)
  personId = member.id
  const at = (time: string) => Timestamp.fromDate(instantAt(past, time, 'Asia/Kolkata'))
  const visits = [{ entry: at('06:05'), exit: at('07:10'), isAutoExit: false }]
  await adminStore()
    .doc(`attendance/${IRON}_${personId}`)
    .set({ gymId: IRON, memberId: personId, personId, personType: 'member', [dateKeyOf(past)]: visits })
  const line = { type: 'member', name: person.name, code: member.memberCode, dp: '', by: IRON, visits }
  const expired = await putExpired(lapsed, 10)
  const itsLine = { ...line, name: lapsed.name, code: expired.memberCode, by: 'demo-desk' }
  await adminStore()
    .doc(`attendanceDays/${IRON}_${past}`)
    .set({ gymId: IRON, date: past, people: { [personId]: line, [expired.id]: itsLine } }, { merge: true })
  page = await signedInAs('iron')
})

afterAll(() => takeAway(person.name, lapsed.name))

const row = (on: Page) => on.getByRole('row').filter({ hasText: person.name })

describe('attendance reports', () => {
  it('list the visits of a day, searched and kept in the address', async () => {
    await page.goto(url(`range=${past}..${past}&q=${encodeURIComponent(person.name)}`))
    await expectHeading(page, /^Attendance reports/)
    await row(page).getByText('6:05 am', { exact: true }).waitFor()
    await row(page).getByText('1 h 05 min').waitFor()
    await expectAccessible(page, 'the day list')
  })

  it('let the owner correct a day with a reason, and show what stood there', async () => {
    await page.getByRole('button', { name: `Actions for ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Correct this day' }).click()
    const form = dialog(page, `Correct ${person.name}, ${formatCivil(past)}`)
    await form.getByLabel('Exit 1').fill('08:05')
    await form.getByLabel('Reason').fill('Forgot to mark out')
    await expectAccessible(page, 'the correction', { within: '[role=dialog]' })
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `${person.name} on ${formatCivil(past)} is corrected.`)
    await row(page).getByText('2 h', { exact: true }).waitFor()
    await row(page).getByText('Corrected: Forgot to mark out (was 6:05 am to 7:10 am)').waitFor()
  })

  it('name who came in after the package had ended, though nobody overrode, and who marked it', async () => {
    await page.goto(url(`tab=overridden&range=${past}..${past}&why=expired`))
    const its = page.getByRole('row').filter({ hasText: lapsed.name })
    await its.getByText('Expired', { exact: true }).waitFor()
    await its.getByText('Pooja Malviya').waitFor()
    expect(await row(page).count()).toBe(0)
    await expectAccessible(page, 'expired or overridden')
    await page.goto(url(`range=${past}..${past}&hours=early&package=monthly&by=demo-desk`))
    await its.waitFor()
    expect(await row(page).count()).toBe(0)
  })

  it('lead to the rules for visits, each checked at its field', async () => {
    await page.goto(url(''))
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    const hours = page.getByLabel('Automatic exit after')
    const before = await hours.inputValue()
    await hours.fill('17')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Enter 1 to 6').waitFor()
    await hours.fill(before === '3' ? '4' : '3')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, 'Attendance: saved.')
    await undoLatest(page)
    await soon(() => hours.inputValue()).toBe(before)
  })

  it.each([
    ['grid', 'Visits, '],
    ['heatmap', 'Entries by day of the week and hour'],
  ])('show the %s as a table that can be read', async (tab, label) => {
    await page.goto(url(`tab=${tab}&range=${addDays(past, -20)}..${past}`))
    await page.getByRole('region', { name: label }).getByRole('table').waitFor()
    await expectAccessible(page, tab)
  })

  it('show one member’s calendar with what was corrected', async () => {
    await page.goto(url(`tab=person&person=${personId}&month=${past}`))
    await page.getByRole('button', { name: `${formatCivil(past)}: 1 visit. Correct this day` }).waitFor()
    await page.getByRole('region', { name: 'Corrections' }).getByText('Forgot to mark out').waitFor()
    await expectAccessible(page, 'the person')
  })

  it('find a member by typing', async () => {
    await page.goto(url('tab=person'))
    await page.getByText('Search for a member').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type(person.name)
    await page.getByRole('list', { name: 'Members found' }).getByText(person.name).click()
    await page.getByRole('region', { name: /^Calendar/ }).waitFor()
  })

  it('name who pays and stays away', async () => {
    await page.goto(url('tab=absentees'))
    await page.getByText('in the last 10 days, today included').waitFor()
    await soon(() => page.getByRole('row').count()).toBeGreaterThan(1)
    await soon(() => row(page).count()).toBe(0)
    await expectAccessible(page, 'the absentees')
    expectQuiet(page)
  })

  it('let the manager look and neither correct nor export', async () => {
    const desk = await signedInAs('desk', {
      viewport: phone,
      at: url(`range=${past}..${past}&q=${encodeURIComponent(person.name)}`),
    })
    await row(desk).getByText('6:05 am', { exact: true }).waitFor()
    expect(await desk.getByRole('button', { name: 'Export' }).count()).toBe(0)
    await desk.getByRole('button', { name: `Actions for ${person.name}` }).click()
    expect(await desk.getByRole('menuitem').allInnerTexts()).toEqual(['All visits of this member'])
    expectQuiet(desk)
  })
})
