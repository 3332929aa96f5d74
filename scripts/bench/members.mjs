import { alternately, standsAt } from './page.mjs'
import { judged } from './ratio.mjs'
import { quantile } from './report.mjs'
import { timed } from './watch.mjs'

/** @typedef {import('./page.mjs').Bench} Bench @typedef {import('playwright-core').Page} Page */

const row = 'main tbody tr'

/** @param {Page} page @param {string} rest */
async function openMembers(page, rest = '') {
  await page.goto(`/members${rest}`, { waitUntil: 'commit' })
  await standsAt(page, row)
}

/** From the last of three letters to the rows. @param {Page} page */
async function search(page) {
  const box = page.getByRole('searchbox', { name: 'Name, phone or code' })
  await box.focus()
  const took = await timed(page, () => page.keyboard.type('sha', { delay: 60 }))
  await timed(page, () => box.press('Escape'))
  return took
}

/** @param {Page} page @param {number} round */
async function filter(page, round) {
  const gender = page
    .getByRole('dialog', { name: 'Filter the list' })
    .getByRole('combobox', { name: 'Gender', exact: true })
  if ((await gender.count()) === 0) await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await gender.press('ArrowDown')
  const option = page.getByRole('option', { name: round % 2 === 0 ? 'Female' : 'Male', exact: true })
  return timed(page, () => option.click())
}

/** @param {Page} page @param {number} round */
const tab = (page, round) =>
  timed(page, () =>
    page
      .getByRole('navigation', { name: /, views$/ })
      .getByRole('link', { name: round % 2 === 0 ? /^Dues/ : /^All/ })
      .click(),
  )

/** @param {Page} page */
const sort = (page) =>
  timed(page, () => page.getByRole('columnheader', { name: 'Last visit' }).getByRole('button').click())

/** @param {Page} page @param {number} round */
async function drawer(page, round) {
  const took = await timed(page, async () => {
    await page
      .locator(`${row} th, ${row} td:nth-child(2)`)
      .nth(round + 1)
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().waitFor()
  })
  await timed(page, () => page.keyboard.press('Escape'))
  return took
}

/** The longest task while the sheet of a sale opens for the first time, at a quarter of the speed. @param {Page} page */
async function saleSheet(page) {
  await openMembers(page, '?tab=expired')
  await page.locator(`${row} th, ${row} td:nth-child(2)`).first().click()
  const renew = page.getByRole('dialog').getByRole('button', { name: 'Renew' }).first()
  await renew.waitFor()
  await page.waitForTimeout(1_500)
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    window['benchTasks'] = []
    new PerformanceObserver((list) =>
      window['benchTasks'].push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await renew.click()
  // By its class: looking for a role goes through the whole page, in the page, and would be a long task itself.
  await page.locator('[role=dialog] .p-dropdown').first().waitFor()
  await page.waitForTimeout(1_500)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const tasks = await page.evaluate(() => window['benchTasks'])
  return Math.max(0, ...tasks)
}

/**
 * What is done in the list of members.
 * @param {Bench} bench @param {number} rounds
 */
export async function measureMembers(bench, rounds) {
  const rows = []
  /** @param {string} what @param {number} goal @param {(page: Page, round: number) => Promise<number>} act */
  const measure = async (what, goal, act) => {
    // The first two bring code; nobody measures them.
    const found = await alternately(bench, rounds + 2, ({ owner }, round) => act(owner, round))
    const median = (times) => quantile(times.slice(2), 0.5)
    rows.push(judged({ what, unit: 'ms', small: median(found.small), large: median(found.large), goal }))
  }
  await alternately(bench, 1, ({ owner }) => openMembers(owner))
  await measure('members: the last key of a search to its rows', 200, search)
  await measure('members: a tab', 100, tab)
  await measure('members: an order', 100, sort)
  await measure('members: a filter', 50, filter)
  await alternately(bench, 1, ({ owner }) => openMembers(owner))
  await measure('members: a row to its drawer', 1000, drawer)
  await measure('members: longest task of the sale sheet at a quarter of the speed', 200, saleSheet)
  return rows
}
