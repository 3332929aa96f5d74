import { alternately, standsAt } from './page.mjs'
import { judged } from './ratio.mjs'
import { quantile } from './report.mjs'

/** @typedef {import('./page.mjs').Bench} Bench @typedef {import('./page.mjs').Side} Side */
/** @typedef {import('playwright-core').Page} Page */

/** Notes, in the page itself, when a key went down and when the next frame after the change it made was painted. */
function watchKeys() {
  const started = { at: 0 }
  window['keyTimes'] = []
  window.addEventListener('keydown', (event) => (started.at = event.timeStamp), { capture: true })
  const desk = document.querySelector('main')
  new MutationObserver(() => {
    const { at } = started
    if (at === 0) return
    started.at = 0
    requestAnimationFrame(() => setTimeout(() => window['keyTimes'].push(performance.now() - at)))
  }).observe(desk ?? document.body, { childList: true, subtree: true, characterData: true, attributes: true })
}

/** Notes, in the page of the other desk, when the name of today's list changed last. */
function watchToday() {
  const today = document.querySelector('main section[aria-label="Today"]')
  window['todayShown'] = 0
  new MutationObserver(() => requestAnimationFrame(() => (window['todayShown'] = Date.now()))).observe(
    today ?? document.body,
    { childList: true, subtree: true, characterData: true },
  )
}

/** Members of the first page, by their code. @param {Page} page @param {number} people */
async function codesOf(page, people) {
  await page.goto('/members?sort=name', { waitUntil: 'commit' })
  await standsAt(page, 'main tbody tr')
  const texts = await page.locator('main tbody tr').allInnerTexts()
  const codes = texts.flatMap((text) => text.match(/[A-Z]{1,4}-?\d{3,}/)?.[0] ?? []).slice(0, people)
  if (codes.length < people / 2) throw new Error(`Only ${codes.length} member codes were found in the list.`)
  return codes
}

/** @param {Page} page */
const taken = async (page) => {
  await page.waitForTimeout(120)
  return page.evaluate(() => window['keyTimes'].splice(0))
}

/** Both desks of a centre, ready. @param {Side} side @param {number} people */
async function openDesks(side, people) {
  const page = side.owner
  const codes = await codesOf(page, people)
  const other = await side.desk()
  for (const each of [page, other]) {
    await each.goto('/members/attendance', { waitUntil: 'commit' })
    await standsAt(each, 'main section[aria-label="Today"] tbody tr')
  }
  await page.keyboard.type(codes[0] ?? '')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate(watchKeys)
  await other.evaluate(watchToday)
  await taken(page)
  return { page, other, codes }
}

/** One person at the desk: found, and marked unless they are stopped. @param {{page: Page, other: Page}} desks */
async function serve({ page, other }, code) {
  const keys = []
  for (const character of code.slice(0, -1)) await page.keyboard.press(character, { delay: 30 })
  keys.push(...(await taken(page)))
  await page.keyboard.press(code.at(-1) ?? '')
  const verdicts = await taken(page)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await verdict.getByText(code).waitFor()
  const isStopped = (await verdict.getAttribute('data-verdict')) === 'stop'
  if (isStopped) {
    await page.keyboard.press('Escape')
    await taken(page)
    return { keys, verdicts, marks: [], elsewhere: [] }
  }
  const name = (await verdict.locator('p').nth(1).innerText()).trim()
  await other.evaluate(() => (window['todayShown'] = 0))
  const pressed = Date.now()
  await page.keyboard.press('Enter')
  await other.waitForFunction(() => window['todayShown'] > 0)
  await other.getByRole('region', { name: 'Today' }).getByText(name).first().waitFor()
  const shown = await other.evaluate(() => window['todayShown'])
  const marks = await taken(page)
  await page.keyboard.press('Escape')
  await taken(page)
  return { keys, verdicts, marks, elsewhere: [shown - pressed] }
}

const kinds = /** @type {const} */ ([
  ['keys', 'desk: a key to the hits', 50],
  ['verdicts', 'desk: the last key to the verdict', 50],
  ['marks', 'desk: Enter to the mark shown', 150],
  ['elsewhere', 'desk: Enter to the other desk', 1000],
])

/**
 * ENGINEERING 1.1 asks 100 ms of a mark; a key answers in half of that.
 * @param {Bench} bench @param {number} people
 */
export async function measureDesk(bench, people) {
  const desks = { small: await openDesks(bench.small, people), large: await openDesks(bench.large, people) }
  const count = Math.min(desks.small.codes.length, desks.large.codes.length)
  const served = await alternately(bench, count, (side, round) => {
    const at = side === bench.small ? desks.small : desks.large
    return serve(at, at.codes[round])
  })
  return kinds.flatMap(([kind, what, goal]) => {
    const times = (name) => served[name].flatMap((one) => one[kind])
    const row = (share, words) =>
      judged({
        what: `${what}${words}`,
        unit: 'ms',
        small: quantile(times('small'), share),
        large: quantile(times('large'), share),
        goal,
      })
    return [row(0.5, ''), row(0.95, ', p95')]
  })
}
