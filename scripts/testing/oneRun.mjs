import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ClearError } from '../steps/clearError.mjs'
import { testFolder } from '../steps/paths.mjs'

/** @param {number} id */
function isAlive(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // Somebody else's process is one as well.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Holds this clone for a run: a second one would build over the app that the first one looks at, with the ports of other emulators
 * in it, and its pages would never open.
 * @param {string} [file] @returns {() => void} lets it go
 * @throws {ClearError} where a run holds it; one that was broken off does not
 */
export function holdClone(file = join(testFolder, 'running')) {
  mkdirSync(dirname(file), { recursive: true })
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder))
      throw new ClearError(
        `Tests are running in this clone (process ${holder}). Wait for them, or run these in another clone with ports of its own (TEST_PORTS_FROM). If that process is something else, delete ${file}.`,
      )
    rmSync(file)
    take()
  }
  return () => rmSync(file, { force: true })
}
