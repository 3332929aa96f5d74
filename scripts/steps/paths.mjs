import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Where everything lives that can be built again at any time (ignored by git). */
export const cacheFolder = join(root, '.cache')

/** The demo store's data between two runs of `npm start` (ignored by git). */
export const dataFolder = join(root, '.data')

/** What the test run builds for itself (ignored by git). */
export const testFolder = join(root, '.test')

/** @param {...string} segments a path inside node_modules */
export const modulePath = (...segments) => join(root, 'node_modules', ...segments)
