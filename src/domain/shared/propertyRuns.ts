import { inject } from 'vitest'

declare module 'vitest' {
  // Vitest reads what a configuration provides from an interface of this name.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Only the mutation run's configuration provides it: a property is tried for each of thousands of mutants. */
    propertyRuns?: number
  }
}

/**
 * How often a property is tried: as often as it says, for `npm run test:long` as often as it says for that, and for a mutant
 * only as often as scripts/mutation allows.
 */
export const runsOf = (said: number, long = said): number =>
  Math.min(process.env['LONG_TESTS'] === undefined ? said : long, inject('propertyRuns') ?? long)
