import { spawn } from 'node:child_process'
import { ClearError } from './clearError.mjs'
import { root } from './paths.mjs'

/** @type {Map<import('node:child_process').ChildProcess, boolean>} whether it leads a process group of its own */
const running = new Map()
let isOver = false

/**
 * @typedef {{show?: boolean, ask?: boolean}} Shown show: let it print; else its output is collected. ask: it prints and may ask
 * whoever sits there, so it stays in this program's group, to which alone the terminal belongs
 */

/**
 * How a program is joined to this one.
 * @param {Shown} shown
 */
export function joinedBy({ show = false, ask = false }) {
  const printed = show || ask ? /** @type {const} */ ('inherit') : /** @type {const} */ ('pipe')
  return {
    detached: !ask && process.platform !== 'win32',
    stdio: [ask ? /** @type {const} */ ('inherit') : /** @type {const} */ ('ignore'), printed, printed],
  }
}

/**
 * Runs a program to its end, in a process group of its own so that it can be ended with all it started.
 * @param {string[]} command
 * @param {Shown & {env?: NodeJS.ProcessEnv, cwd?: string}} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, { env = {}, show = false, ask = false, cwd = root } = {}) {
  if (isOver) return Promise.reject(new ClearError(`${command.join(' ')} is not begun any more.`))
  return new Promise((resolve, reject) => {
    const joined = joinedBy({ show, ask })
    const collected = joined.stdio[1] === 'pipe'
    const child = spawn(command[0], command.slice(1), {
      ...joined,
      cwd,
      env: { ...process.env, ...(collected && { NO_COLOR: '1', FORCE_COLOR: '0' }), ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    running.set(child, joined.detached)
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** The end of a long output: errors stand there. @param {string} output @param {number} lines */
export const tail = (output, lines = 30) => output.trimEnd().split('\n').slice(-lines).join('\n')

/**
 * Runs a program that must succeed.
 * @param {string[]} command
 * @param {string} failure one sentence, shown above the end of its output
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runOrFail(command, failure, env = {}) {
  const { code, output } = await run(command, { env })
  if (code !== 0) throw new ClearError(`${failure}\n\n${tail(output)}`)
  return output
}

/** Ends every program that `run` has started and that still runs; from now on it begins none. */
export function endRunning() {
  isOver = true
  for (const [child, leadsGroup] of running) {
    try {
      process.kill(leadsGroup ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGTERM')
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}
