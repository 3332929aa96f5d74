import { expect, it } from 'vitest'
import { spentFrom, takeFrom, type BucketState } from './tokenBucket'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

function takeAll(count: number, perMinute: number, from: BucketState | null, seconds: number) {
  let state = from
  const waits = Array.from({ length: count }, () => {
    const taken = takeFrom(state, perMinute, at(seconds))
    state = taken.state
    return taken.wait
  })
  return { state, waits }
}

it('gives a minute’s worth at once, then says how long to wait', () => {
  const { waits } = takeAll(7, 6, null, 0)
  expect(waits).toEqual([null, null, null, null, null, null, 10])
})

it('fills evenly and never beyond a minute’s worth', () => {
  const { state } = takeAll(6, 6, null, 0)
  expect(takeAll(2, 6, state, 10).waits).toEqual([null, 10])
  expect(takeAll(7, 6, state, 3600).waits).toEqual([null, null, null, null, null, null, 10])
})

it('is not emptied by a clock that steps back', () => {
  const { state } = takeAll(1, 6, null, 100)
  expect(takeFrom(state, 6, at(0)).wait).toBe(null)
})

it('is a minute’s worth in debt at the most when others took much, and gives again when that is filled', () => {
  const { state } = takeAll(1, 6, null, 0)
  expect(spentFrom(state, 6, at(0), 2)).toEqual({ tokens: 3, at: at(0) })
  const indebted = spentFrom(state, 6, at(0), 1000)
  expect(indebted.tokens).toBe(-6)
  expect(takeFrom(indebted, 6, at(0)).wait).toBe(70)
  expect(takeFrom(indebted, 6, at(70)).wait).toBe(null)
})
