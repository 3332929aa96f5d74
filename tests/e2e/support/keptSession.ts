import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Vitest's own
  interface ProvidedContext {
    /** The same in every file of one run of the tests, and in no other run. */
    run: string
  }
}

const fileOf = (who: string) => join(tmpdir(), `fitness-centre-tests-${inject('run')}`, `${who}.json`)

/** What the browser kept when this account signed in earlier in this run; undefined before. */
export function keptSession(who: string): string | undefined {
  const file = fileOf(who)
  return existsSync(file) ? file : undefined
}

/** Keeps who is signed in, so that the tests after this one need not wait for the form again. */
export async function keepSession(context: BrowserContext, who: string): Promise<void> {
  await context.storageState({ path: fileOf(who), indexedDB: true })
}
