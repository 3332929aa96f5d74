import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet } from './support/browser'
import { dialog } from './support/members'
import { datesOfLastMonth, lastMonth, payGym } from './support/payGym'

const { open } = browserOf()
const gym = payGym('changed-centre')
const { gymId, staffId } = gym
const [month, name] = [monthKey(lastMonth), monthText(lastMonth)]
const days = datesOfLastMonth.length - 1
const inRupees = (amount: number) => `₹${new Intl.NumberFormat('en-IN').format(amount)}`

let page: Page

beforeAll(async () => {
  await gym.make()
  await gym.begin()
  await gym.employ({ payBasis: 'hourly', payRate: 100 })
  // Generated while an exit was missing, and paid.
  await gym.put(`contributions/${gymId}_${month}_${staffId}_base`, {
    ...{ staffId, categoryId: starterCategoryId(gymId, 'Salary'), direction: 'Earning', status: 'Paid' },
    ...{ amount: (days - 1) * 900, date: datesOfLastMonth.at(-1), month },
  })
  page = await open()
  await gym.signIn(page)
})
afterAll(gym.close)

it('shows what the ledger has where attendance changed since, and says so before the month is locked', async () => {
  const text = `it comes to ${inRupees(days * 900)} now, and ${inRupees((days - 1) * 900)} is in the ledger.`
  await page.goto(`/staff/contributions?month=${month}`)
  await page.getByRole('button', { name: 'Generate pay', exact: true }).click()
  const preview = dialog(page, `Generate pay for ${name}`)
  await preview.getByText(text, { exact: false }).waitFor()
  await preview.getByText(`Everything for ${name} was generated.`, { exact: false }).waitFor()
  await preview.getByRole('button', { name: 'Ravi Kumar', exact: true }).click()
  const line = preview.getByRole('row').filter({ hasText: 'Base pay:' })
  await line.getByText(`${inRupees((days - 1) * 900)}.00`, { exact: true }).waitFor()
  await expectAccessible(page, 'a month that changed since', { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Lock month' }).click()
  const lock = dialog(page, `Lock ${name}`)
  await lock
    .getByText(`Ravi Kumar: Pay, attendance or the centre’s rules changed`, { exact: false })
    .waitFor()
  await expectAccessible(page, 'the lock of a month that changed since', { within: '[role=dialog]' })
  expect(await lock.getByRole('button', { name: `Lock ${name}` }).count()).toBe(1)
  await lock.getByRole('button', { name: 'Enter an amount' }).click()
  await dialog(page, `New contribution, ${name}`).waitFor()
  await page.keyboard.press('Escape')
  expectQuiet(page)
})
