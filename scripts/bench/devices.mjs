import { host, projectId } from '../emulators/ports.mjs'
import { importTypeScript } from '../steps/importTypeScript.mjs'
import { timesRow } from './report.mjs'

/** Seconds between two calls of a terminal (DOMAIN 1.2 "Delay"). */
const PAUSE_S = 30
/** Milliseconds by which a terminal is late now and then, so that the same two do not meet in every round. */
const LATE_MS = 1000
const ROUNDS = 3
/** More than ever meet in a round that is measured: the emulator begins an instance for each call that finds no idle one. */
const AT_ONCE_WHILE_WARMING = 6

/** @param {number} ms */
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Each thing once, some at a time. @template T @param {readonly T[]} things @param {(thing: T) => Promise<unknown>} work */
async function someAtOnce(things, work) {
  const waiting = things.values()
  const hand = async () => {
    for (const thing of waiting) await work(thing)
  }
  await Promise.all(Array.from({ length: AT_ONCE_WHILE_WARMING }, hand))
}

/**
 * As many terminals as two hundred doors have, each calling every half minute since it was switched on at a moment of its own, through
 * Hosting to the function; and what such a call reads. Instances begin in a round before, which is not measured.
 * @param {{ports: import('../emulators/ports.mjs').Ports, count: number}} options
 */
export async function measureDevices({ ports, count }) {
  const { putDevices, readsOfPolls, timeOfPoll } = await importTypeScript('bench/benchDevices.ts')
  const { diceOf } = await importTypeScript('seed/dice.ts')
  const url = `http://${host}:${ports.hosting}`
  /** @type {string[]} */
  const serials = await putDevices(projectId, count)
  const warmedIn = performance.now()
  await someAtOnce(serials, (sn) => timeOfPoll(url, sn))
  const warmSeconds = Math.round((performance.now() - warmedIn) / 1000)
  /** @type {number[][]} */
  const rounds = Array.from({ length: ROUNDS }, () => [])
  const began = performance.now()
  await Promise.all(
    serials.map(async (sn) => {
      const dice = diceOf(`bench/${sn}`)
      const switchedOn = began + dice.next() * PAUSE_S * 1000
      for (const [round, times] of rounds.entries()) {
        await rest(switchedOn + round * PAUSE_S * 1000 + dice.next() * LATE_MS - performance.now())
        times.push(await timeOfPoll(url, sn))
      }
    }),
  )
  /** @type {number[]} */
  const reads = await readsOfPolls(projectId, serials)
  return {
    warm: `A round before them, ${AT_ONCE_WHILE_WARMING} calls at a time for ${warmSeconds} s, let the instances begin: it is not measured.`,
    rows: [
      ...rounds.map((times, round) => timesRow(`round ${round + 1}`, times)),
      timesRow('all of them', rounds.flat()),
    ],
    reads: {
      most: Math.max(...reads),
      least: Math.min(...reads),
      each: reads.reduce((sum, read) => sum + read, 0) / reads.length,
    },
  }
}
