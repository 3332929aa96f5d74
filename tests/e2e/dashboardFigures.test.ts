import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { monthOf } from '@/domain/monthStats/monthStats'
import { spanBefore, spanOf, type FigureRange } from '@/domain/monthStats/figureRange'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, formatShortMoney, totalOf } from '@/domain/shared/money'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { choose } from './support/choose'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { soon } from './support/members'
import { todayInIndia } from './support/people'

const { signedInAs } = browserOf()
const india = { currency: 'INR', locale: 'en-IN' }
const today = todayInIndia()
let page: Page

const card = (name: string | RegExp, of = page) => of.getByRole('region', { name })
const money = () => card(/^Collected and expenses/)
const sumOf = (label: string) =>
  money()
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')
const figure = (label: string) =>
  page
    .getByRole('region', { name: 'Figures' })
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')

const recordsOf = async (collection: string) =>
  (await adminStore().collection(collection).where('gymId', '==', IRON).get()).docs.map((each) => each.data())

const isIn = ({ from, to }: ReturnType<typeof spanOf>, date: unknown) =>
  typeof date === 'string' && from <= date && date <= to

async function expensesIn(range: FigureRange): Promise<number> {
  const all = await recordsOf('expenses')
  const counted = all.filter(
    ({ date, status, deleted }) => isIn(spanOf(range, today), date) && status !== 'Draft' && deleted !== true,
  )
  return totalOf(counted.map(({ amount }) => Number(amount)))
}

/** Below the work list they are not there before somebody scrolls to them. */
const seeFigures = (on: Page) =>
  on.waitForFunction(() => {
    ;[...document.querySelectorAll('main *')].at(-1)?.scrollIntoView()
    return document.querySelector('section[aria-label="Figures"]') !== null
  })

beforeAll(async () => {
  page = await signedInAs('iron', { at: '/dashboard' })
  await expectHeading(page, /^Dashboard/)
  // Nothing says that it loads which waits to be seen.
  await page.waitForFunction(
    () =>
      document.querySelector('main a[href*="tab=owed"]') !== null &&
      document.querySelector('main [aria-label="Loading"]') === null,
  )
  await seeFigures(page)
  await money().getByRole('img').waitFor()
})

