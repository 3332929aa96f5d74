/**
 * Weighs the JavaScript a first visit must load, gzipped, and counts its files, against their budgets:
 *   node scripts/budgets.mjs [dist folder]
 * A route's weight is its chunks with everything they import statically, each file counted once.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ClearError, runMain } from './steps/clearError.mjs'
import { root } from './steps/paths.mjs'
import { say } from './steps/progress.mjs'
import { filesOf } from './budgets/filesOf.mjs'
import { routes } from './budgets/routes.mjs'

/** @param {string} folder @param {string} [name] */
function readManifest(folder, name = 'manifest.json') {
  const path = join(folder, '.vite', name)
  if (!existsSync(path)) throw new ClearError(`There is no build in ${folder}: run npm run build first.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** @param {number} bytes in thousands of bytes, as the budgets are */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

await runMain(async () => {
  const folder = resolve(root, process.argv[2] ?? 'dist')
  const weigh = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const over = []
  for (const { route, limit, mostFiles, manifest, entries } of routes) {
    const weights = filesOf(readManifest(folder, manifest), entries).map((file) => ({
      file,
      bytes: weigh(file),
    }))
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
    say(
      `${route}: ${kilobytes(total)} of ${kilobytes(limit)} gzipped, in ${weights.length} of ${mostFiles} files`,
    )
    for (const { file, bytes } of weights.sort((a, b) => b.bytes - a.bytes)) {
      say(`  ${kilobytes(bytes).padStart(9)}  ${file}`)
    }
    if (total > limit) over.push(`${route} by ${kilobytes(total - limit)}`)
    if (weights.length > mostFiles) over.push(`${route} by ${weights.length - mostFiles} files`)
  }
  const sizes = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => statSync(join(folder, 'assets', name)).size)
  say(`In all ${sizes.length} files of JavaScript, ${sizes.filter((size) => size < 1000).length} below 1 kB`)
  if (over.length > 0) {
    throw new ClearError(
      `Over budget: ${over.join(', ')}. Load lazily what a first visit does not need, and see scripts/build/chunkGroups.ts.`,
    )
  }
})
