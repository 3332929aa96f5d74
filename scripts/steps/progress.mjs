import { readFileSync } from 'node:fs'

/** What a command shows while it works: one line a step, with the time it took. */

const isTerminal = process.stdout.isTTY === true

/** @param {string} text */
export const say = (text = '') => void process.stdout.write(`${text}\n`)

/** @param {number} since milliseconds, as performance.now() gives them */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {unknown} answer a step's; may hold `detail`, for the end of its line */
const detailOf = (answer) =>
  typeof answer === 'object' && answer !== null && 'detail' in answer ? `${answer.detail}, ` : ''

/**
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now()
  process.stdout.write(`… ${title}${isTerminal ? '' : '\n'}`)
  const close = (mark, detail) =>
    process.stdout.write(`${isTerminal ? '\r\u001b[2K' : ''}${mark} ${title}${detail}\n`)
  try {
    const answer = await work()
    close('✔', ` (${detailOf(answer)}${secondsSince(started)})`)
    return answer
  } catch (error) {
    close('✖', '')
    throw error
  }
}

/** What this process and all that it waited for took of the processors, in seconds; null where the system does not say. */
export function processorSeconds() {
  if (process.platform !== 'linux') return null
  // user and system time, of its own and of its children, in hundredths of a second: the numbers 14 to 17 of the line.
  const line = readFileSync('/proc/self/stat', 'utf8')
  const afterName = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return Math.round(afterName.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100)
}
