import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expenseSchema } from '@/domain/expenses/expense'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, path } from './support/browser'
import { emptyGymPage } from './support/emptyGymPage'
import { dialog, messageWith, soon, stored, undoLatest } from './support/members'
import { todayInIndia } from './support/people'

const { open, signedInAs } = browserOf()
const gym = emptyGymPage('spend-centre')
const GYM = gym.gymId

const today = todayInIndia()
const monthAgo = addDuration(today, -1, 'Month')
const comesAgainOn = addDuration(monthAgo, 1, 'Month')
let page: Page

const all = (collection: string) => adminStore().collection(collection).where('gymId', '==', GYM).get()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const figures = () => page.getByText('This month').locator('xpath=following-sibling::dd').innerText()
const quick = () => page.getByRole('form', { name: 'Quick expense' })

async function act(name: string, what: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

beforeAll(async () => {
  await gym.make()
  page = await open()
  await gym.signIn(page)
})

afterAll(() => gym.remove(['expenses', 'expenseCategories', 'monthStats', 'dayCloses']))

describe('the owner', () => {
  it('starts from the usual categories at a press, and sets a budget, a wrong one first', async () => {
    await page.goto('/finance/expense-categories')
    await expectHeading(page, /^Expense categories/)
    await page.getByRole('button', { name: 'Start from the usual ones' }).click()
    await messageWith(page, '11 categories are there.')
    await soon(() => page.getByRole('button', { name: /^Actions for/ }).count()).toBe(11)
    await act('Electricity', 'Edit')
    const form = dialog(page, 'Edit Electricity')
    await form.getByLabel('Monthly budget').fill('-5')
    await page.keyboard.press('Control+Enter')
    await form.getByText('Enter 0 or more').waitFor()
    await form.getByLabel('Monthly budget').fill('5000')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, 'Electricity is saved.')
    await row('Electricity').getByText('₹5,000.00').waitFor()
  })

  it('enters an expense in the quick row: the words find the category, Enter saves, Undo takes it back', async () => {
    await page.goto('/finance/expenses')
    await page.getByText('No expenses yet.').waitFor()
    const amount = quick().getByLabel('Amount')
    await quick().getByLabel('What for').fill('bijli bill')
    await soon(() => quick().getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Electricity')
    for (const [typed, sentence] of [
      ['abc', 'Enter a number with at most two decimals'],
      ['-20', 'Enter 0 or more'],
      ['99999999999', 'That is more than ₹1,00,00,000. Check the amount.'],
    ] as const) {
      await amount.fill(typed)
      await amount.press('Enter')
      await quick().getByText(sentence).waitFor()
      expect(await amount.inputValue()).toBe(typed)
    }
    await amount.fill('4,500.55')
    await amount.press('Enter')
    await messageWith(page, '₹4,500.55 for Electricity is added.')
    await soon(figures).toBe('₹4,500.55')
    await undoLatest(page)
    await soon(figures).toBe('₹0.00')
    await amount.fill('4500.55')
    await quick().getByLabel('What for').fill('bijli bill')
    await page.keyboard.press('Enter')
    await row('bijli bill').getByText('₹4,500.55').waitFor()
    await soon(figures).toBe('₹4,500.55')
  })

  it('enters one that comes again in the form, with its bill; a wrong amount loses nothing', async () => {
    await page.getByRole('button', { name: 'Quick add' }).click()
    await page.getByText('Add New Expense').click()
    const form = dialog(page, 'New expense')
    const description = form.getByRole('textbox', { name: 'Description' })
    await description.fill('kiraya')
    await form.getByRole('button', { name: 'Use Rent' }).click()
    await form.getByRole('textbox', { name: 'Date' }).fill(monthAgo.split('-').reverse().join('/'))
    await form.getByText('Every month').click()
    await form
      .getByLabel('Bill', { exact: true })
      .last()
      .setInputFiles({
        name: 'bill.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      })
    await form.getByRole('textbox', { name: 'Amount', exact: true }).fill('-1')
    await page.keyboard.press('Control+Enter')
    await form.getByText('Enter 0 or more').waitFor()
    expect(await description.inputValue()).toBe('kiraya')
    await expectAccessible(page, 'the form', { within: '[role=dialog]' })
    await form.getByRole('textbox', { name: 'Amount', exact: true }).fill('1000.10')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, '₹1,000.10 is added.')
    await row('kiraya').getByText(formatCivil(monthAgo)).waitFor()
  })

  it('confirms the draft that was made of it, once, and the month is right to the paisa', async () => {
    await page.getByRole('link', { name: /^To confirm\s*1$/ }).click()
    await row('kiraya').getByText(formatCivil(comesAgainOn)).waitFor()
    await page.reload()
    await row('kiraya').waitFor()
    await act('kiraya', 'Confirm')
    await messageWith(page, `₹1,000.10 is confirmed and counts for ${formatCivil(comesAgainOn)}.`)
    await soon(figures).toBe('₹5,500.65')
    const found = (await all('expenses')).docs.filter((doc) => doc.get('description') === 'kiraya')
    const source = found.find((doc) => doc.get('isRecurring') === true)
    expect(found.map(({ id }) => id).sort()).toEqual(
      [source?.id ?? '', `${GYM}_${source?.id ?? ''}_${comesAgainOn}`].sort(),
    )
    expect(source?.get('bill')).toMatch(new RegExp(`^${GYM}/expenses/${source?.id ?? ''}/bill-`))
    const [now, before] = await Promise.all(
      [today, monthAgo].map((day) => stored(`monthStats/${GYM}_${monthOf(day)}`)),
    )
    expect(now?.['expenses']).toBeCloseTo(5500.65, 6)
    expect(before?.['expenses']).toBeCloseTo(1000.1, 6)
  })

  it('finds it by word, category and bill, in the address, and opens it with its bill', async () => {
    await page.goto(`/finance/expenses?q=kira&category=${GYM}_rent&bill=with`)
    await soon(() => page.getByRole('button', { name: /^Actions for/ }).count()).toBe(1)
    await row('kiraya').getByRole('link').first().click()
    const drawer = dialog(page, '₹1,000.10')
    await drawer.getByText('Every month').waitFor()
    await drawer.getByRole('link', { name: 'Open the bill' }).waitFor()
    await expectAccessible(page, 'the drawer', { within: '[role=dialog]' })
    await page.goto('/finance/expenses?bill=without')
    await row('bijli bill').waitFor()
  })

  it('sees what is left of a budget, and archives a category in use, which can’t be deleted', async () => {
    await page.goto('/finance/expense-categories')
    await row('Electricity').getByText('90 %').waitFor()
    await act('Rent', 'Delete')
    await messageWith(page, 'Rent has 2 expenses. Archive it, or move them to another category first.')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Archive' }).click()
    await messageWith(page, 'Rent is archived. Its expenses keep it.')
    await soon(() => row('Rent').count()).toBe(0)
    await act('Misc', 'Delete')
    await messageWith(page, 'Misc is deleted.')
    await soon(() => row('Misc').count()).toBe(0)
    await page.goto('/finance/expense-categories?tab=archived')
    await row('Rent').waitFor()
    expect(await stored(`expenseCategories/${GYM}_rent`)).toMatchObject({
      isActive: false,
      deleted: false,
    })
    await page.goto('/finance/expenses')
    await row('kiraya').first().getByText('Rent', { exact: true }).waitFor()
    expect(await quick().getByLabel('Category').locator('option').allInnerTexts()).not.toContain('Rent')
    expectQuiet(page)
  })

  it('pays cash of a drawer that was closed out of today’s: in the form it says so, and a draft is dated today', async () => {
    const yesterday = addDays(today, -1)
    await adminStore().doc(`dayCloses/${GYM}_${yesterday}`).set({ gymId: GYM, day: yesterday })
    const draft = expenseSchema.parse({
      ...{ id: `${GYM}_cleaning`, gymId: GYM, categoryId: `${GYM}_electricity`, description: 'safai' },
      ...{ amount: 250, date: yesterday, modeOfPayment: 'Cash', status: 'Draft', createdBy: GYM },
    })
    await adminStore()
      .doc(`expenses/${draft.id}`)
      .set({ ...draft, createdAt: new Date(), updatedAt: new Date() })
    await page.goto('/finance/expenses')
    await page.getByRole('link', { name: /^To confirm\s*1$/ }).click()
    await act('safai', 'Confirm')
    await messageWith(
      page,
      `₹250.00 is confirmed and counts today: the drawer was closed on ${formatCivil(yesterday)}.`,
    )
    await soon(async () => (await stored(`expenses/${draft.id}`))?.['date']).toBe(today)
    await undoLatest(page)
    await soon(async () => (await stored(`expenses/${draft.id}`))?.['date']).toBe(yesterday)
    expect(await stored(`expenses/${draft.id}`)).toMatchObject({ status: 'Draft' })
    await page.goto('/finance/expenses?q=bijli')
    await act('bijli bill', 'Edit')
    const form = dialog(page, 'Edit expense')
    await form.getByRole('textbox', { name: 'Date' }).fill(yesterday.split('-').reverse().join('/'))
    await page.keyboard.press('Control+Enter')
    await form.getByText(`The drawer was closed on ${formatCivil(yesterday)}.`).waitFor()
    expectQuiet(page)
  })
})

it('the desk may open neither screen', async () => {
  const desk = await signedInAs('desk')
  for (const address of ['/finance/expenses', '/finance/expense-categories']) {
    await desk.goto(address)
    await expectHeading(desk, /may not open/)
    expect(path(desk)).toBe('/access-denied')
  }
  expectQuiet(desk)
})
