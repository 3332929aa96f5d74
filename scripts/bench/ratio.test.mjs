import { expect, test } from 'vitest'
import { FLOOR, judged, MOST, ratioOf } from './ratio.mjs'

const times = (small, large, goal) => judged({ what: 'a screen', unit: 'ms', small, large, goal })
const reads = (small, large, goal) => judged({ what: 'a screen', unit: 'reads', small, large, goal })

test('the ratio is what the large centre takes for one of the small', () => {
  expect(ratioOf({ what: '', unit: 'ms', small: 400, large: 600 })).toBe(1.5)
  expect(ratioOf({ what: '', unit: 'ms', small: 600, large: 400 })).toBe(1)
})

test('a difference that nobody feels counts as none', () => {
  expect(times(10, 10 + FLOOR.ms - 1)).toMatchObject({ ratio: 1, isFailed: false })
  expect(times(10, 10 + FLOOR.ms)).toMatchObject({ ratio: 6, isFailed: true })
  expect(reads(2, 2 + FLOOR.reads - 1).isFailed).toBe(false)
  expect(reads(2, 2 + FLOOR.reads).isFailed).toBe(true)
})

test('more than 1.2 fails, and 1.2 does not', () => {
  expect(times(1000, 1000 * MOST).isFailed).toBe(false)
  expect(times(1000, 1000 * MOST + 1).isFailed).toBe(true)
})

test('what takes nothing in the small centre has no ratio to hide behind', () => {
  expect(reads(0, 9)).toMatchObject({ ratio: Infinity, isFailed: true })
})

test('reads above their goal fail whatever the ratio; times are of the machine and only say so', () => {
  expect(reads(21, 21, 20)).toMatchObject({ isOverGoal: true, isFailed: true })
  expect(reads(20, 20, 20)).toMatchObject({ isOverGoal: false, isFailed: false })
  expect(times(900, 900, 200)).toMatchObject({ isOverGoal: true, isFailed: false })
})

test('what is made of everything there is says its ratio, and fails by none', () => {
  const grows = 'is made of every invoice'
  const whole = judged({ what: 'a return', unit: 'reads', small: 100, large: 1000, grows })
  expect(whole).toMatchObject({ ratio: 10, isFailed: false, grows })
})
