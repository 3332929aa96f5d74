import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, path } from './support/browser'
import { choose } from './support/choose'
import { keepDownload } from './support/keepDownload'
import { dialog, messageWith, stored } from './support/members'
import { datesOfLastMonth, lastMonth, onPayPage, payGym } from './support/payGym'
import { todayInIndia } from './support/people'

const { open, signedInAs } = browserOf()
const gym = payGym('pay-centre')
const { staffId: RAVI, all } = gym

const today = todayInIndia()
const dates = datesOfLastMonth
const month = monthKey(lastMonth)
const name = monthText(lastMonth)
let page: Page
const { row, act } = onPayPage(() => page)

/** Whoever has no account is named before there is a file; with one they are in it. */
async function expectBankFile() {
  await page.getByRole('button', { name: 'Bank file' }).click()
  const file = dialog(page, `Bank file for ${name}`)
  await file.getByText('1 employee can’t be paid by transfer', { exact: false }).waitFor()
  expect(await file.getByRole('button', { name: 'Download CSV' }).isDisabled()).toBe(true)
  await expectAccessible(page, 'the bank file', { within: '[role=dialog]' })
  await file.getByRole('link', { name: 'Ravi Kumar' }).click()
  const form = dialog(page, 'Edit Ravi Kumar')
  await form
    .getByRole('textbox', { name: /^Phone/ })
    .and(page.locator(':focus'))
    .waitFor()
  await form.getByLabel('Account number').fill('0050 1000 1234')
  await page.keyboard.press('Control+Enter')
  await form.getByText('Enter the bank’s code', { exact: true }).waitFor()
  await form.getByLabel('IFSC').fill('hdfc0001234')
  await page.keyboard.press('Control+Enter')
  await messageWith(page, 'Ravi Kumar is saved.')
  expect(await stored(`staff/${RAVI}`)).toMatchObject({
    bankAccount: '005010001234',
    bankCode: 'HDFC0001234',
  })

  await page.goto(`/staff/contributions?month=${month}`)
  await page.getByRole('button', { name: 'Bank file' }).click()
  await file.getByText('••1234').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`bank-file-${month}.csv`)
  const amount = ((dates.length - 1) * 1000).toFixed(2)
  expect(await readFile(await keepDownload(download), 'utf8')).toBe(
    'Name,Account number,IFSC,Amount,Reference\r\n' +
      `Ravi Kumar,005010001234,HDFC0001234,${amount},PAY ${name.toUpperCase()} RAVI KUMAR\r\n`,
  )
}

beforeAll(async () => {
  await gym.make()
  await gym.begin()
  await gym.employ()
  page = await open()
  await gym.signIn(page)
})

afterAll(gym.close)

