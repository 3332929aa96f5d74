import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ClearError } from './clearError.mjs'
import { programs } from './programs.mjs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A launcher may be there without its browser (as Ubuntu's chromium-browser is), so each one is asked. */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const systemBrowsers = () => [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  ...usualPlaces,
]

/** The browser Playwright has downloaded, if any; needs the packages to be installed. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/** @returns {Promise<string | null>} a Chromium or Chrome of this machine; CHROMIUM_PATH comes first */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new ClearError(`CHROMIUM_PATH names ${named}, and there is no such file: correct or unset it.`)
  }
  const candidates = [...systemBrowsers(), await playwrightBrowser()]
  return candidates.find((path) => existsSync(path) && runs(path)) ?? null
}

const hasAptGet = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function installByAptGet() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { env })
  if ((await install()).code === 0) return
  await run(['apt-get', 'update'], { env })
  await install()
}

/** Finds a browser, or installs one: Debian's as root, else Playwright's. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  if (hasAptGet()) await installByAptGet()
  const installed = await findBrowser()
  if (installed) return installed
  await run([...programs.playwright, 'install', 'chromium'])
  const downloaded = await findBrowser()
  if (downloaded) return downloaded
  throw new ClearError(
    'No Chromium or Chrome was found, and none could be installed: install one ' +
      '(Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}
