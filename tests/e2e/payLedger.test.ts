import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { payExpenseId } from '@/domain/expenses/ofPay'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet, path } from './support/browser'
import { choose } from './support/choose'
import { dialog, messageWith, soon, stored } from './support/members'
import { lastMonth, onPayPage, payGym } from './support/payGym'
import { todayInIndia } from './support/people'

const { open } = browserOf()
const gym = payGym('ledger-centre')
const { gymId, staffId } = gym

const today = todayInIndia()
const month = monthKey(lastMonth)
const spent = payExpenseId(gymId, 'paid', staffId)
const what = `Pay for ${monthText(lastMonth)}`
let page: Page
const { act } = onPayPage(() => page)

const line = { staffId, categoryId: starterCategoryId(gymId, 'Bonus'), direction: 'Earning', month }

beforeAll(async () => {
  await gym.make()
  await gym.begin()
  await gym.employ()
  await gym.put(`expenseCategories/${gymId}_salaries`, {
    ...{ id: `${gymId}_salaries`, name: 'Wages', nameLower: 'wages', isActive: true, deleted: false },
  })
  await gym.put(`contributions/${gymId}-bonus`, {
    ...{ ...line, amount: 700, date: lastMonth, note: 'Festival', status: 'Paid', paidOn: today },
    ...{ modeOfPayment: 'UPI', expenseId: spent },
  })
  await gym.put(`expenses/${spent}`, {
    ...{ id: spent, categoryId: `${gymId}_salaries`, description: what, vendor: 'Ravi Kumar', amount: 700 },
    ...{ date: today, modeOfPayment: 'UPI', status: 'Confirmed', isRecurring: false, deleted: false },
    ...{ createdBy: gymId, createdAt: new Date(), updatedAt: new Date() },
  })
  page = await open()
  await gym.signIn(page)
})

afterAll(gym.close)

it('leads from what pay was spent with to its contributions, and doesn’t let it be deleted', async () => {
  await page.goto('/finance/expenses')
  await act(what, 'Edit')
  const form = dialog(page, 'Edit expense')
  await form.getByText('Pay is changed in Contributions').waitFor()
  for (const name of ['Amount', 'Date'])
    expect(await form.getByRole('textbox', { name, exact: true }).isDisabled()).toBe(true)
  await expectAccessible(page, 'the form of pay', { within: '[role=dialog]' })
  await form.getByRole('textbox', { name: 'Description' }).fill('October, in the envelope')
  await page.keyboard.press('Control+Enter')
  await messageWith(page, '₹700.00 is saved.')
  expect(await stored(`expenses/${spent}`)).toMatchObject({
    ...{ description: 'October, in the envelope', amount: 700, date: today, deleted: false },
  })
  await page.getByRole('button', { name: 'Actions for October, in the envelope' }).click()
  await page.getByRole('menuitem', { name: 'Change it in Contributions' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Change it in Contributions' }).click()
  await dialog(page, '₹700.00').getByRole('button', { name: 'Reverse' }).waitFor()
  expect(path(page)).toBe('/staff/contributions')
  expectQuiet(page)
})

it('enters what somebody owes who left during the month', async () => {
  await gym.put(`staff/${gymId}-meera`, {
    ...{ id: `${gymId}-meera`, name: 'Meera Nair', nameLower: 'meera nair', leftOn: lastMonth },
    ...{ isActive: false, deleted: false, signsIn: false, role: null },
  })
  await gym.put(`contributionCategories/${gymId}-uniform`, {
    ...{ id: `${gymId}-uniform`, name: 'Uniform', nameLower: 'uniform', direction: 'Deduction', order: 20 },
    ...{ basis: 'fixed', rate: 250, isActive: true, deleted: false },
  })
  await page.goto(`/staff/contributions?month=${month}&new=true`)
  const form = dialog(page, `New contribution, ${monthText(lastMonth)}`)
  await choose(form.getByRole('combobox', { name: 'Employee' }), 'Meera Nair (left)')
  const [category, amount] = [
    form.getByRole('combobox', { name: 'Category' }),
    form.getByRole('textbox', { name: 'Amount' }),
  ]
  await choose(category, 'Uniform (deduction)')
  await soon(() => amount.inputValue()).toBe('250')
  await choose(category, 'Advance repaid (deduction)')
  await soon(() => amount.inputValue()).toBe('')
  await amount.fill('400')
  await page.keyboard.press('Control+Enter')
  await messageWith(page, 'Added for Meera Nair. It waits for approval.')
  await page.getByRole('row').filter({ hasText: 'Meera Nair' }).getByText('₹400.00').waitFor()
  expectQuiet(page)
})

it('sends an employee their statement by WhatsApp', async () => {
  await page.goto(`/staff/contributions?month=${month}`)
  await act('Ravi Kumar', 'Statement')
  const statement = dialog(page, `Pay statement, ${monthText(lastMonth)}`)
  await statement.getByRole('row', { name: 'Net pay' }).getByText('₹700.00').waitFor()
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset['opened'] = String(address)
      return null
    }
  })
  const opened = () => page.evaluate(() => decodeURIComponent(document.body.dataset['opened'] ?? ''))
  await statement.getByRole('button', { name: 'WhatsApp' }).click()
  await soon(opened).toContain('https://wa.me/919876543210?text=Dear Ravi Kumar,')
  expect(await opened()).toContain('Bonus: ₹700.00\nNet pay: ₹700.00')
  expectQuiet(page)
})
