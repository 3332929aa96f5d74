import { afterEach, beforeEach, expect } from 'vitest'

/** What was printed as an error or a warning during one test: a test that prints one has found something. */
let printed: string[] = []

const { error, warn } = console

function note(level: string, print: typeof console.error): typeof console.error {
  return (...values: unknown[]) => {
    printed.push(`${level}: ${values.map(String).join(' ')}`)
    print(...values)
  }
}

beforeEach(() => {
  printed = []
  console.error = note('console.error', error)
  console.warn = note('console.warn', warn)
})

afterEach(() => {
  console.error = error
  console.warn = warn
  expect(printed, 'A unit test prints no error and no warning.').toEqual([])
})
