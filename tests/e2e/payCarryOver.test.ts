import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carriedLineId } from '@/domain/contributions/carryOver'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { addDuration } from '@/domain/shared/calendar'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { browserOf, expectQuiet } from './support/browser'
import { messageWith, stored } from './support/members'
import { lastMonth, payGym } from './support/payGym'

const { open } = browserOf()
const gym = payGym('carry-centre')
const { gymId, staffId } = gym

const month = addDuration(lastMonth, -2, 'Month')
const next = addDuration(month, 1, 'Month')
const owed = `contributions/${gymId}-owed`
let page: Page

beforeAll(async () => {
  await gym.make()
  await gym.begin()
  await gym.employ({ payBasis: 'monthly', payRate: 30_000 })
  page = await open()
  await gym.signIn(page)
})
afterAll(gym.close)

it('carries over what somebody owes for a month, which is locked then', async () => {
  await gym.put(owed, {
    ...{ staffId, categoryId: starterCategoryId(gymId, 'Advance repaid'), direction: 'Deduction' },
    ...{ amount: 900, date: month, month: monthKey(month), status: 'Approved' },
  })
  await page.goto(`/staff/contributions?month=${monthKey(month)}`)
  await page
    .getByText('Ravi Kumar’s deductions are ₹900.00 more than the earnings', { exact: false })
    .waitFor()
  await page.getByRole('button', { name: `Carry over to ${monthText(next)}` }).click()
  await page.getByRole('button', { name: 'Carry over ₹900.00' }).click()
  await messageWith(page, `₹900.00 of Ravi Kumar carried over to ${monthText(next)}.`)
  expect(await stored(owed)).toMatchObject({ status: 'Paid', modeOfPayment: 'Carried over' })
  expect(await stored(`contributions/${carriedLineId(gymId, monthKey(month), staffId)}`)).toMatchObject({
    ...{ amount: 900, direction: 'Deduction', month: monthKey(next) },
  })
  await page.getByRole('button', { name: 'Lock month' }).click()
  await page.getByRole('button', { name: `Lock ${monthText(month)}` }).click()
  await messageWith(page, `${monthText(month)} is locked.`)
  expectQuiet(page)
})
