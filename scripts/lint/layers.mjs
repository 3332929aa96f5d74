/**
 * Which folder may know which, and which packages (ARCHITECTURE.md): what is not allowed here is refused. A feature knows itself and no
 * other feature.
 */
import { posix } from 'node:path'

/** @typedef {{type: string, feature?: string, inside: string}} Element inside: the path within its folder */

const folders = {
  ...Object.fromEntries(
    [
      ...['domain', 'data', 'firebase', 'live', 'session', 'documents', 'ui', 'lists', 'plots', 'components'],
      ...['enquire', 'app'],
    ].map((name) => [name, `src/${name}/`]),
  ),
  feature: 'src/features/',
  functions: 'functions/src/',
  scripts: 'scripts/',
}

/** @param {string} path from the project's folder @returns {Element | null} */
export function elementOf(path) {
  const found = Object.entries(folders).find(([, folder]) => path.startsWith(folder))
  if (!found) return null
  const [type, folder] = found
  const inside = path.slice(folder.length)
  return type === 'feature' ? { type, feature: inside.split('/')[0], inside } : { type, inside }
}

const screenParts = ['domain', 'data', 'live', 'session', 'ui', 'lists', 'plots', 'components']

/** What each knows beside itself. @type {Record<string, string[]>} */
const knows = {
  domain: [],
  data: ['domain'],
  firebase: ['domain', 'data'],
  live: ['domain', 'data'],
  session: ['domain', 'data', 'live'],
  ui: [],
  lists: ['ui'],
  plots: ['ui'],
  documents: ['domain'],
  components: [...screenParts, 'documents'],
  feature: screenParts,
  app: ['domain', 'data', 'firebase', 'live', 'session', 'ui', 'lists', 'components', 'feature'],
  enquire: ['domain', 'firebase', 'ui'],
  functions: ['domain', 'data', 'documents'],
  // They seed, migrate, generate and measure by the domain and the repositories, over the server's store; no screen runs there.
  scripts: ['domain', 'data'],
}

/** Of the functions, scripts know the server's store; the bench counts what a terminal's call reads by the function's own code. */
const ofFunctions = [
  { from: /./, to: /^adapters\/adminStore$/ },
  { from: /^bench\/benchDevices\.ts$/, to: /^iclock\/(answerIclock|secretHash)$/ },
]

const withoutEnding = (/** @type {string} */ path) => path.replace(/\.(tsx?|mjs|js)$/, '')

/** @param {Element} from @param {Element} to */
function mayKnow(from, to) {
  if (from.type === to.type) return from.feature === to.feature
  if (knows[from.type].includes(to.type)) return true
  return (
    from.type === 'scripts' &&
    to.type === 'functions' &&
    ofFunctions.some((one) => one.from.test(from.inside) && one.to.test(withoutEnding(to.inside)))
  )
}

const screens = ['live', 'session', 'ui', 'lists', 'plots', 'components', 'feature', 'app']
const everywhere = /^(zod|dayjs|vitest|fast-check)$/

/** Which packages and modules of Node are for whom. @type {[string[], RegExp][]} */
const packagesOf = [
  [
    screens,
    /^(react|react-[^/]+|zustand|@hookform\/resolvers|@testing-library\/react|papaparse|uqr|write-excel-file)$/,
  ],
  [['ui'], /^primereact$/],
  [['ui', 'app'], /^primeicons$/],
  [['plots'], /^chart\.js$/],
  [['documents'], /^(react|@react-pdf\/renderer|uqr)$/],
  [['components'], /^@react-pdf\/renderer$/],
  [['firebase'], /^firebase$/],
  [['functions'], /^(@react-pdf\/renderer|firebase-admin|firebase-functions)$/],
  [['functions'], /^node:(crypto|diagnostics_channel|http|module|net|util)$/],
]

/** `@scope/name` or `name`, without what stands behind it. @param {string} source */
const packageOf = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {Element} from @param {string} name */
const mayUse = ({ type }, name) =>
  type === 'scripts' ||
  everywhere.test(name) ||
  packagesOf.some(([types, names]) => types.includes(type) && names.test(name))

/**
 * Why a file may not import something, or null where it may.
 * @param {string} path the file, from the project's folder
 * @param {string} source as the import names it
 */
export function refusalOf(path, source) {
  const from = elementOf(path)
  if (from === null) return null
  const isOwn = source.startsWith('.') || source.startsWith('@/')
  if (!isOwn) {
    const name = packageOf(source)
    return mayUse(from, name) ? null : `${from.type} does not use ${name}.`
  }
  const [target] = source.split('?')
  const at = target.startsWith('@/') ? `src/${target.slice(2)}` : posix.join(posix.dirname(path), target)
  const to = elementOf(at)
  if (to === null || mayKnow(from, to)) return null
  return `${from.feature ?? from.type} does not know ${to.feature ?? to.type}.`
}
