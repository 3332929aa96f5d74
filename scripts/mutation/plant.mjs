import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ClearError } from '../steps/clearError.mjs'
import { root } from '../steps/paths.mjs'
import { plantedFaults } from './plantedFaults.mjs'

const report = join(root, '.test/planted.json')

/**
 * The lives with that fault, or with none ('').
 * @param {string} fault
 * @returns {string[]} what failed, in the test's own words
 */
function failuresWith(fault) {
  mkdirSync(join(root, '.test'), { recursive: true })
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = [
    '--config',
    'scripts/mutation/planted.config.mjs',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const env = { ...process.env, PLANTED_FAULT: fault }
  const { stderr } = spawnSync(process.execPath, [vitest, 'run', ...options], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (!existsSync(report)) throw new ClearError(`The lives did not run:\n${stderr}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.length === 0
      ? [`did not load: ${file.message}`]
      : file.assertionResults.flatMap((/** @type {any} */ test) => test.failureMessages),
  )
  const broken = failures.find((/** @type {string} */ text) =>
    /did not load|ReferenceError|SyntaxError/.test(text),
  )
  if (broken) throw new ClearError(`${fault || 'No fault'} is no fault but breaks the code: ${broken}`)
  return failures
}

/** Plants each fault by itself and lives the lives: all of them must be noticed, and nothing where there is none. */
export function findPlantedFaults() {
  const sound = failuresWith('')
  if (sound.length > 0) throw new ClearError(`The lives fail without any fault:\n${sound.join('\n')}`)
  const missed = plantedFaults.filter(({ name }) => {
    const isFound = failuresWith(name).length > 0
    console.log(`${isFound ? 'found ' : 'MISSED'} ${name}`)
    return !isFound
  })
  console.log(`${plantedFaults.length - missed.length} of ${plantedFaults.length} planted faults found.`)
  if (missed.length > 0) throw new ClearError(`Not found: ${missed.map(({ name }) => name).join('; ')}.`)
}
