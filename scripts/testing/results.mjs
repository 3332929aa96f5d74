import { stripVTControlCharacters } from 'node:util'

/**
 * How one part of the test run went.
 * @typedef {{passed: number, failed: number, notes: string[], flaky?: string[], files?: string[]}} Result notes: what the reader
 * must know of the failures; flaky: tests that passed at their second run alone; files: those in which something failed
 */

/** More tests than these that pass only when they are run once more fail the run. */
export const mostFlaky = 3

/** @param {Result[]} results @returns {Result & {flaky: string[]}} */
export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  notes: results.flatMap(({ notes }) => notes),
  flaky: results.flatMap(({ flaky = [] }) => flaky),
})

/** @param {Result} result the line the whole run closes with */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** @param {string | undefined} message what a test or a file failed with @returns {string} its first line, colours taken off */
const firstLine = (message) =>
  stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')[0] ?? ''

/** @param {string} path */
const fileName = (path) => path.split(/[\\/]/).at(-1) ?? path

/** @param {string[]} words */
const sentence = (...words) => words.filter((word) => word !== '').join(': ')

/**
 * @typedef {{status: string, fullName: string, failureMessages?: string[]}} Test
 * @typedef {{name: string, status: string, message?: string, assertionResults: Test[]}} File
 */

/**
 * Vitest's report names a file whose set-up failed only by its own message; its tests are then left out.
 * @param {File} file
 */
const isBroken = ({ status, assertionResults }) =>
  assertionResults.length === 0 ||
  (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))

/**
 * Reads Vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a skipped
 * test: nothing is left out silently. Each failure is named with the first line of its error.
 * @param {{testResults: File[]}} report
 * @returns {Result & {files: string[]}}
 */
export function resultOfReport(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${fileName(name)} > ${test.fullName}` })),
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const broken = report.testResults.filter(isBroken)
  const isWhole = (/** @type {File} */ file) =>
    !isBroken(file) && file.assertionResults.every(({ status }) => status === 'passed')
  return {
    passed,
    failed: tests.length - passed + broken.length,
    notes: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => `failed: ${sentence(title, firstLine(failureMessages?.[0]))}`),
      ...left.map(({ title }) => `not run: ${title}`),
      ...broken.map(({ name, message }) => `not loaded: ${sentence(fileName(name), firstLine(message))}`),
    ],
    files: report.testResults.filter((file) => !isWhole(file)).map(({ name }) => name),
  }
}

/**
 * What counts after the failed files of a part were run once more.
 * @param {Result & {files: string[]}} first
 * @param {Result & {passedInFiles: number}} again the same files; passedInFiles: what had passed in them at the first run
 * @returns {Result}
 */
export function afterOnceMore(first, again) {
  const result = { ...again, passed: first.passed - again.passedInFiles + again.passed }
  if (again.failed > 0) return result
  // Tests that were not run stand behind a set-up that failed, and that one is named.
  const causes = first.notes.filter((note) => !note.startsWith('not run: '))
  return { ...result, flaky: causes.map((note) => note.replace(/^(failed|not loaded): /, '')) }
}

/** @param {{testResults: File[]}} report @param {string[]} files */
export const passedIn = (report, files) =>
  report.testResults
    .filter(({ name }) => files.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length

/** @param {string[]} flaky @returns {Result[]} */
export const tooManyFlaky = (flaky) =>
  flaky.length > mostFlaky
    ? [
        {
          passed: 0,
          failed: 1,
          notes: [`failed: ${flaky.length} tests passed only at their second run, ${mostFlaky} at most may`],
        },
      ]
    : []
