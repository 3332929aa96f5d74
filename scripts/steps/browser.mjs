import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ClearError } from './clearError.mjs'
import { programs } from './programs.mjs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The same engine without the windows of a desktop: it takes a quarter less of the processor (decision 38). */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

/** @typedef {{prefersShell?: boolean}} Wish for tests, which look at pages and never at the browser's own windows */

const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A launcher may be there without its browser (as Ubuntu's chromium-browser is), so each one is asked. */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** @param {string[]} names */
const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser Playwright has downloaded, if any; needs the packages to be installed. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/**
 * @param {Wish} [wish]
 * @returns {Promise<string | null>} a Chromium or Chrome of this machine; CHROMIUM_PATH comes first
 */
export async function findBrowser({ prefersShell = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new ClearError(`CHROMIUM_PATH names ${named}, and there is no such file: correct or unset it.`)
  }
  const ofSystem = [...onPath(prefersShell ? shells : []), ...onPath(names), ...usualPlaces]
  const candidates = [...ofSystem, await playwrightBrowser()]
  return candidates.find((path) => existsSync(path) && runs(path)) ?? null
}

const hasAptGet = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string[]} wanted packages, the first that there is */
async function installByAptGet(wanted) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = async () => {
    for (const name of wanted)
      if ((await run(['apt-get', 'install', '-y', '--no-install-recommends', name], { env })).code === 0)
        return true
    return false
  }
  if (await install()) return
  await run(['apt-get', 'update'], { env })
  await install()
}

/** Finds a browser, or installs one: Debian's as root, else Playwright's. @param {Wish} [wish] */
export async function ensureBrowser(wish = {}) {
  const found = await findBrowser(wish)
  if (found) return found
  if (hasAptGet())
    await installByAptGet(wish.prefersShell ? ['chromium-headless-shell', 'chromium'] : ['chromium'])
  const installed = await findBrowser(wish)
  if (installed) return installed
  await run([...programs.playwright, 'install', 'chromium'])
  const downloaded = await findBrowser(wish)
  if (downloaded) return downloaded
  throw new ClearError(
    'No Chromium or Chrome was found, and none could be installed: install one ' +
      '(Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}
