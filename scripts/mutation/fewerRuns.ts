import fc from 'fast-check'
import { runsOf } from '@/domain/shared/propertyRuns'

/** The same few cases for every mutant: one that a property meets by luck alone is no mutant that the tests notice. */
fc.configureGlobal({ numRuns: runsOf(100), seed: 20_261_122 })