describe('the owner', () => {
  it('sets what an employee is paid', async () => {
    await page.goto(`/staff?edit=${RAVI}`)
    const form = dialog(page, 'Edit Ravi Kumar')
    // The form hears what is pressed once it has taken the focus to its first field.
    await form
      .getByRole('textbox', { name: /^Phone/ })
      .and(page.locator(':focus'))
      .waitFor()
    await form.getByText('Monthly', { exact: true }).click()
    await page.keyboard.press('Control+Enter')
    await form.getByText('Enter the monthly pay').waitFor()
    await form.getByLabel('Pay per month').fill(String(dates.length * 1000))
    await page.keyboard.press('Control+Enter')
    await messageWith(page, 'Ravi Kumar is saved.')
    expect(await stored(`staff/${RAVI}`)).toMatchObject({ payBasis: 'monthly', payRate: dates.length * 1000 })
  })

  it('locks no month that isn’t generated, and is led to what lacks', async () => {
    const bonus = `contributions/${gym.gymId}-bonus`
    await gym.put(bonus, {
      ...{ staffId: RAVI, categoryId: starterCategoryId(gym.gymId, 'Bonus'), direction: 'Earning' },
      ...{ amount: 500, date: lastMonth, month, status: 'Reversed' },
    })
    await page.goto(`/staff/contributions?month=${month}`)
    await page.getByRole('button', { name: 'Lock month' }).click()
    const lock = dialog(page, `Lock ${name}`)
    await lock
      .getByText(`Not all of Ravi Kumar’s pay for ${name} is in the ledger yet.`, { exact: false })
      .waitFor()
    await expectAccessible(page, 'what a month lacks', { within: '[role=dialog]' })
    expect(await lock.getByRole('button', { name: `Lock ${name}` }).count()).toBe(0)
    await lock.getByRole('button', { name: `Generate pay for ${name}` }).click()
    const preview = dialog(page, `Generate pay for ${name}`)
    await preview.getByText(`${dates.length - 1} of ${dates.length}`).waitFor()
    await page.keyboard.press('Escape')
    await adminStore().doc(bonus).delete()
  })

  it('generates, checks, approves, pays and locks a month', async () => {
    const pay = `₹${new Intl.NumberFormat('en-IN').format((dates.length - 1) * 1000)}.00`
    await page.goto(`/staff/contributions?month=${month}`)
    await page.getByRole('button', { name: `Generate pay for ${name}` }).click()
    const preview = dialog(page, `Generate pay for ${name}`)
    await preview.getByText(`${dates.length - 1} of ${dates.length}`).waitFor()
    await preview.getByRole('button', { name: 'Ravi Kumar', exact: true }).click()
    await preview.getByText(`Base pay: ${dates.length - 1} of ${dates.length} days`).waitFor()
    await expectAccessible(page, 'the preview', { within: '[role=dialog]' })
    expect((await all('contributions')).size).toBe(0)
    await preview.getByRole('button', { name: `Add ${pay} for 1 employee` }).click()
    await messageWith(page, `${pay} added for ${name}. It waits for approval.`)
    await row('Salary').getByText(pay).waitFor()
    await page.getByRole('button', { name: 'Generate pay', exact: true }).click()
    await preview.getByText(`Everything for ${name} is in the ledger already.`).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Lock month' }).click()
    await page.getByRole('button', { name: `Lock ${name}` }).click()
    const lock = dialog(page, `Lock ${name}`)
    await lock.getByText('1 contribution is not paid yet. Pay or reverse it first.').waitFor()
    await expectAccessible(page, 'the lock', { within: '[role=dialog]' })
    await page.keyboard.press('Escape')

    await act('Ravi Kumar', 'Approve')
    await messageWith(page, `Ravi Kumar: ${pay} approved.`)
    await expectBankFile()
    await act('Ravi Kumar', 'Pay')
    const form = dialog(page, 'Pay Ravi Kumar')
    await form.getByRole('button', { name: `Pay ${pay}` }).click()
    await messageWith(page, `${pay} paid. It is in Expenses under Salaries.`)
    await row('Salary').getByText('Paid', { exact: true }).waitFor()
    const [expense] = (await all('expenses')).docs
    expect(expense?.data()).toMatchObject({
      amount: (dates.length - 1) * 1000,
      vendor: 'Ravi Kumar',
      date: today,
    })

    await act('Ravi Kumar', 'Statement')
    const statement = dialog(page, `Pay statement, ${name}`)
    await statement
      .getByText(`${dates.length - 1} of ${dates.length} days`)
      .first()
      .waitFor()
    await statement.getByRole('row', { name: `Net pay` }).getByText(pay).waitFor()
    await expectAccessible(page, 'the statement', { within: '[role=dialog]' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      statement.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`Pay statement Ravi Kumar ${name}.pdf`)
    const bytes = await readFile(await keepDownload(download))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(10_000)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Lock month' }).click()
    await page.getByRole('button', { name: `Lock ${name}` }).click()
    await messageWith(page, `${name} is locked.`)
    await page.getByText(`${name} was locked on`).waitFor()
    expect(await page.getByRole('button', { name: 'New contribution' }).count()).toBe(0)
  })

  it('draws the year of it: by category, beside what was collected, and by employee', async () => {
    const pay = `₹${new Intl.NumberFormat('en-IN').format((dates.length - 1) * 1000)}.00`
    await page.goto(`/staff/contributions?month=${month}`)
    await page.getByRole('button', { name: 'Figures' }).click()
    for (const title of ['Pay by month', 'Pay and revenue', 'Pay and sales by employee']) {
      await page.getByRole('button', { name: `${title} as a table` }).press('Enter')
      const figures = page.getByRole('group', { name: `${title}, all figures` })
      await figures
        .getByRole('row', { name: title.endsWith('employee') ? 'Ravi Kumar' : name })
        .getByText(pay)
        .first()
        .waitFor()
    }
    await expectAccessible(page, 'the figures of pay')
    await page.reload()
    await page.getByRole('heading', { name: 'Pay by month' }).waitFor()
    expectQuiet(page)
  })

  it('finds attendance, pay and activity in the employee’s drawer', async () => {
    await page.goto(`/staff?id=${RAVI}`)
    const drawer = dialog(page, 'Ravi Kumar')
    await drawer.getByRole('tab', { name: 'Attendance' }).click()
    await drawer.getByRole('button', { name: 'Earlier month' }).click()
    await drawer.getByText(name, { exact: true }).waitFor()
    await drawer.getByText(`${dates.length - 1} days`).waitFor()
    await expectAccessible(page, 'the attendance', { within: '[role=dialog]' })
    await drawer.getByRole('tab', { name: 'Pay' }).click()
    await drawer.getByText('Base pay is', { exact: false }).waitFor()
    await drawer.getByRole('button', { name: 'Earlier month' }).click()
    await drawer.getByRole('row', { name: 'Net pay' }).waitFor()
    await expectAccessible(page, 'the pay', { within: '[role=dialog]' })
    await drawer.getByRole('tab', { name: 'Activity' }).click()
    await drawer.getByText('Ravi Kumar hasn’t added, changed or collected anything yet.').waitFor()
    expectQuiet(page)
  })

  it('enters a bonus by hand and reverses it with a reason; nothing typed is lost', async () => {
    await page.goto('/staff/contributions?new=true')
    const form = dialog(page, `New contribution, ${monthText(startOfMonth(today))}`)
    await form.getByRole('textbox', { name: 'Note' }).fill('Festival')
    await page.keyboard.press('Control+Enter')
    await form.getByText('Choose the employee').waitFor()
    expect(await form.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Festival')
    await choose(form.getByRole('combobox', { name: 'Employee' }), 'Ravi Kumar')
    await choose(form.getByRole('combobox', { name: 'Category' }), 'Bonus')
    await form.getByRole('textbox', { name: 'Amount' }).fill('500')
    const member = form.getByRole('textbox', { name: 'Member' })
    await member.fill('Asha')
    await page.keyboard.press('Control+Enter')
    await form.getByText('Choose the member from the list, or clear the field').waitFor()
    await member.fill('')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, 'Added for Ravi Kumar. It waits for approval.')
    await row('Festival').getByText('₹500.00').waitFor()
    await act('Ravi Kumar', 'Reverse')
    const reverse = dialog(page, 'Reverse Ravi Kumar’s contribution')
    await reverse.waitFor()
    await page.keyboard.press('Control+Enter')
    await reverse.getByText('Enter a reason').waitFor()
    await reverse.getByLabel('Reason').fill('Entered twice')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, '1 contribution reversed.')
    await row('Festival').getByText('Reversed').waitFor()
    expectQuiet(page)
  })

  it('gives a raise from today unless another day is entered, and sees what was paid before', async () => {
    await page.goto(`/staff?edit=${RAVI}`)
    const form = dialog(page, 'Edit Ravi Kumar')
    await form
      .getByRole('textbox', { name: /^Phone/ })
      .and(page.locator(':focus'))
      .waitFor()
    await form.getByLabel('Pay per month').fill('50000')
    await form.getByText(`Days before ${formatCivil(today)} stay at`, { exact: false }).waitFor()
    await page.keyboard.press('Control+Enter')
    await messageWith(page, 'Ravi Kumar is saved.')
    const before = { payBasis: 'monthly', payRate: dates.length * 1000, payFrom: null }
    expect(await stored(`staff/${RAVI}`)).toMatchObject({
      ...{ payRate: 50_000, payFrom: today },
      earlierPay: [before],
    })
    await page.goto(`/staff?id=${RAVI}`)
    const pay = dialog(page, 'Ravi Kumar').getByRole('region', { name: 'Pay' })
    await pay.getByText(`From ${formatCivil(today)}`).waitFor()
    await pay.getByText(`Until ${formatCivil(addDays(today, -1))}`).waitFor()
    expectQuiet(page)
  })
})