describe('the owner’s charts', () => {
  it('are about the last 30 days beside those before, unless the address says otherwise', async () => {
    const { from, to } = spanOf('30', today)
    const before = spanBefore('30', today)
    await page
      .getByText(
        `${formatCivil(from)} to ${formatCivil(to)}, compared with ${formatCivil(before.from)} to ${formatCivil(before.to)}`,
      )
      .waitFor()
    expect(await sumOf('Expenses').innerText()).toBe(formatShortMoney(await expensesIn('30'), india))
    await sumOf('Collected before').waitFor()
    expectQuiet(page)
  })

  it('say of the month what its record and its expenses come to', async () => {
    await page.getByRole('link', { name: 'This month', exact: true }).click()
    expect(new URL(page.url()).searchParams.get('range')).toBe('month')
    const month = (
      await adminStore()
        .doc(`monthStats/${IRON}_${monthOf(today)}`)
        .get()
    ).data()
    const collected = totalOf([Number(month?.['collected'] ?? 0), -Number(month?.['refunded'] ?? 0)])
    await soon(() => sumOf('Collected').innerText()).toBe(formatShortMoney(collected, india))
    const spent = await expensesIn('month')
    expect(await sumOf('Expenses').innerText()).toBe(formatShortMoney(spent, india))
    expect(await sumOf('Profit').innerText()).toBe(formatShortMoney(totalOf([collected, -spent]), india))
    const rate = Math.round((collected / Number(month?.['billed'])) * 1000) / 10
    await soon(() => figure('Collection').innerText()).toContain(`${rate.toLocaleString('en-IN')} %`)
  })

  it('have a table that adds up to the sums above it', async () => {
    await money()
      .getByRole('button', { name: /as a table$/ })
      .click()
    const total = money().getByRole('row', { name: /^Total/ })
    const cells = await total.getByRole('cell').allInnerTexts()
    const inFull = formatMoney(await expensesIn('month'), india)
    expect(cells[1]).toBe(inFull)
    const rows = await money().getByRole('row').count()
    // A day each, the head and the total.
    expect(rows).toBe(Number(today.slice(8)) + 2)
    await money()
      .getByRole('button', { name: /as a table$/ })
      .click()
  })

  it('keep the comparison in the address, and leave it out where it is switched off', async () => {
    await page.getByRole('link', { name: 'Compared with before' }).click()
    expect(new URL(page.url()).searchParams.get('compare')).toBe('off')
    await soon(() => sumOf('Collected before').count()).toBe(0)
    await page.reload()
    await seeFigures(page)
    await page.getByRole('link', { name: 'Compare with before' }).waitFor()
    await page.getByRole('link', { name: 'Compare with before' }).click()
    await sumOf('Collected before').waitFor()
  })

  it('tell of one category what can be told of it, and say what can’t', async () => {
    const everybody = await figure('Active members').innerText()
    const category = page.getByRole('combobox', { name: 'Category' })
    await choose(category, 'Personal training')
    await page.getByText('Payments and expenses are not counted by category.').waitFor()
    await soon(() => figure('Active members').innerText()).not.toBe(everybody)
    expect(await figure('Collection').innerText()).toBe('--')
    expect(new URL(page.url()).searchParams.get('category')).not.toBe(null)
    await choose(category, 'All categories')
    await soon(() => figure('Active members').innerText()).toBe(everybody)
    await money().getByRole('img').waitFor()
  })

  it('count the active members that their list holds', async () => {
    const shown = (await figure('Active members').innerText()).split(/\s/)[0]
    await page.getByRole('link', { name: 'Active members', exact: true }).last().click()
    await expectHeading(page, /^Active members|^Members/)
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(shown ?? '')
    await page.goBack()
    await seeFigures(page)
  })

  it('say of the leads that bought what the Leads screen says of the same days (PRODUCT 2.Q)', async () => {
    await soon(() => figure('Conversion').innerText()).toMatch(/^[\d.]+ %/)
    const [percent = ''] = /^[\d.]+ %/.exec(await figure('Conversion').innerText()) ?? []
    const leads = await signedInAs('iron', { at: '/leads?view=funnel&range=30' })
    const funnel = card('Lead funnel', leads).getByRole('row', { name: /^Converted/ })
    await soon(() => funnel.innerText()).toContain(percent)
    expectQuiet(leads)
  })

  it('open the members whose membership ends on a day of the calendar, as many as it says', async () => {
    const calendar = card(/^Renewals of the next/)
    await page.getByRole('button', { name: 'Show the last 4 weeks' }).scrollIntoViewIfNeeded()
    const day = calendar.locator('td a').first()
    const name = (await day.getAttribute('title')) ?? ''
    const count = /: (\d+) member/.exec(name)?.[1]
    await day.click()
    await soon(() => page.locator('main tbody tr').count()).toBe(Number(count))
    await page.goBack()
    await seeFigures(page)
  })

  it('read the hours of entry only when they are asked for', async () => {
    await page.getByRole('button', { name: 'Show the last 4 weeks' }).click()
    await page.getByRole('region', { name: 'Entries by day and hour' }).getByRole('table').waitFor()
  })

  it('can be read by everybody, on a phone too', async () => {
    await expectAccessible(page, 'figures')
    const small = await signedInAs('iron', { at: '/dashboard?range=90', viewport: phone, theme: 'dark' })
    await seeFigures(small)
    await card(/^Collected and expenses/, small)
      .getByRole('img')
      .waitFor()
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(small, 'figures on a phone, dark', { onlyContrast: true })
  })
})

it('a centre without a member and a payment has no charts of zeros', async () => {
  const empty = await signedInAs('empty', { at: '/dashboard' })
  await expectHeading(empty, /^Dashboard/)
  await empty.getByText('Set up your centre').waitFor()
  await soon(() => empty.getByRole('region', { name: 'Figures' }).count()).toBe(0)
})

it('are printed whole by Ctrl+P, also before anybody scrolled to them, without what is only pressed', async () => {
  const fresh = await signedInAs('iron', { at: '/dashboard' })
  await expectHeading(fresh, /^Dashboard/)
  await fresh.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  expect(await card('Figures', fresh).count()).toBe(0)
  await fresh.keyboard.press('Control+p')
  await fresh.locator('body[data-printed]').waitFor()
  expect(await card('Package mix', fresh).count()).toBe(1)
  expect(await fresh.locator('[data-coming]').count()).toBe(0)
  await fresh.emulateMedia({ media: 'print' })
  expect(await fresh.getByRole('button', { name: /^Renew:/ }).count()).toBe(0)
})
