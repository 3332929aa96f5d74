import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../steps/paths.mjs'
import { programs } from '../steps/programs.mjs'
import { say, secondsSince } from '../steps/progress.mjs'
import { run } from '../steps/run.mjs'
import { afterOnceMore, passedIn, resultOfReport } from './results.mjs'

/** A part is a project of vitest.config.ts, or two. @type {Record<string, string[]>} */
const projectsOf = { unit: ['unit', 'unit-dom'], api: ['api', 'data'], rules: ['rules', 'rulesCoverage'] }

/** @param {string} path */
const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Where a part's report is kept. @param {string} part */
const reportOf = (part) => join(testFolder, `${part}.json`)

/**
 * Runs a part of the tests.
 * @param {string} part
 * @param {{env?: NodeJS.ProcessEnv, filters?: string[], show?: boolean, mayBeEmpty?: boolean, isAgain?: boolean}} [options] filters:
 * parts of file names; show: while it runs, else at its end; mayBeEmpty: none of its files need have such a name; isAgain: the filters
 * are the files that failed, and the first report is kept
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runVitest(
  part,
  { env = {}, filters = [], show = true, mayBeEmpty = false, isAgain = false } = {},
) {
  const title = isAgain ? `${part} tests, once more those that failed` : `${part} tests`
  if (show) say(`\n▸ ${title}`)
  const started = performance.now()
  mkdirSync(testFolder, { recursive: true })
  const report = reportOf(isAgain ? `${part}-again` : part)
  rmSync(report, { force: true })
  const projects = (projectsOf[part] ?? [part]).flatMap((name) => ['--project', name])
  const vitest = [...programs.vitest, 'run', ...projects, ...filters]
  const none = mayBeEmpty ? ['--passWithNoTests'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run([...vitest, ...none, ...reporters], { env, show })
  if (!show) say(`\n▸ ${title}\n${output.trimEnd()}`)
  say(`▸ The ${title} took ${secondsSince(started)}.`)
  if (!existsSync(report))
    return { passed: 0, failed: 1, notes: [`failed: the ${part} tests did not run to their end`] }
  const result = resultOfReport(readReport(report))
  // Vitest also fails for what belongs to no test: an unhandled rejection, or no test at all.
  if (code === 0 || result.failed > 0) return result
  return { ...result, failed: 1, notes: [`failed: the ${part} tests as a whole (see above)`] }
}

/**
 * The failed files of a part over the emulators once more, in a process of their own: what passes now depends on load or order,
 * and the end of the run says so openly. Whole files, because their tests build on each other.
 * @param {string} part
 * @param {import('./results.mjs').Result} first
 * @param {{env: NodeJS.ProcessEnv, prepare: () => Promise<void>}} options prepare: makes what the tests begin from as it was
 */
export async function runOnceMore(part, first, { env, prepare }) {
  const { files = [] } = first
  if (first.failed === 0 || files.length === 0) return first
  await prepare()
  const again = await runVitest(part, { env, filters: files, isAgain: true })
  const passedInFiles = passedIn(readReport(reportOf(part)), files)
  return afterOnceMore({ ...first, files }, { ...again, passedInFiles })
}
