import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClearError } from './clearError.mjs'
import { modulePath, root } from './paths.mjs'
import { run, tail } from './run.mjs'

const oldestNode = [20, 19]

/** @param {string} version @returns {boolean} whether this Node is new enough (20.19 or later) */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return
  throw new ClearError(
    `This is Node ${process.versions.node}, and ${oldestNode.join('.')} or newer is needed: install it from https://nodejs.org.`,
  )
}

/**
 * What the lock file asks for and node_modules does not hold in that version. Optional packages are left out: each
 * is for one operating system only.
 * @param {Record<string, {version?: string, link?: boolean, optional?: boolean, devOptional?: boolean}>} wanted
 * @param {Record<string, {version?: string}>} installed
 * @returns {string[]} paths such as node_modules/vite
 */
export const missingPackages = (wanted, installed) =>
  Object.entries(wanted)
    .filter(
      ([path, { link, optional, devOptional }]) =>
        path.includes('node_modules/') && !link && !optional && !devOptional,
    )
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path)

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

/** npm notes what it has installed in a lock file of its own. */
export const listMissingPackages = () =>
  missingPackages(packagesIn(join(root, 'package-lock.json')), packagesIn(modulePath('.package-lock.json')))

/** npm as it was called, or else the one on PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, cli]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** Installs with `npm ci` unless everything is there. */
export async function installPackages() {
  const missing = listMissingPackages()
  if (missing.length === 0) return { detail: 'all there' }
  const { code, output } = await run([...npmCommand(), 'ci', '--no-audit', '--no-fund'])
  if (code !== 0) {
    throw new ClearError(
      'npm ci could not install the packages: see that the npm registry can be reached, then try again. ' +
        `It said:\n\n${tail(output, 15)}`,
    )
  }
  return { detail: `${missing.length} installed` }
}
