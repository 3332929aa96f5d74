import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const textOf = (path: string) => readFileSync(at(`./${path}`), 'utf8')

const resolve = {
  alias: [
    { find: '@', replacement: at('./src') },
    // Properties search where they searched yesterday; `npm run test:long` looks elsewhere.
    { find: /^fast-check$/, replacement: at('./tests/support/seededFastCheck.ts') },
  ],
}

/** The rules and the demo have a day; no file of tests runs over its end. */
const awayFromMidnight = 'tests/support/awayFromMidnight.ts'

/** The emulator suites share one store, so their files run one after another. */
const overEmulators = {
  environment: 'node',
  // Neither the support nor what it loads keeps anything of a file: once, not for each of them, saves a second and more a file.
  isolate: false,
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What a listener hears comes late on a busy machine; a test that waits for it in vain fails all the same.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: awayFromMidnight,
} as const

/** What the tests of the rules have reached together: after them. */
const rulesCoverage = ['tests/rules/rulesCoverage.test.ts']

/** The Storage emulator asks the store that the tests of the API share, and empty: so they take their turn among those. */
const storageRules = ['tests/rules/storageRules.test.ts']

/** Those that need a document (23 of 388) have processes that keep one: making it anew for each took a second and more. */
const inDocument = [
  'src/**/*.test.tsx',
  ...[
    'enquire/codeForm',
    'lists/exportList',
    'ui/form/draft',
    'ui/keys/keyBindings',
    'features/attendance/kiosk/kioskState',
  ].map((name) => `src/${name}.test.ts`),
]

const unit = {
  maxWorkers: 2,
  // Properties run hundreds of cases: on a busy machine five seconds are no measure of anything.
  testTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
} as const

/**
 * Tests that no trigger may write into: their names say so, or their first line does. See tests/support/ownProject.ts. What answers
 * terminals remembers who they are: those that call it keep a process of their own.
 */
const ownStore = [
  'tests/api/{acts,data,demo,seed,background}*.test.ts',
  ...readdirSync(at('./tests/api'))
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('iclock'))
    .map((name) => `tests/api/${name}`)
    .filter((path) => textOf(path).startsWith("import '../support/ownProject'")),
]

/**
 * Browser tests that change nothing the others look at (they only look, or have a centre of their own): they run beside them.
 * Both lanes take about as long, so that no core waits for the other.
 */
const looks = [
  ...[
    'accessibility',
    'accessibilityWindows',
    'emptyGym',
    'firstVisit',
    'frame',
    'guards',
    'headers',
    'signIn',
  ],
  ...[
    'contributionCategories',
    'dayClose',
    'deviceAlerts',
    'deviceNumbers',
    'devices',
    'expenses',
    'leadImport',
  ],
  ...['memberImport', 'offlineDesk', 'payCarryOver', 'payChanged', 'payLacking', 'payLedger'],
].map((name) => `tests/e2e/${name}.test.ts`)

const inBrowser = {
  ...overEmulators,
  testTimeout: 120_000,
  globalSetup: 'tests/e2e/support/oneBrowser.ts',
  // Names this run: who has signed in once stays so for the files that follow. See tests/e2e/support/keptSession.ts.
  provide: { run: String(Date.now()) },
} as const

export default defineConfig({
  resolve,
  test: {
    // What one part of the tests has compiled serves the next: a file's text and all of this configuration name what is kept.
    experimental: { fsModuleCache: true, fsModuleCachePath: at('./.cache/vitest') },
    projects: [
      {
        resolve,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: inDocument,
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/failOnConsole.ts'],
        },
      },
      {
        resolve,
        test: {
          ...unit,
          name: 'unit-dom',
          include: inDocument,
          environment: 'jsdom',
          isolate: false,
          // The page is emptied before anything stands in it.
          sequence: { setupFiles: 'list' },
          setupFiles: [
            'tests/support/freshDocument.ts',
            'tests/support/failOnConsole.ts',
            'tests/support/patientScreens.ts',
          ],
        },
      },
      {
        resolve,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [...rulesCoverage, ...storageRules],
          ...overEmulators,
          // Each file has a project of its own.
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      {
        resolve,
        test: {
          name: 'rulesCoverage',
          include: rulesCoverage,
          ...overEmulators,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', ...storageRules],
          exclude: ownStore,
          ...overEmulators,
          // While a process begins, what the last file's writes woke comes to rest: the next may look at the whole store.
          isolate: true,
        },
      },
      {
        resolve,
        test: {
          name: 'data',
          include: ownStore,
          ...overEmulators,
          // Two at once, each worker with a store of its own, before those that share one. After them both workers could be given one number:
          // Vitest frees that of the last one only when the next group has begun.
          fileParallelism: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          setupFiles: [awayFromMidnight, 'tests/support/ownProject.ts'],
        },
      },
      { resolve, test: { name: 'looks', include: looks, ...inBrowser } },
      {
        resolve,
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: looks, ...inBrowser },
      },
    ],
  },
})
