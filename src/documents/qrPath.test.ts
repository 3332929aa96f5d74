import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qrPath'

/** The squares that a path of rectangles covers. */
function squaresOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) => run.slice(1).map(Number))
  return new Set(
    runs.flatMap(([x = 0, y = 0, length = 0]) => Array.from({ length }, (_, at) => `${x + at},${y}`)),
  )
}

it('draws every dark square of the code and no other', () => {
  const text = 'upi://pay?pa=irongym@okhdfcbank&pn=Iron%20Gym&am=1796.00&cu=INR'
  const { size, path } = qrPath(text)
  const { data } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
  expect(size).toBe(data.length)
  expect(squaresOf(path)).toEqual(new Set(dark))
})
