import { expect, test } from 'vitest'
import { judged } from './ratio.mjs'
import { quantile, ratioLine, ratioTable, table, timesRow } from './report.mjs'

test('a table has its words to the left and its figures to the right', () => {
  expect(table(['act', 'ms'], [['sale', 1234]])).toBe('act     ms\nsale  1234')
})

test('the median of five is the third, whatever their order', () => {
  expect(quantile([9, 1, 7, 3, 5], 0.5)).toBe(5)
  expect(quantile([9, 1, 7, 3, 5], 0.95)).toBe(9)
  expect(quantile([], 0.5)).toBe(0)
})

test('a row of times says how many, the median, p95 and the worst, whatever their order', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(timesRow('round 1', times)).toEqual(['round 1', 100, '51', '96', '100'])
})

test('each row says both sizes, the ratio, the goal and whether it failed', () => {
  const rows = [
    judged({ what: '/members', unit: 'reads', small: 16, large: 16, goal: 20 }),
    judged({ what: '/members', unit: 'ms', small: 400, large: 600 }),
    judged({ what: 'a search', unit: 'ms', small: 300, large: 310, goal: 200 }),
    judged({ what: 'a return', unit: 'reads', small: 50, large: 500, grows: 'every invoice' }),
  ]
  expect(ratioTable(rows, { small: 1000, large: 10_000 }).split('\n')).toEqual([
    '                 1000  10000  ratio  goal',
    '/members, reads    16     16   1.00    20',
    '/members, ms      400    600   1.50               FAILED',
    'a search, ms      300    310   1.00   200  over the goal',
    'a return, reads    50    500  10.00        every invoice',
  ])
})

test('and stands in a line of its own while the bench goes on', () => {
  expect(ratioLine(judged({ what: '/members', unit: 'ms', small: 400, large: 600 }))).toBe(
    '  /members, ms: 400 600 1.50 FAILED',
  )
  expect(ratioLine(judged({ what: '/leads', unit: 'reads', small: 31, large: 31, goal: 51 }))).toBe(
    '  /leads, reads: 31 31 1.00',
  )
})
