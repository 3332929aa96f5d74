import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'

const isSource = (name) => /\.(tsx?|mjs)$/.test(name)
export const isTest = (path) => /\.test\.\w+$/.test(path)

/** The sources under these folders as `{path: text}`, paths from the project's own folder with `/`. */
export function sourcesIn(root, folders) {
  const found = {}
  const look = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) look(path)
      else if (isSource(entry.name)) found[path] = readFileSync(join(root, path), 'utf8')
    }
  }
  for (const folder of folders) look(folder)
  return found
}

/** What loads later, and a type that is named where it is used. */
const inPlace = /\bimport\(\s*['"]([^'"]+)['"]/g

function namesIn(path, text) {
  const { staticImports, staticExports } = parseSync(path, text).module
  const passedOn = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest))
  return [
    ...[...staticImports.map(({ moduleRequest }) => moduleRequest), ...passedOn].flatMap(
      (name) => name?.value ?? [],
    ),
    ...[...text.matchAll(inPlace)].map(([, name]) => name),
  ]
}

/** What a file imports of the project, types and what loads later as well: `{path: [path]}`. */
export function importsOf(sources) {
  const fileOf = (from, name) => {
    const path = name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(dirname(from), name)
    return [path, `${path}.ts`, `${path}.tsx`].find((one) => Object.hasOwn(sources, one))
  }
  const ofFile = ([path, text]) => {
    const own = namesIn(path, text).filter((name) => name.startsWith('.') || name.startsWith('@/'))
    return [path, [...new Set(own.map((name) => fileOf(path, name)).filter(Boolean))]]
  }
  return Object.fromEntries(Object.entries(sources).map(ofFile))
}

/** The groups of nodes that reach each other, each in the order of its names; none in a graph without circles. */
export function circlesIn(graph) {
  const at = new Map()
  const low = new Map()
  const open = []
  const found = []
  const visit = (node) => {
    at.set(node, at.size)
    low.set(node, at.get(node))
    open.push(node)
    for (const next of graph[node] ?? []) {
      if (!at.has(next)) visit(next)
      if (open.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== at.get(node)) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) found.push(group.sort())
  }
  for (const node of Object.keys(graph)) if (!at.has(node)) visit(node)
  return found
}

/** Which folder imports which, by what is no test: a test may set up what its subject does not know. */
export function foldersOf(imports) {
  const folders = {}
  for (const [path, targets] of Object.entries(imports)) {
    if (isTest(path)) continue
    const own = dirname(path)
    folders[own] ??= []
    for (const target of targets) {
      const other = dirname(target)
      if (other !== own && !folders[own].includes(other)) folders[own].push(other)
    }
  }
  return folders
}

/** Which subject of a layer (`src/domain/tax`) imports which, with all that lies in folders of its own. */
export function subjectsOf(folders, layer) {
  const subjects = {}
  const subjectOf = (folder) =>
    folder
      .split('/')
      .slice(0, layer.split('/').length + 1)
      .join('/')
  for (const [folder, others] of Object.entries(folders)) {
    if (!folder.startsWith(`${layer}/`)) continue
    const own = subjectOf(folder)
    const known = others.filter((other) => other.startsWith(`${layer}/`)).map(subjectOf)
    subjects[own] = [...new Set([...(subjects[own] ?? []), ...known])].filter((other) => other !== own)
  }
  return subjects
}

const isInside = (folder, other) => folder.startsWith(`${other}/`)

/** `one <-> other` for folders that import each other; a folder and one inside it are the same subject. */
export const mutualFolders = (folders) =>
  Object.entries(folders).flatMap(([one, others]) =>
    others
      .filter((other) => one < other && folders[other]?.includes(one))
      .filter((other) => !isInside(one, other) && !isInside(other, one))
      .map((other) => `${one} <-> ${other}`),
  )
