import { quantile } from './report.mjs'

/** ENGINEERING 1.1 asks 100 ms of a mark; a key answers in half of that. */
const KEY_BUDGET_MS = 50
const people = 40

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

/** @param {string} act @param {number[]} times @param {number} budget */
const row = (act, times, budget) => {
  const p95 = quantile(times, 0.95)
  const shown = [quantile(times, 0.5), p95, Math.max(...times)].map((time) => time.toFixed(1))
  return [act, ...shown, budget, (p95 / budget).toFixed(2)]
}

/** Members spread over the list, as the first page and its search show them. @param {import('playwright-core').Page} page */
async function codesOf(page) {
  await page.goto('/members?sort=name')
  const phones = page.locator('tbody tr')
  await phones.first().waitFor()
  const texts = await phones.allInnerTexts()
  return texts.flatMap((text) => text.match(/[A-Z]{1,4}-?\d{3,}/)?.[0] ?? []).slice(0, people)
}

/** @param {import('./page.mjs').Bench} bench */
export async function measureDesk({ page, other }) {
  const codes = await codesOf(page)
  if (codes.length < people / 2) throw new Error(`Only ${codes.length} member codes were found in the list.`)
  await page.goto('/members/attendance')
  const box = page.getByRole('combobox', { name: 'Member' })
  await box.waitFor()
  await page.keyboard.type(codes[0] ?? '')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate(watchKeys)
  const taken = async () => {
    await page.waitForTimeout(120)
    return page.evaluate(() => window['keyTimes'].splice(0))
  }
  await taken()

  await other.goto('/members/attendance')
  const today = other.getByRole('region', { name: 'Today' })
  await today.waitFor()

  const keys = []
  const elsewhere = []
  const verdicts = []
  const marks = []
  const verdict = page.getByRole('region', { name: 'Verdict' })
  for (const code of codes) {
    for (const character of code.slice(0, -1)) await page.keyboard.press(character, { delay: 30 })
    keys.push(...(await taken()))
    await page.keyboard.press(code.at(-1) ?? '')
    verdicts.push(...(await taken()))
    await verdict.getByText(code).waitFor()
    if ((await verdict.getAttribute('data-verdict')) === 'stop') {
      await page.keyboard.press('Escape')
      await taken()
      continue
    }
    const name = (await verdict.locator('p').nth(1).innerText()).trim()
    const pressed = Date.now()
    await page.keyboard.press('Enter')
    await today.getByText(name).first().waitFor()
    elsewhere.push(Date.now() - pressed)
    marks.push(...(await taken()))
    await page.keyboard.press('Escape')
    await taken()
  }
  return [
    row('a key to the hits', keys, KEY_BUDGET_MS),
    row('the last key to the verdict', verdicts, KEY_BUDGET_MS),
    row('Enter to the mark shown', marks, 150),
    row('Enter to the other desk', elsewhere, 1000),
  ]
}
