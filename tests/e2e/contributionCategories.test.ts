import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { dialog, messageWith, soon, stored, undoLatest } from './support/members'
import { onPayPage, payGym } from './support/payGym'

const { open } = browserOf()
const gym = payGym('pay-categories')
const { gymId } = gym
let page: Page
const { row, act } = onPayPage(() => page)

beforeAll(async () => {
  await gym.make()
  page = await open()
  await gym.signIn(page)
})
afterAll(gym.close)

it('starts with the usual categories at a press, and sets a rate, a wrong one first', async () => {
  await page.goto('/staff/contributions')
  await page.getByRole('button', { name: 'Set up the categories' }).click()
  await expectHeading(page, /^Contribution categories/)
  await page.getByRole('button', { name: 'Start from the usual ones' }).click()
  await messageWith(page, '9 categories are there.')
  await soon(() => page.getByRole('button', { name: /^Actions for/ }).count()).toBe(9)
  await act('Sales commission', 'Edit')
  const form = dialog(page, 'Edit Sales commission')
  await form.getByLabel('Rate').fill('101')
  await page.keyboard.press('Control+Enter')
  await form.getByText('A rate can’t be above 100 %').waitFor()
  expect(await form.getByLabel('Rate').inputValue()).toBe('101')
  await form.getByLabel('Rate').fill('7.5')
  await expectAccessible(page, 'the form', { within: '[role=dialog]' })
  await page.keyboard.press('Control+Enter')
  await messageWith(page, 'Sales commission is saved.')
  await row('Sales commission').getByText('7.5 %').waitFor()
  expect(await stored(`contributionCategories/${gymId}_sales-commission`)).toMatchObject({ rate: 7.5 })
})

it('adds a category once by its name, and archives it', async () => {
  await page.getByRole('button', { name: 'New category' }).click()
  const form = dialog(page, 'New category')
  await form.getByLabel('Name').fill('bonus')
  await page.keyboard.press('Control+Enter')
  await form.getByText('Bonus exists already.').waitFor()
  await form.getByLabel('Name').fill('Travel')
  await page.keyboard.press('Control+Enter')
  await messageWith(page, 'Travel is added.')
  await act('Travel', 'Archive')
  await messageWith(page, 'Travel is archived. Its contributions keep it.')
  await soon(() => row('Travel').count()).toBe(0)
})

it('moves a category among the others, and merges one into another, which Undo takes back', async () => {
  await act('Bonus', 'Move up')
  await messageWith(page, 'Bonus is moved up.')
  await soon(async () => (await stored(`contributionCategories/${gymId}_bonus`))?.['order']).toBe(4)
  await act('Class taken', 'Merge into another')
  const merge = dialog(page, 'Merge Class taken into another')
  await merge.getByText('No contribution is under Class taken. Merging archives it.').waitFor()
  await merge.getByRole('button', { name: 'Merge' }).click()
  await merge.getByText('Choose the category that stays').waitFor()
  await choose(merge.getByRole('combobox', { name: 'The category that stays' }), 'PT session')
  await expectAccessible(page, 'the merge', { within: '[role=dialog]' })
  await merge.getByRole('button', { name: 'Merge' }).click()
  await messageWith(page, 'Class taken is merged into PT session and archived.')
  await soon(() => row('Class taken').count()).toBe(0)
  const kept = await stored(`contributionCategories/${gymId}_class-taken`)
  expect(kept).toMatchObject({ isActive: false, mergedInto: `${gymId}_pt-session` })
  await undoLatest(page)
  await row('Class taken').waitFor()
  expectQuiet(page)
})

it('merges a share of sales into another one alone, and says whose rate becomes another', async () => {
  await act('Sales commission', 'Merge into another')
  const merge = dialog(page, 'Merge Sales commission into another')
  await merge.getByText('There is no other percentage of sales in use.').waitFor()
  await page.keyboard.press('Escape')
  const id = `${gymId}_referrals`
  await gym.put(`contributionCategories/${id}`, {
    ...{ id, name: 'Referrals', direction: 'Earning', basis: 'percentOfNet', rate: 10, order: 20 },
    ...{ isActive: true, deleted: false },
  })
  await gym.employ({ commissionCategoryId: `${gymId}_sales-commission` })
  await row('Referrals').waitFor()
  await act('Sales commission', 'Merge into another')
  await choose(merge.getByRole('combobox', { name: 'The category that stays' }), 'Referrals')
  await merge.getByText('1 employee is paid 7.5 % by Sales commission. By Referrals it is 10 %').waitFor()
  await expectAccessible(page, 'the merge of a share of sales', { within: '[role=dialog]' })
  expectQuiet(page)
})
