import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { breakLine, type Scenario } from './scenarios'
import { createTerminal, type Terminal } from './terminal'
import { obeyTyped, typedHelp } from './typed'

export { isScenario, scenarios } from './scenarios'

export type DeviceRun = {
  url: string
  sn: string
  secret: string
  scenario: Scenario
  users: readonly (readonly [pin: string, name: string])[]
  hasLock: boolean
  checksValidity: boolean
  isController: boolean
  /** Seconds between two people, about. */
  every: number
  /** Seconds between two calls; null as the server says. */
  pause: number | null
  say: (line: string) => void
}
type Running = DeviceRun & { signal: AbortSignal }

const said = (error: unknown) => (error instanceof Error ? error.message : String(error))

const rest = (seconds: number, signal: AbortSignal) =>
  sleep(seconds * 1000, undefined, { signal }).catch(() => undefined)

async function keepCalling(terminal: Terminal, { scenario, pause, say, signal }: Running): Promise<void> {
  const began = Date.now()
  let lastTrouble = ''
  let isBusy = false
  for (let round = 0; !signal.aborted; round += 1) {
    breakLine(scenario, terminal, round, Date.now() - began)
    try {
      isBusy = (await terminal.poll()) > 0
      lastTrouble = ''
    } catch (error) {
      if (said(error) !== lastTrouble) say(`${said(error)} ${String(terminal.waiting())} punches wait.`)
      lastTrouble = said(error)
    }
    // Whoever was told something asks again at once whether there is more.
    await rest(isBusy ? 1 : (pause ?? terminal.delay()), signal)
    isBusy = false
  }
}

/** Somebody presses now and then; whoever is in goes out at the next press. */
async function keepComing(terminal: Terminal, { scenario, every, signal }: Running): Promise<void> {
  if (scenario === 'quiet') return
  while (!signal.aborted) {
    await rest(every * (0.5 + Math.random()), signal)
    const users = terminal.users()
    const next = users[Math.floor(Math.random() * users.length)]
    if (next !== undefined && !signal.aborted) await terminal.punch(next.PIN)
  }
}

/** What ends it: Ctrl+C, a closed terminal, and the end of the program that started it. */
function untilEnded(): AbortSignal {
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(name, () => ending.abort())
  return ending.signal
}

/** A terminal at a door for as long as nobody ends it; what is typed happens at it. */
export async function main(run: DeviceRun): Promise<void> {
  const { say } = run
  const signal = untilEnded()
  const terminal = createTerminal(run)
  const typed = createInterface({ input: process.stdin })
  typed.on('line', (text) => {
    obeyTyped(terminal, text, say).catch((error: unknown) => say(said(error)))
  })
  signal.addEventListener('abort', () => typed.close())
  if (process.stdin.isTTY) say(typedHelp)
  const running = { ...run, signal }
  await Promise.all([keepCalling(terminal, running), keepComing(terminal, running)])
}
