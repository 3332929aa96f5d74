import type { Terminal } from './terminal'

/** What a terminal may be made to do by itself, told in `npm run device -- --help`. */
export const scenarios = {
  day: 'people come and go',
  quiet: 'nobody comes but whom you type',
  offline: 'people come and go, and every other minute the line is down',
  drift: 'people come and go, and the clock is 40 minutes ahead',
  repeat: 'people come and go, and everything is sent twice',
  lossy: 'people come and go, and every third answer is lost',
} as const
export type Scenario = keyof typeof scenarios
export const isScenario = (text: string): text is Scenario => Object.hasOwn(scenarios, text)

const AHEAD_SECONDS = 40 * 60
const MINUTE_MS = 60_000

/** Before each round of the terminal, the first included. */
export function breakLine(scenario: Scenario, terminal: Terminal, round: number, sinceStartMs: number): void {
  if (scenario === 'drift') terminal.drift(AHEAD_SECONDS)
  if (scenario === 'repeat') terminal.repeat(2)
  if (scenario === 'lossy') terminal.loseAnswers(round % 3 === 2 ? 1 : 0)
  if (scenario === 'offline') terminal.setLine(Math.floor(sinceStartMs / MINUTE_MS) % 2 === 0)
}
