import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { cacheFolder, root } from './paths.mjs'
import { ourScript, programs } from './programs.mjs'
import { runOrFail } from './run.mjs'

/** Bundles functions/src into functions/lib. */
export const buildFunctions = () => runOrFail(ourScript('buildFunctions.mjs'), 'The functions do not build.')

/**
 * Builds the app with Vite.
 * @param {string} folder where to
 * @param {NodeJS.ProcessEnv} [env] VITE_ variables to bake in
 */
export async function buildApp(folder, env = {}) {
  const build = [...programs.vite, 'build', '--outDir', folder]
  await runOrFail([...build, '--emptyOutDir'], 'The app does not build.', env)
  await runOrFail([...build, '--config', 'vite.enquire.config.ts'], 'The enquiry page does not build.', env)
}

/** The demo accounts as the seed knows them. @returns {Promise<{password: string, accounts: {email: string, what: string}[]}>} */
export async function demoAccounts() {
  const { build } = await import('esbuild')
  const outfile = join(cacheFolder, 'seed', 'accounts.mjs')
  await build({
    entryPoints: [join(root, 'scripts/seed/accounts.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
  const { accounts, DEMO_PASSWORD } = await import(pathToFileURL(outfile).href)
  return { password: DEMO_PASSWORD, accounts }
}
