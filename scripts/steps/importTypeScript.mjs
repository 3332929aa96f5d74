import { build } from 'esbuild'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder, root } from './paths.mjs'

/**
 * Imports a TypeScript module of scripts/, bundled first with what it uses of src/; npm packages stay outside.
 * @param {string} entry relative to scripts/, e.g. seed/main.ts
 * @returns {Promise<any>}
 */
export async function importTypeScript(entry) {
  const outfile = join(cacheFolder, entry.replace(/\.ts$/, '.mjs'))
  await build({
    entryPoints: [join(root, 'scripts', entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': join(root, 'src') },
    sourcemap: 'inline',
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}