describe('the desk', () => {
  const own = `contributions/${IRON}-own-pay`
  const others = `contributions/${IRON}-others-pay`
  afterAll(async () => {
    for (const record of [own, others]) await adminStore().doc(record).delete()
  })

  it('sees its own pay, once the owner has approved it, and nobody else’s', async () => {
    const line = {
      ...{ gymId: IRON, categoryId: starterCategoryId(IRON, 'Salary'), direction: 'Earning', month },
      ...{ date: lastMonth, status: 'Approved' },
    }
    await adminStore()
      .doc(own)
      .set({ ...line, staffId: 'demo-desk', amount: 21_500 })
    await adminStore()
      .doc(others)
      .set({ ...line, staffId: 'iron-staff-2', amount: 33_333 })
    const desk = await signedInAs('desk')
    await desk.getByRole('button', { name: 'Profile and appearance' }).click()
    await desk.getByRole('button', { name: 'My pay' }).click()
    const pay = dialog(desk, 'My pay')
    await pay.getByText(`Nothing is approved for ${monthText(startOfMonth(today))} yet.`).waitFor()
    await pay.getByRole('button', { name: 'Earlier month' }).click()
    await pay.getByRole('row', { name: 'Net pay' }).getByText('₹21,500.00').waitFor()
    expect(await pay.getByText('33,333', { exact: false }).count()).toBe(0)
    expect(await pay.getByRole('button', { name: 'WhatsApp' }).count()).toBe(0)
    await expectAccessible(desk, 'my pay', { within: '[role=dialog]' })
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      pay.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Pay statement .*\.pdf$/)
    expectQuiet(desk)
  })
})

it.each(['/staff/contributions', '/staff/contribution-categories'])(
  'the desk may not open %s',
  async (address) => {
    const desk = await signedInAs('desk')
    await desk.goto(address)
    await expectHeading(desk, /may not open/)
    expect(path(desk)).toBe('/access-denied')
    expectQuiet(desk)
  },
)
