import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { addDuration } from '@/domain/shared/calendar'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet } from './support/browser'
import { dialog } from './support/members'
import { lastMonth, payGym } from './support/payGym'

const { open } = browserOf()
const gym = payGym('lacking-centre')
const { gymId, staffId } = gym

const soldOn = addDuration(lastMonth, -1, 'Month')
let page: Page

beforeAll(async () => {
  await gym.make()
  await gym.begin()
  await gym.employ({ commissionCategoryId: starterCategoryId(gymId, 'Sales commission') })
  const paid = { kind: 'payment', modeOfPayment: 'Cash', amount: 1796, date: soldOn, status: 'received' }
  const back = { ...paid, kind: 'refund', of: 'p1', amount: -898, date: lastMonth, status: 'refunded' }
  const payments = [
    { id: 'p1', ...paid },
    { id: 'p2', ...back },
  ]
  const sold = { issuedOn: soldOn, createdBy: staffId, updatedAt: new Date(), payments }
  await gym.put(`invoices/${gymId}-sold`, { ...invoiceWith(), ...sold, gymId, id: `${gymId}-sold` })
  page = await open()
  await gym.signIn(page)
})
afterAll(gym.close)

it('says which earlier month a refund takes back of that isn’t generated, and leads there', async () => {
  await page.goto(`/staff/contributions?month=${monthKey(lastMonth)}`)
  await page.getByRole('button', { name: 'Generate pay', exact: true }).click()
  const preview = dialog(page, `Generate pay for ${monthText(lastMonth)}`)
  const text = `Refunds take back commission of ${monthText(soldOn)}, which isn’t generated.`
  await preview.getByText(text, { exact: false }).waitFor()
  await expectAccessible(page, 'what lacks before a month', { within: '[role=dialog]' })
  await preview.getByRole('button', { name: `Go to ${monthText(soldOn)}` }).click()
  await page.getByRole('button', { name: `Generate pay for ${monthText(soldOn)}` }).click()
  const earlier = dialog(page, `Generate pay for ${monthText(soldOn)}`)
  await earlier.getByText('Ravi Kumar', { exact: true }).waitFor()
  expect(await earlier.getByText('Refunds take back', { exact: false }).count()).toBe(0)
  await page.keyboard.press('Escape')
  expectQuiet(page)
})
