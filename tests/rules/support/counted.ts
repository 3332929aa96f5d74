import { afterAll, describe } from 'vitest'
import { keepCoverage } from './coverage'

/** Suites of tests one after the other, of each of which is kept what it reached in the rules. */
export function countedSuites(project: string, suites: readonly (() => void)[]): void {
  for (const suite of suites) {
    const name = suite.name.replace(/Suite$/, '')
    describe(name, () => {
      // The last of its hooks: the first to be named.
      afterAll(() => keepCoverage(project, name))
      suite()
    })
  }
}
