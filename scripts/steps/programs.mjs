import { join } from 'node:path'
import { modulePath, root } from './paths.mjs'

/** @param {...string} segments of a script's path */
const node = (...segments) => [process.execPath, join(...segments)]

/** @param {string} name @returns {string[]} the command that runs one of our own scripts, by this very Node */
export const ourScript = (name) => node(root, 'scripts', name)

/** The installed programs, each as the start of a command. */
export const programs = {
  knip: node(modulePath('knip', 'bin', 'knip.js')),
  oxfmt: node(modulePath('oxfmt', 'bin', 'oxfmt')),
  oxlint: [...node(modulePath('oxlint', 'bin', 'oxlint')), ...['--type-aware', '--deny-warnings']],
  playwright: node(modulePath('playwright-core', 'cli.js')),
  tsc: node(modulePath('typescript', 'bin', 'tsc')),
  vite: node(modulePath('vite', 'bin', 'vite.js')),
  vitest: node(modulePath('vitest', 'vitest.mjs')),
}
