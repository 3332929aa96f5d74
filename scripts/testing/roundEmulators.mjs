import { heapLine } from '../emulators/heap.mjs'
import { testPorts } from '../emulators/ports.mjs'
import { launchSuite, services } from '../emulators/suite.mjs'
import { say } from '../steps/progress.mjs'
import { testedApp } from './checks.mjs'

/**
 * @typedef {'rules'|'api'|'e2e'} EmulatorPart
 * @typedef {Pick<Awaited<ReturnType<typeof launchSuite>>, 'ready' | 'env' | 'folder' | 'logPath' | 'end'>} Suite
 */

/** What these parts of a round need. @param {EmulatorPart[]} asked @returns {Promise<Suite>} */
const launchFor = (asked) =>
  launchSuite({
    ports: testPorts,
    round: asked.join('-'),
    only: asked.some((part) => part !== 'rules') ? services : ['auth', 'firestore', 'storage'],
    publicFolder: testedApp,
    isForTests: true,
    countsCoverage: asked.includes('rules'),
    onDeath: (logPath) => say(`✖ The emulators have ended: their memory was full, or see ${logPath}.`),
  })

/** @typedef {ReturnType<typeof roundEmulators>} RoundEmulators */

/**
 * The emulators of a run: each round's own, which may begin before the round does.
 * @param {(asked: EmulatorPart[]) => Promise<Suite>} [launch]
 */
export function roundEmulators(launch = launchFor) {
  /** @type {Map<string, Promise<Suite>>} */
  const launched = new Map()
  /** @type {Suite[]} */
  const suites = []

  return {
    /**
     * Of a round, launched now unless they are on their way. Whoever asks is told where they could not be.
     * @param {EmulatorPart[]} asked
     */
    of(asked) {
      const round = asked.join('-')
      const known = launched.get(round)
      if (known) return known
      const suite = launch(asked)
      launched.set(round, suite)
      suite.then(
        (one) => suites.push(one),
        () => undefined,
      )
      return suite
    },
    /** Those whose round never came, where the run breaks off, are ended as well. */
    async end() {
      await Promise.allSettled(launched.values())
      for (const suite of suites) await suite.end()
    },
    /** How full they were, once they have ended; nothing where none was launched. @returns {string[]} lines */
    heap: () => (suites.length === 0 ? [] : [heapLine(suites.map(({ folder }) => folder))]),
    /** Where all that each of them said is kept until its round is run again. */
    logs: () => suites.map(({ logPath }) => logPath),
  }
}
