/**
 * Writes firestore.indexes.json from the query catalogue (src/data/queryCatalogue.ts):
 *   node scripts/indexes.mjs          writes it
 *   node scripts/indexes.mjs --check  fails when it is not what would be written
 */
import { build } from 'esbuild'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ClearError, runMain } from './steps/clearError.mjs'
import { cacheFolder, root } from './steps/paths.mjs'

const target = join(root, 'firestore.indexes.json')

async function generated() {
  const outfile = join(cacheFolder, 'indexes', 'firestoreIndexes.mjs')
  await build({
    entryPoints: [join(root, 'src', 'data', 'firestoreIndexes.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': join(root, 'src') },
    logLevel: 'error',
  })
  const { firestoreIndexes } = await import(pathToFileURL(outfile).href)
  return `${JSON.stringify(firestoreIndexes, null, 2)}\n`
}

await runMain(async () => {
  const content = await generated()
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === content
  if (isCurrent) return
  if (process.argv.includes('--check')) {
    throw new ClearError('firestore.indexes.json is older than the queries. Run: node scripts/indexes.mjs')
  }
  writeFileSync(target, content)
  process.stdout.write('firestore.indexes.json is written.\n')
})
