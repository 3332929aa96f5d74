/**
 * npm run test:long: the properties and the fuzz with random seeds, and at their full length what `npm test` tries in part. What it finds is printed
 * with its seed and the smallest case: keep that case as an example in the test it broke, then mend what it found.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { ClearError, runMain } from './steps/clearError.mjs'
import { root } from './steps/paths.mjs'
import { programs } from './steps/programs.mjs'
import { say } from './steps/progress.mjs'

/** Test files under `folder` that search by properties, or try more when there is time. @param {string} folder */
const searching = (folder) =>
  execFileSync('git', ['grep', '-l', '-e', "from 'fast-check'", '-e', 'LONG_TESTS', '--', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file))

/** @param {string[]} command */
function runLong([program, ...words]) {
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LONG_TESTS: '1' },
  })
  return status === 0
}

await runMain(async () => {
  const unit = [...searching('src'), ...searching('functions')]
  const api = searching('tests/api').map((file) => file.replace(/^.*\/(.*)\.test\.ts$/, '$1'))
  say(`${unit.length + api.length} files search with random seeds.`)
  const well = [
    runLong([...programs.vitest, 'run', '--project', 'unit*', ...unit]),
    runLong([process.execPath, 'scripts/test.mjs', 'api', ...api]),
  ]
  if (well.includes(false))
    throw new ClearError('Something was found: the seed and the smallest case stand above.')
})
