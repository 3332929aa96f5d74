import { alternately, pathIn, quietReads, standsAt } from './page.mjs'
import { judged } from './ratio.mjs'
import { quantile } from './report.mjs'

/** @typedef {import('./page.mjs').Bench} Bench @typedef {import('./page.mjs').Side} Side */
/** @typedef {import('./benchedScreens').BenchedAddress} Address */

/** As after a reload; what a button opens, from the press. @param {Side} side @param {Address} address */
async function open(side, { path, who, shows, press }) {
  const page = who === 'admin' ? await side.admin() : side.owner
  await page.goto(pathIn(path, side.gymId), { waitUntil: 'commit' })
  if (press === undefined) return { page, at: await standsAt(page, shows) }
  const button = page.getByRole('button', { name: press, exact: true })
  await standsAt(page, 'main h1')
  await button.waitFor()
  const pressed = await page.evaluate(() => performance.now())
  await button.click()
  return { page, at: (await standsAt(page, shows)) - pressed }
}

/**
 * What an address reads, once, and how long it takes until it stands: the median of the rounds. One that fails is measured as
 * often again: of forty medians one may be out of luck.
 * @param {Bench} bench @param {number} rounds @param {Address} address
 */
async function measure(bench, rounds, address) {
  // The first time it is opened its code comes too; nobody measures that.
  const reads = await alternately(bench, 1, async (side) => quietReads((await open(side, address)).page))
  const timed = () => alternately(bench, rounds, async (side) => (await open(side, address)).at)
  const times = await timed()
  const what = address.press === undefined ? address.path : `${address.path}, ${address.press}`
  const whole = typeof address.reads === 'string' ? { grows: address.reads } : {}
  const wait = address.grows === undefined ? whole : { grows: address.grows }
  const judge = () =>
    judged({
      what,
      unit: 'ms',
      ...wait,
      small: quantile(times.small, 0.5),
      large: quantile(times.large, 0.5),
    })
  if (judge().isFailed) {
    const more = await timed()
    times.small.push(...more.small)
    times.large.push(...more.large)
  }
  const read = { small: reads.small[0] ?? 0, large: reads.large[0] ?? 0 }
  const goal = typeof address.reads === 'number' ? { goal: address.reads } : {}
  return [judged({ what, unit: 'reads', ...read, ...goal, ...whole }), judge()]
}

/**
 * Opens every screen in both centres.
 * @param {Bench} bench @param {number} rounds @param {Address[]} addresses
 * @param {(rows: import('./ratio.mjs').Judged[]) => void} tell of each address, as soon as it is known
 */
export async function measureScreens(bench, rounds, addresses, tell) {
  const rows = []
  for (const address of addresses) {
    const found = await measure(bench, rounds, address)
    tell(found)
    rows.push(...found)
  }
  return rows
}
