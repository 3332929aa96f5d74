/**
 * Holds one emulator suite in a process group of its own. It ends the suite, and saves its data first, when the
 * process that asked for it says so or is gone for whatever reason (Ctrl+C, a closed terminal, even kill -9): the
 * closed channel tells. firebase-tools starts Java in process groups of its own, hence the list of descendants.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { descendantsOf, isAlive, signal } from './processes.mjs'
import { exportData } from './savedData.mjs'

/** @typedef {{args: string[], cwd: string, env: NodeJS.ProcessEnv, temporary: string, hubPort: number, dataFolder: string|null}} Order */

const saveEvery = 3 * 60_000
const patience = 20_000

/** @type {{suite: import('node:child_process').ChildProcess, order: Order} | null} */
let held = null
let isReady = false
let isKeeping = false
let isEnding = false
let saving = Promise.resolve()

/** The listener may be gone at any moment, and that must not end the keeper before its work is done. */
function tell(message) {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
}

async function save() {
  if (!held || !isReady || !isKeeping || held.order.dataFolder === null) return
  try {
    await exportData(held.order.hubPort, held.order.dataFolder)
  } catch (error) {
    tell({ line: `The data could not be saved: ${error.message}` })
  }
}

const saveInTurn = () => (saving = saving.then(save))

/** What is left of the suite after firebase-tools has ended, or was not able to. @param {number[]} pids */
async function endLeftovers(pids) {
  const left = () => pids.filter(isAlive)
  for (const pid of left()) signal(pid, 'SIGTERM')
  for (let waited = 0; waited < 5000 && left().length > 0; waited += 100) await pause(100)
  for (const pid of left()) signal(pid, 'SIGKILL')
}

async function end() {
  if (isEnding) return
  isEnding = true
  await saveInTurn()
  if (held) {
    const { suite, order } = held
    const pid = suite.pid ?? 0
    const family = descendantsOf(pid)
    if (suite.exitCode === null && suite.signalCode === null) {
      const ended = once(suite, 'exit')
      signal(pid, 'SIGINT')
      await Promise.race([ended, pause(patience)])
    }
    await endLeftovers([...family, pid])
    rmSync(order.temporary, { recursive: true, force: true })
  }
  process.exit(0)
}

/** @param {import('node:stream').Readable} stream */
function relay(stream) {
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.includes('All emulators ready')) {
        isReady = true
        tell({ ready: true })
      }
      tell({ line })
    }
  })
}

/** @param {Order} order */
function begin(order) {
  const { args, cwd, env } = order
  const suite = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  held = { suite, order }
  relay(suite.stdout)
  relay(suite.stderr)
  suite.once('exit', () => {
    if (isEnding) return
    isReady = false
    tell({ died: true })
    void end()
  })
  setInterval(() => void saveInTurn(), saveEvery)
}

process.on('message', (/** @type {{order?: Order, keep?: boolean, end?: boolean}} */ message) => {
  if (message.order) begin(message.order)
  if (message.keep) {
    isKeeping = true
    void saveInTurn()
  }
  if (message.end) void end()
})
process.on('disconnect', () => void end())
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end())
