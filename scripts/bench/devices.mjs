import { host, projectId } from '../emulators/ports.mjs'
import { importTypeScript } from '../steps/importTypeScript.mjs'
import { quantile } from './report.mjs'

/** Seconds between two calls of a terminal (DOMAIN 1.2 "Delay"). */
const PAUSE_S = 30
/** The first round finds instances that have just begun. */
const ROUNDS = 3

/** @param {number} ms */
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * As many terminals as two hundred doors have, each calling every half minute and not all at once, through Hosting to the function; and
 * what such a call reads.
 * @param {{ports: import('../emulators/ports.mjs').Ports, count: number}} options
 */
export async function measureDevices({ ports, count }) {
  const { putDevices, readsOfPolls, timeOfPoll } = await importTypeScript('bench/benchDevices.ts')
  const url = `http://${host}:${ports.hosting}`
  /** @type {string[]} */
  const serials = await putDevices(projectId, count)
  /** @type {number[][]} */
  const rounds = Array.from({ length: ROUNDS }, () => [])
  await Promise.all(
    serials.map(async (sn, place) => {
      const begins = performance.now() + (place * PAUSE_S * 1000) / count
      for (const [round, times] of rounds.entries()) {
        await rest(begins + round * PAUSE_S * 1000 - performance.now())
        times.push(await timeOfPoll(url, sn))
      }
    }),
  )
  const row = (what, times) => [
    what,
    String(times.length),
    ...[quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)].map((ms) => ms.toFixed(0)),
  ]
  const [first = [], ...others] = rounds
  /** @type {number[]} */
  const reads = await readsOfPolls(projectId, serials)
  return {
    rows: [row('the first call of each', first), row('every call after it', others.flat())],
    reads: { most: Math.max(...reads), least: Math.min(...reads) },
  }
}
