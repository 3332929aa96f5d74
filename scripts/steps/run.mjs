import { spawn } from 'node:child_process'
import { ClearError } from './clearError.mjs'
import { root } from './paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a program to its end, in a process group of its own so that it can be ended with all it started.
 * @param {string[]} command
 * @param {{env?: NodeJS.ProcessEnv, show?: boolean, cwd?: string}} [options] show: let it print; else its output is collected
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, { env = {}, show = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env: { ...process.env, ...(!show && { NO_COLOR: '1', FORCE_COLOR: '0' }), ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    running.add(child)
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

/** Ends every program that `run` has started and that still runs. */
export function endRunning() {
  for (const child of running) {
    try {
      process.kill(process.platform === 'win32' ? (child.pid ?? 0) : -(child.pid ?? 0), 'SIGTERM')
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}
