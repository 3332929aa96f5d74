import type { BiometricDevice } from './device'

/** A line that lies further back may be an old one that came late; and one punch alone says nothing of a clock that is further off. */
const NEAR_SEC = 12 * 3600
/** Differences below this are of the line, not of the clock. */
const NEWS_SEC = 5
/** Lines that say the same of a clock do so within this; and of old lines that come late each says something else. */
const AGREE_SEC = 120
const ENOUGH_LINES = 3
/** Old lines that come one by one come faster than they were made. */
const ENOUGH_MS = 10 * 60_000

type Known = Pick<BiometricDevice, 'clockSkewSec' | 'farSkew'>

/**
 * What a live line makes of what is known of a device's clock, `skew` being the seconds that it runs ahead of ours (DOMAIN 1.6 "Clock").
 * A clock that is off by half a day and more, such as one that began anew after its battery was flat, is believed once several
 * lines in a row have said so over a while.
 */
export function skewAfter({ clockSkewSec, farSkew }: Known, skew: number, now: Date): Partial<Known> {
  const isNews = clockSkewSec === null || Math.abs(skew - clockSkewSec) >= NEWS_SEC
  const figure = isNews ? { clockSkewSec: skew } : {}
  if (Math.abs(skew) <= NEAR_SEC) return { ...figure, ...(farSkew !== null && { farSkew: null }) }
  if (farSkew === null || Math.abs(skew - farSkew.sec) > AGREE_SEC)
    return { farSkew: { sec: skew, since: now, times: 1 } }
  const told = { ...farSkew, times: farSkew.times + 1 }
  const isSure = told.times >= ENOUGH_LINES && now.getTime() - told.since.getTime() >= ENOUGH_MS
  return { ...(isSure ? figure : {}), farSkew: told }
}
