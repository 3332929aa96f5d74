import { basename, relative, resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

const root = resolve(import.meta.dirname, '../..')
const document = resolve(root, 'index.html')
const screenTable = resolve(root, 'src/app/pages.ts')

/** What every signed-in page loads on sight, whichever screen it shows. */
const frame = [
  'src/app/frame/AppFrame.tsx',
  'src/app/composeBackend.ts',
  'src/session/watchGym.ts',
  'src/app/forgetPerson.ts',
]

/** The lists of members, which everybody opens first: what they have no use for stays out of the files that they load. */
const mostVisited = ['src/app/MembersScreen.tsx', 'src/components/upkeep/RecordUpgradeLine.tsx']

/** Large and seldom needed, or an SDK: each stays a file of its own with what it alone stands on. */
const isApart = (path: string) =>
  /^src\/(firebase\/|lists\/write|components\/upkeep\/|features\/login\/|ui\/plot\/chartJs)/.test(path)

const isPackage = (id: string) => id.includes('/node_modules/')
const featureOf = (id: string) => /\/src\/features\/([^/]+)\//.exec(id)?.[1]
/** InvoicesScreen.tsx, which app puts together, is of the invoices too. */
const screenOf = (id: string) => featureOf(id) ?? basename(id, 'Screen.tsx').toLowerCase()
const dialogsOf = (id: string) =>
  featureOf(id) ?? /\/src\/(?:components\/)?(app|documents)\//.exec(id)?.[1] ?? 'ui'

/** These modules and all they import statically. */
function closureOf(graph: Graph, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries)
  for (const id of reached) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(each)
  return reached
}

/** All that is loaded on demand, from anywhere in the app. */
function entriesOf(graph: Graph): string[] {
  const entries = new Set<string>()
  const reached = new Set([document])
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const each of dynamicallyImportedIds) entries.add(each)
    for (const each of [...importedIds, ...dynamicallyImportedIds]) reached.add(each)
  }
  return [...entries]
}

/** Answers which groups of these entries reach a module. */
function reachOf(graph: Graph, entries: readonly string[], groupOf: (id: string) => string) {
  const closures = [...new Set(entries.map(groupOf))].map((group) => ({
    group,
    reached: closureOf(
      graph,
      entries.filter((id) => groupOf(id) === group),
    ),
  }))
  return (id: string) => closures.filter(({ reached }) => reached.has(id)).map(({ group }) => group)
}

/** What reaches which module. */
type Reach = ReturnType<typeof reachesIn>

function reachesIn(graph: Graph) {
  const first = closureOf(graph, [document])
  const signedIn = closureOf(
    graph,
    frame.map((path) => resolve(root, path)),
  )
  const visited = closureOf(
    graph,
    mostVisited.map((path) => resolve(root, path)),
  )
  const screens = graph.getModuleInfo(screenTable)?.dynamicallyImportedIds ?? []
  const later = entriesOf(graph).filter(
    (id) => !screens.includes(id) && !signedIn.has(id) && !isApart(relative(root, id)),
  )
  return {
    first: (id: string) => first.has(id),
    signedIn: (id: string) => signedIn.has(id),
    mostVisited: (id: string) => visited.has(id),
    screens: reachOf(graph, screens, screenOf),
    dialogs: reachOf(graph, later, dialogsOf),
  }
}

/** The one screen that shares this with the dialogs of others. */
const sharingScreen = ({ screens, dialogs }: Reach, id: string) =>
  screens(id).find((screen) => dialogs(id).some((group) => group !== screen))

const named = (group: string | undefined, kind: string) => (group === undefined ? null : group + kind)

const isShared = ({ screens }: Reach, id: string) => screens(id).length > 1

/** `group` is null where the layer has none for a module. `minSize` in bytes of source: what is less falls through. */
const layers: { group: (reach: Reach, id: string) => string | null; minSize?: number }[] = [
  { group: ({ first }, id) => (first(id) && isPackage(id) ? 'vendor' : null) },
  { group: ({ first }, id) => (first(id) ? 'index' : null) },
  { group: ({ signedIn }, id) => (signedIn(id) && isPackage(id) ? 'frameVendor' : null) },
  { group: ({ signedIn }, id) => (signedIn(id) ? 'frame' : null) },
  { group: (reach, id) => (isShared(reach, id) && reach.mostVisited(id) ? 'lists' : null) },
  { group: (reach, id) => (isShared(reach, id) ? 'shared' : null) },
  { group: (reach, id) => named(sharingScreen(reach, id), 'Parts'), minSize: 40_000 },
  { group: (reach, id) => (sharingScreen(reach, id) === 'members' ? 'parts' : null) },
  { group: (reach, id) => (sharingScreen(reach, id) === undefined ? null : 'sharedParts') },
  { group: ({ screens }, id) => named(screens(id)[0], 'Page') },
  { group: ({ dialogs }, id) => (dialogs(id).length > 1 ? 'forms' : null) },
  { group: ({ dialogs }, id) => named(dialogs(id)[0], 'Dialogs') },
]

/**
 * Few files instead of one for every set of pages that share a module: on HTTP/1.1 a hundred small files cost seconds.
 * Each module belongs to the first layer that has a group for it. Whatever reaches it reaches what it imports too, so that
 * stands in the same layer or an earlier one, and no two files need each other.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let reach: Reach | null = null
  return layers.map(({ group, minSize = 0 }) => ({
    minSize,
    name: (id, graph) => group((reach ??= reachesIn(graph)), id),
  }))
}
