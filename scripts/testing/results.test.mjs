import { expect, test } from 'vitest'
import { afterOnceMore, closingLine, passedIn, resultOfReport, sumOf, tooManyFlaky } from './results.mjs'

const file = (status, ...tests) => ({
  name: '/somewhere/a.test.ts',
  status,
  message: 'its set-up did not end\n    at once',
  assertionResults: tests.map((outcome, index) => ({
    status: outcome,
    fullName: `test ${index}`,
    failureMessages: outcome === 'failed' ? ['\u001B[31mError: 2 is not 3\u001B[39m\n    at a line'] : [],
  })),
})

test('the sum is over all parts', () => {
  const sum = sumOf([
    { passed: 3, failed: 0, notes: [], flaky: ['y'] },
    { passed: 1, failed: 2, notes: ['failed: x'] },
  ])
  expect(sum).toEqual({ passed: 4, failed: 2, notes: ['failed: x'], flaky: ['y'] })
  expect(closingLine(sum)).toBe('4 passed, 2 failed')
})

test('each test of a report counts, and one that failed is named with the first line of its error', () => {
  const result = resultOfReport({
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  })
  expect(result).toEqual({
    passed: 3,
    failed: 1,
    notes: ['failed: a.test.ts > test 1: Error: 2 is not 3'],
    files: ['/somewhere/a.test.ts'],
  })
})

test('a skipped test counts as failed and is named', () => {
  const result = resultOfReport({ testResults: [file('passed', 'passed', 'skipped', 'todo')] })
  expect(result).toMatchObject({
    passed: 1,
    failed: 2,
    notes: ['not run: a.test.ts > test 1', 'not run: a.test.ts > test 2'],
    files: ['/somewhere/a.test.ts'],
  })
})

test('a file that cannot be loaded, or whose set-up fails, counts as one failure with its cause', () => {
  const notes = ['not loaded: a.test.ts: its set-up did not end']
  expect(resultOfReport({ testResults: [file('failed')] })).toMatchObject({ passed: 0, failed: 1, notes })
  expect(resultOfReport({ testResults: [file('failed', 'passed')] })).toMatchObject({
    passed: 1,
    failed: 1,
    notes,
  })
})

const other = { ...file('passed', 'passed', 'passed'), name: '/somewhere/b.test.ts' }

test('what passes at its second run counts once, and is named with what it failed by at the first', () => {
  const report = { testResults: [file('failed', 'passed', 'failed'), other] }
  const first = resultOfReport(report)
  const passedInFiles = passedIn(report, first.files)
  const green = resultOfReport({ testResults: [file('passed', 'passed', 'passed')] })
  expect(afterOnceMore(first, { ...green, passedInFiles })).toMatchObject({
    passed: 4,
    failed: 0,
    notes: [],
    flaky: ['a.test.ts > test 1: Error: 2 is not 3'],
  })
})

test('what fails again has failed', () => {
  const report = { testResults: [file('failed', 'passed', 'failed'), other] }
  const first = resultOfReport(report)
  const result = afterOnceMore(first, { ...first, passed: 1, passedInFiles: passedIn(report, first.files) })
  expect(result).toMatchObject({ passed: 3, failed: 1 })
  expect(result.flaky).toBeUndefined()
})

test('three that pass only at their second run are named, a fourth fails the run', () => {
  expect(tooManyFlaky(['a', 'b', 'c'])).toEqual([])
  expect(tooManyFlaky(['a', 'b', 'c', 'd'])).toMatchObject([{ failed: 1 }])
})
