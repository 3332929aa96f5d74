/** @typedef {import('./ratio.mjs').Judged} Judged */

/** @param {string[]} head @param {(string|number)[][]} rows the first column is words, the others are figures */
export function table(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {number[]} values @param {number} share 0.5 is the median */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** How many there are, their median, p95 and worst. @param {string} what @param {number[]} times milliseconds */
export const timesRow = (what, times) => [
  what,
  times.length,
  ...[quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)].map((ms) => ms.toFixed(0)),
]

/** @param {Judged} judged */
const verdictOf = ({ isFailed, isOverGoal, grows = '' }) =>
  isFailed ? 'FAILED' : isOverGoal ? 'over the goal' : grows

/** What is known so far, a line for each row. @param {Judged} row */
export const ratioLine = (row) =>
  [
    `  ${row.what}, ${row.unit}:`,
    row.small.toFixed(0),
    row.large.toFixed(0),
    row.ratio.toFixed(2),
    verdictOf(row),
  ]
    .join(' ')
    .trimEnd()

/** @param {Judged[]} rows @param {{small: number, large: number}} sizes members */
export function ratioTable(rows, sizes) {
  return table(
    ['', `${sizes.small}`, `${sizes.large}`, 'ratio', 'goal', ''],
    rows.map((row) => [
      `${row.what}, ${row.unit}`,
      row.small.toFixed(0),
      row.large.toFixed(0),
      row.ratio.toFixed(2),
      row.goal ?? '',
      verdictOf(row),
    ]),
  )
}
