import { alternately, goWithin, pathIn, quietReads, standsAt } from './page.mjs'
import { judged } from './ratio.mjs'
import { say } from '../steps/progress.mjs'
import { quantile } from './report.mjs'

/** @typedef {import('./page.mjs').Bench} Bench @typedef {import('./page.mjs').Side} Side */
/** @typedef {import('./benchedScreens').BenchedAddress} Address */

/** @param {Side} side @param {Address} address */
const pageOf = async (side, { who }) => (who === 'admin' ? side.admin() : side.owner)

/** As after a reload; what a button opens, from the press. @param {Side} side @param {Address} address */
async function open(side, address) {
  const { path, shows, press } = address
  const page = await pageOf(side, address)
  await page.goto(pathIn(path, side.gymId), { waitUntil: 'commit' })
  if (press === undefined) return { page, at: await standsAt(page, shows) }
  const button = page.getByRole('button', { name: press, exact: true })
  await standsAt(page, 'main h1')
  await button.waitFor()
  const pressed = await page.evaluate(() => performance.now())
  await button.click()
  return { page, at: (await standsAt(page, shows)) - pressed }
}

/** Where somebody comes from who opens an address in the app. @param {Address} address */
function otherThan({ who, path }) {
  const [one, other] =
    who === 'admin' ? ['/dashboard', '/gyms'] : ['/settings/site-config', '/settings/promo-codes']
  return path.startsWith(one) ? other : one
}

/** From another screen of the app, after both were open before: what the app holds is there. @param {Side} side @param {Address} address */
async function openWithin(side, address) {
  const page = await pageOf(side, address)
  await goWithin(page, otherThan(address))
  await standsAt(page, 'main h1:not([data-left])')
  const left = await goWithin(page, pathIn(address.path, side.gymId))
  return (await standsAt(page, address.shows)) - left
}

/**
 * Medians of the rounds in both centres. One that fails is measured as often again: of a hundred medians one may be out of luck.
 * @param {Bench} bench @param {number} rounds
 * @param {{what: string, grows?: string}} of
 * @param {(side: Side) => Promise<number>} opened milliseconds
 */
async function timed(bench, rounds, of, opened) {
  const times = await alternately(bench, rounds, opened)
  const judge = () =>
    judged({ ...of, unit: 'ms', small: quantile(times.small, 0.5), large: quantile(times.large, 0.5) })
  if (!judge().isFailed) return judge()
  const more = await alternately(bench, rounds, opened)
  times.small.push(...more.small)
  times.large.push(...more.large)
  return judge()
}

/**
 * What an address reads, once, and how long it takes until it stands: after a reload, and from another screen of the app.
 * @param {Bench} bench @param {number} rounds @param {Address} address
 */
async function measure(bench, rounds, address) {
  const { path, press, grows, loads } = address
  // The first time it is opened its code comes too; nobody measures that.
  const reads = await alternately(bench, 1, async (side) => quietReads((await open(side, address)).page))
  const what = press === undefined ? path : `${path}, ${press}`
  const whole = typeof address.reads === 'string' ? address.reads : undefined
  const why = (/** @type {string | undefined} */ reason) => (reason === undefined ? {} : { grows: reason })
  const read = { small: reads.small[0] ?? 0, large: reads.large[0] ?? 0 }
  const goal = typeof address.reads === 'number' ? { goal: address.reads } : {}
  const rows = [judged({ what, unit: 'reads', ...read, ...goal, ...why(whole) })]
  const loaded = { what: press === undefined ? `${what}, loaded` : what, ...why(whole ?? grows ?? loads) }
  rows.push(await timed(bench, rounds, loaded, async (side) => (await open(side, address)).at))
  if (press !== undefined) return rows
  const within = { what: `${what}, in the app`, ...why(whole ?? grows) }
  rows.push(await timed(bench, rounds, within, (side) => openWithin(side, address)))
  return rows
}

/**
 * Opens every screen in both centres.
 * @param {Bench} bench @param {number} rounds @param {Address[]} addresses
 * @param {(rows: import('./ratio.mjs').Judged[]) => void} tell of each address, as soon as it is known
 */
export async function measureScreens(bench, rounds, addresses, tell) {
  const rows = []
  for (const address of addresses) {
    const found = await measure(bench, rounds, address).catch((/** @type {Error} */ { message }) => {
      // One that does not stand fails by itself: the others are measured all the same.
      say(`  ${address.path}: ${message.split('\n')[0] ?? ''}`)
      return [judged({ what: `${address.path}, does not stand`, unit: 'ms', small: 0, large: Infinity })]
    })
    tell(found)
    rows.push(...found)
  }
  return rows
}
