import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../steps/paths.mjs'
import { programs } from '../steps/programs.mjs'
import { say } from '../steps/progress.mjs'
import { run } from '../steps/run.mjs'
import { resultOfReport } from './results.mjs'

/** A part is a project of vitest.config.ts, or two that share a suite. @type {Record<string, string[]>} */
const projectsOf = { api: ['api', 'data'] }

/**
 * Runs a part of the tests.
 * @param {string} part
 * @param {{env?: NodeJS.ProcessEnv, filters?: string[], show?: boolean}} [options] filters: parts of file names;
 * show: while it runs, else at its end
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runVitest(part, { env = {}, filters = [], show = true } = {}) {
  if (show) say(`\n▸ ${part} tests`)
  mkdirSync(testFolder, { recursive: true })
  const report = join(testFolder, `${part}.json`)
  rmSync(report, { force: true })
  const projects = (projectsOf[part] ?? [part]).flatMap((name) => ['--project', name])
  const vitest = [...programs.vitest, 'run', ...projects, ...filters]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run([...vitest, ...reporters], { env, show })
  if (!show) say(`\n▸ ${part} tests\n${output.trimEnd()}`)
  if (!existsSync(report))
    return { passed: 0, failed: 1, notes: [`failed: the ${part} tests did not run to their end`] }
  const result = resultOfReport(JSON.parse(readFileSync(report, 'utf8')))
  // Vitest also fails for what belongs to no test: an unhandled rejection, or no test at all.
  if (code === 0 || result.failed > 0) return result
  return { ...result, failed: 1, notes: [`failed: the ${part} tests as a whole (see above)`] }
}
