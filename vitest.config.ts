import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const resolve = { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } }

/** The emulator suites share one store, so their files run one after another. */
const overEmulators = {
  environment: 'node',
  fileParallelism: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const

/** Tests of the data layer, which no trigger may write into: see tests/support/ownProject.ts. */
const ownStore = ['tests/api/{acts,data,demo,seed,background}*.test.ts']

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'functions/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          environment: 'node',
          maxWorkers: 2,
          // Properties run hundreds of cases: on a busy machine five seconds are no measure of anything.
          testTimeout: 30_000,
          setupFiles: ['tests/support/failOnConsole.ts'],
        },
      },
      { resolve, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...overEmulators } },
      {
        resolve,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], exclude: ownStore, ...overEmulators },
      },
      {
        resolve,
        test: {
          name: 'data',
          include: ownStore,
          ...overEmulators,
          // Each file has a store of its own, so two may run at once; after those that share one.
          fileParallelism: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          setupFiles: ['tests/support/ownProject.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          ...overEmulators,
          testTimeout: 120_000,
          // Names this run: who has signed in once stays so for the files that follow. See tests/e2e/support/keptSession.ts.
          provide: { run: String(Date.now()) },
        },
      },
    ],
  },
})
