/**
 * Bundles functions/src with what it uses of src/ into functions/lib; npm packages stay outside. What is imported on
 * demand stands in files of its own, so that no function loads the PDFs' code at its start.
 * With --watch it goes on doing so, for as long as the program that started it lives.
 */
import { build, context } from 'esbuild'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps/paths.mjs'

/** A running emulator reloads its functions at every write, so a bundle that is the same stays untouched. */
/** @param {import('esbuild').BuildResult} result */
function writeChanged(result) {
  for (const { path, contents } of result.outputFiles ?? []) {
    if (existsSync(path) && readFileSync(path).equals(contents)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  const made = new Set(result.outputFiles?.map(({ path }) => path))
  const lib = join(root, 'functions/lib')
  for (const name of readdirSync(lib)) {
    if (/\.js(\.map)?$/.test(name) && !made.has(join(lib, name))) rmSync(join(lib, name))
  }
}

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: root,
  entryPoints: ['functions/src/index.ts'],
  outdir: 'functions/lib',
  bundle: true,
  splitting: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '@': join(root, 'src') },
  sourcemap: 'linked',
  logLevel: 'warning',
}

if (process.argv.includes('--watch')) {
  /** @type {import('esbuild').Plugin} */
  const writer = { name: 'write-changed', setup: (bundle) => bundle.onEnd(writeChanged) }
  const watched = await context({ ...options, plugins: [writer] })
  await watched.watch()
  process.on('disconnect', () => process.exit(0))
} else {
  writeChanged(await build(options))
}
