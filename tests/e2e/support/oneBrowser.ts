import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Vitest's own
  interface ProvidedContext {
    /** The address of the browser that all files of one run share. */
    browser: string
  }
}

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

/** Starts the browser of the whole run: one for each file took a second and more each. */
export default async function oneBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: flags,
  })
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
