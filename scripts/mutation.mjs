/**
 * npm run test:mutation: changes the domain of money in thousands of small ways and runs its unit tests against each change.
 * A change that no test notices has survived; below 85 percent noticed the command fails (docs/decisions/0031). Before that
 * it plants the faults that were made once, one by one, and the lives must find them all (docs/decisions/0063).
 *   npm run test:mutation -- tax ledger                        two folders of src/domain
 *   npm run test:mutation -- packageLife/renew.ts                 one file
 *   npm run test:mutation -- planted                           only the faults of scripts/mutation/plantedFaults.mjs
 *   npm run test:mutation -- --concurrency 2                   two at a time, on a machine with nothing else to do
 * What was found is kept under .test: only what changed since is tried again, all of it with --force.
 */
import { Stryker } from '@stryker-mutator/core'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPlantedFaults } from './mutation/plant.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { root } from './steps/paths.mjs'

const foldersOfMoney = ['packages', 'packageLife', 'invoices', 'tax', 'ledger']

/** Tests, and what only tests build their records with. */
const notMutated = ['!src/domain/**/*.test.ts', '!src/domain/**/*ixtures.ts']

/** What stands for the planted faults among the words. */
const PLANTED = 'planted'

/** @param {string} word a folder of src/domain, or a file in one */
function patternOf(word) {
  const path = `src/domain/${word}`
  if (!existsSync(join(root, path)))
    throw new ClearError(`There is no ${path}: name a folder of src/domain, or a file in one.`)
  return path.endsWith('.ts') ? path : `${path}/**/*.ts`
}

function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { concurrency: { type: 'string', default: '1' }, force: { type: 'boolean', default: false } },
  })
  const concurrency = Number(values.concurrency)
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new ClearError('--concurrency takes a whole number from 1.')
  const words = positionals.length > 0 ? positionals : [PLANTED, ...foldersOfMoney]
  const folders = words.filter((word) => word !== PLANTED)
  const isPlanted = folders.length < words.length
  if (folders.length === 0) return { isPlanted, stryker: null }
  const stryker = {
    mutate: [...folders.map(patternOf), ...notMutated],
    // One for each set of words: Stryker would count what it knows of other folders into this one's score.
    incrementalFile: `.test/mutation-${folders.join('+').replaceAll('/', '-')}.json`,
    concurrency,
    force: values.force,
  }
  return { isPlanted, stryker }
}

await runMain(async () => {
  const { isPlanted, stryker: options } = asked()
  if (isPlanted) findPlantedFaults()
  if (options === null) return
  const stryker = new Stryker({
    ...options,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // `related` would search all tests for every mutant; which tests reach it is known already.
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // A schema is built once, when its module loads: trying each of its mutants would load everything for each.
    ignoreStatic: true,
    ignorePatterns: ['dist', 'functions/lib', '.cache', '.data', 'docs', 'public'],
    tempDirName: '.test/mutation',
    incremental: true,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: '.test/mutation.html' },
    clearTextReporter: { reportTests: false, allowColor: false },
    thresholds: { high: 95, low: 90, break: 85 },
  })
  await stryker.runMutationTest()
})
