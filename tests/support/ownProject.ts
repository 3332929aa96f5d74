/**
 * A Firestore project for the files that take turns: Functions listen to demo-fitness only, so that no trigger writes between what
 * a test sets up and what it looks up. Each file finds it empty. The emulator compiles the rules anew for each project, which a
 * project for each file cost half of its time.
 */
const ownId = `demo-data-${String(process.env['VITEST_POOL_ID'])}`
process.env['EMULATOR_PROJECT'] = ownId

// What it names is read where it is loaded.
const { projectId } = await import('./emulators')
if (projectId !== ownId)
  throw new Error(
    `Triggers act on ${projectId}: let this test file import tests/support/ownProject.ts first.`,
  )
const { emptyAccounts, emptyStore } = await import('./emptyStore')
await Promise.all([emptyStore(), emptyAccounts()])

export {}
