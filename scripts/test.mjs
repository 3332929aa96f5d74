/**
 * npm test: every check and every test, closed by one line `N passed, N failed`.
 *   npm test rules            one part: checks, unit, rules, api or e2e
 *   npm run test:e2e -- login only test files with "login" in their name
 * Nothing here may import an npm package before the packages are installed.
 */
import { ClearError, runMain } from './steps/clearError.mjs'
import { Interrupted, listenForInterruption } from './steps/interruption.mjs'
import { installPackages, requireNode } from './steps/packages.mjs'
import { processorSeconds, say, secondsSince, step } from './steps/progress.mjs'
import { attempt } from './testing/attempt.mjs'
import { runAllChecks } from './testing/checks.mjs'
import { askedRounds, emulatorParts, runEmulatorParts } from './testing/emulatorParts.mjs'
import { holdClone } from './testing/oneRun.mjs'
import { closingLine, sumOf, tooManyFlaky } from './testing/results.mjs'
import { roundEmulators } from './testing/roundEmulators.mjs'
import { runVitest } from './testing/vitest.mjs'

const knownParts = ['checks', 'unit', ...emulatorParts]

/** @param {string[]} words */
function partsAndFilters([part, ...filters]) {
  if (part === undefined) return { parts: knownParts, filters: [] }
  if (!knownParts.includes(part)) {
    throw new ClearError(
      `"${part}" is no part of the tests: choose from ${knownParts.join(', ')}, or none for all.`,
    )
  }
  return { parts: [part], filters }
}

await runMain(async () => {
  const started = performance.now()
  requireNode()
  const { parts, filters } = partsAndFilters(process.argv.slice(2))
  const { until } = listenForInterruption()
  const results = []
  const emulators = roundEmulators()
  const letGo = holdClone()
  try {
    await until(step('Packages', installPackages))
    const unit = () => attempt(async () => [await until(runVitest('unit', { filters }))])
    const afterwards = parts.includes('unit') ? unit : undefined
    const onEmulators = emulatorParts.filter((part) => parts.includes(part))
    const [firstRound] = askedRounds(onEmulators)
    const onceBuilt = () => {
      if (firstRound) void emulators.of(firstRound)
    }
    const isBuilt = parts.includes('checks')
    if (isBuilt) results.push(...(await attempt(() => until(runAllChecks({ onceBuilt, afterwards })))))
    else if (parts.includes('unit')) results.push(...(await unit()))
    const options = { isBuilt, emulators, filters, until }
    if (onEmulators.length > 0) results.push(...(await attempt(() => runEmulatorParts(onEmulators, options))))
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    say('\nInterrupted.')
    process.exitCode = 130
    return
  } finally {
    await emulators.end()
    letGo()
  }
  const { flaky } = sumOf(results)
  const total = sumOf([...results, ...tooManyFlaky(flaky)])
  say()
  for (const test of flaky) say(`flaky: ${test}`)
  for (const line of emulators.heap()) say(line)
  if (total.failed > 0) for (const path of emulators.logs()) say(`All that the emulators said: ${path}`)
  for (const note of total.notes) say(note)
  const processor = processorSeconds()
  say(`The whole took ${secondsSince(started)}${processor === null ? '' : `, ${processor} s of processor`}.`)
  say(closingLine(total))
  process.exitCode = total.failed > 0 ? 1 : 0
})
