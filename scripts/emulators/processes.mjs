import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** @typedef {[pid: number, parent: number]} Descent */

/** @returns {Descent} */
const pair = (pid, parent) => [Number(pid), Number(parent)]

/** @returns {Descent[]} every process there is (Linux by /proc, others by ps) */
function listProcesses() {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
          return [pair(pid, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
        } catch {
          return []
        }
      })
  }
  const run = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (run.stdout ?? '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent]) => pair(pid, parent))
    .filter(([pid, parent]) => pid > 0 && parent >= 0)
}

/**
 * @param {number} pid
 * @param {Descent[]} processes
 * @returns {number[]} its children, their children and so on, without itself
 */
export function descendantsIn(pid, processes) {
  const found = [pid]
  for (const known of found)
    found.push(...processes.filter(([, parent]) => parent === known).map(([child]) => child))
  return found.slice(1)
}

/** @param {number} pid */
export const descendantsOf = (pid) => descendantsIn(pid, listProcesses())

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself in the meantime, which is what was wanted.
  }
}
