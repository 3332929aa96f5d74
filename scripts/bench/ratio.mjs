/**
 * The same thing measured in the small centre and in the large one.
 * @typedef {{what: string, unit: 'ms' | 'reads', small: number, large: number, goal?: number, grows?: string}} Measured `goal` is what
 * the large centre shall stay below; `grows` says why more is in the nature of the thing: no ratio fails it
 * @typedef {Measured & {ratio: number, isFailed: boolean, isOverGoal: boolean}} Judged
 */

/** More of this in the large centre fails (decision 42). */
export const MOST = 1.2

/**
 * A difference that nobody feels counts as none. Three frames: the browser itself is off by one at either end, and a
 * collection of garbage takes a third. Of reads: the parts of a day and an aggregate that bills by the thousand.
 */
export const FLOOR = { ms: 50, reads: 2 }

/** @param {Measured} measured */
export function ratioOf({ unit, small, large }) {
  if (large - small < FLOOR[unit]) return 1
  return small === 0 ? Infinity : large / small
}

/**
 * Times fail by their ratio alone: they are of this machine. Reads are the same on every machine, so their goal counts as well.
 * @param {Measured} measured
 * @returns {Judged}
 */
export function judged(measured) {
  const { unit, large, goal, grows } = measured
  const ratio = ratioOf(measured)
  const isOverGoal = goal !== undefined && large > goal
  return {
    ...measured,
    ratio,
    isOverGoal,
    isFailed: (grows === undefined && ratio > MOST) || (unit === 'reads' && isOverGoal),
  }
}
