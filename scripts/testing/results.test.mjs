import { expect, test } from 'vitest'
import { closingLine, resultOfReport, sumOf } from './results.mjs'

const file = (status, ...tests) => ({
  name: 'a.test.ts',
  status,
  message: '',
  assertionResults: tests.map((outcome, index) => ({ status: outcome, fullName: `test ${index}` })),
})

test('the sum is over all parts', () => {
  const sum = sumOf([
    { passed: 3, failed: 0, notes: [] },
    { passed: 1, failed: 2, notes: ['failed: x'] },
  ])
  expect(sum).toEqual({ passed: 4, failed: 2, notes: ['failed: x'] })
  expect(closingLine(sum)).toBe('4 passed, 2 failed')
})

test('each test of a report counts', () => {
  const result = resultOfReport({
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  })
  expect(result).toEqual({ passed: 3, failed: 1, notes: ['failed: test 1'] })
})

test('a skipped test counts as failed and is named', () => {
  const result = resultOfReport({ testResults: [file('passed', 'passed', 'skipped', 'todo')] })
  expect(result).toMatchObject({ passed: 1, failed: 2, notes: ['not run: test 1', 'not run: test 2'] })
})

test('a file that cannot be loaded counts as one failure', () => {
  expect(resultOfReport({ testResults: [file('failed')] })).toMatchObject({ passed: 0, failed: 1 })
  expect(resultOfReport({ testResults: [file('failed', 'passed')] })).toMatchObject({ passed: 1, failed: 1 })
})
