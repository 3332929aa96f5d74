import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../steps/paths.mjs'
import { programs } from '../steps/programs.mjs'
import { say } from '../steps/progress.mjs'
import { run } from '../steps/run.mjs'
import { resultOfReport } from './results.mjs'

/**
 * Runs projects of vitest.config.ts.
 * @param {string[]} projects
 * @param {{env?: NodeJS.ProcessEnv, filters?: string[], show?: boolean}} [options] filters: parts of file names;
 * show: while it runs, else at its end
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runVitest(projects, { env = {}, filters = [], show = true } = {}) {
  const name = projects.join(' and ')
  if (show) say(`\n▸ ${name} tests`)
  mkdirSync(testFolder, { recursive: true })
  const report = join(testFolder, `${projects.join('-')}.json`)
  rmSync(report, { force: true })
  const named = projects.flatMap((project) => ['--project', project])
  const vitest = [...programs.vitest, 'run', ...named, ...filters]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run([...vitest, ...reporters], { env, show })
  if (!show) say(`\n▸ ${name} tests\n${output.trimEnd()}`)
  if (!existsSync(report))
    return { passed: 0, failed: 1, notes: [`failed: the ${name} tests did not run to their end`] }
  const result = resultOfReport(JSON.parse(readFileSync(report, 'utf8')))
  // Vitest also fails for what belongs to no test: an unhandled rejection, or no test at all.
  if (code === 0 || result.failed > 0) return result
  return { ...result, failed: 1, notes: [`failed: the ${name} tests as a whole (see above)`] }
}
