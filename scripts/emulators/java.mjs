import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ClearError } from '../steps/clearError.mjs'

/** firebase-tools 15 refuses an older one. */
export const oldestJava = 21

const executable = (name) => (process.platform === 'win32' ? `${name}.exe` : name)

/**
 * The major version in what `java -version` prints or in a JDK's `release` file: 1.8.0 is 8, 21.0.4 is 21.
 * @param {string} text
 * @returns {number | null}
 */
export function javaMajor(text) {
  const match = /(?:version "|JAVA_VERSION=")(\d+)(?:\.(\d+))?/.exec(text)
  if (!match) return null
  return Number(match[1] === '1' ? match[2] : match[1])
}

/** @param {string} home */
function majorOf(home) {
  const release = join(home, 'release')
  const known = existsSync(release) ? javaMajor(readFileSync(release, 'utf8')) : null
  if (known !== null) return known
  const run = spawnSync(join(home, 'bin', executable('java')), ['-version'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return javaMajor(`${run.stderr ?? ''}${run.stdout ?? ''}`)
}

/** Folders that hold one JDK a subfolder, and where in the subfolder it stands. */
const jvmFolders = () => [
  ['/usr/lib/jvm', ''],
  ['/usr/java', ''],
  ['/opt/java', ''],
  ['/opt', ''],
  ['/usr/local/opt', ''],
  ['/opt/homebrew/opt', ''],
  ['/home/linuxbrew/.linuxbrew/opt', ''],
  ['/Library/Java/JavaVirtualMachines', 'Contents/Home'],
  [join(homedir(), 'Library/Java/JavaVirtualMachines'), 'Contents/Home'],
  [join(homedir(), '.sdkman/candidates/java'), ''],
  [join(homedir(), '.jdks'), ''],
  ['C:\\Program Files\\Java', ''],
  ['C:\\Program Files\\Eclipse Adoptium', ''],
]

function homesInFolders() {
  return jvmFolders().flatMap(([folder, inside]) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name, inside))
    } catch {
      return []
    }
  })
}

const homesOnPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, executable('java')))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))))

/**
 * @typedef {{home: string, bin: string, major: number, compiles: boolean}} Java `compiles`: has javac (a JDK, not a JRE)
 * @param {string[]} homes
 * @returns {Java[]}
 */
const inspect = (homes) =>
  [...new Set(homes)]
    .filter((home) => existsSync(join(home, 'bin', executable('java'))))
    .map((home) => ({
      home,
      bin: join(home, 'bin'),
      major: majorOf(home) ?? 0,
      compiles: existsSync(join(home, 'bin', executable('javac'))),
    }))

/**
 * The Javas that will do, best first: JAVA_HOME, then PATH, then the usual folders, newest first.
 * @returns {{usable: Java[], tooOld: Java[]}}
 */
export function listJavas() {
  const home = process.env.JAVA_HOME
  const named = inspect([...(home ? [home] : []), ...homesOnPath()])
  const installed = inspect(homesInFolders()).sort((a, b) => b.major - a.major)
  const all = [...named, ...installed]
  return {
    usable: all.filter(({ major }) => major >= oldestJava),
    tooOld: all.filter(({ major }) => major < oldestJava),
  }
}

/** @returns {Java} */
export function requireJava() {
  const { usable, tooOld } = listJavas()
  const java = usable.find(({ compiles }) => compiles) ?? usable[0]
  if (java) return java
  const found = tooOld[0] ? `only Java ${tooOld[0].major} was found` : 'no Java was found'
  throw new ClearError(
    `The emulators need Java ${oldestJava} or newer and ${found}: install a JDK (from https://adoptium.net, by brew install ` +
      'openjdk, or by apt-get install openjdk-21-jdk-headless where the system has it) or set JAVA_HOME to one.',
  )
}
