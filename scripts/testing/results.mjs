/**
 * How one part of the test run went.
 * @typedef {{passed: number, failed: number, notes: string[]}} Result notes: what the reader must know of the failures
 */

/** @param {Result[]} results @returns {Result} */
export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  notes: results.flatMap(({ notes }) => notes),
})

/** @param {Result} result the line the whole run closes with */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * Reads Vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a skipped
 * test: nothing is left out silently.
 * @param {{testResults: {name: string, status: string, message?: string, assertionResults: {status: string, fullName: string}[]}[]}} report
 * @returns {Result}
 */
export function resultOfReport(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      assertionResults.length === 0 ||
      (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')),
  )
  return {
    passed,
    failed: tests.length - passed + broken.length,
    notes: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => `failed: ${fullName}`),
      ...left.map(({ fullName }) => `not run: ${fullName}`),
      ...broken.map(({ name, message }) => `not loaded: ${name} ${message ?? ''}`.trimEnd()),
    ],
  }
}
