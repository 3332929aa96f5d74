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
