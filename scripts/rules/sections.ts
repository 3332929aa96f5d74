import { collections, type CollectionId, type Operation, type Reach } from '@/domain/access/collections'
import { personSchema } from '@/domain/members/person'
import { guardianTexts, personTexts } from '@/domain/members/personTexts'
import { file, map, textsUpTo, type Bounds } from './bounds'
import type { Asker } from '@/domain/access/role'
import { checksOf } from './fieldChecks'
import { functionText, indented, joined, namesText } from './lines'
import { plainCollections, type PlainCollection } from './plainCollections'

type Grants = Partial<Record<Asker, Reach>>

function ofOwner(admins: Reach | undefined, of: string): string {
  if (admins === 'any') return `(isAdmin() || ownsGym(${of}))`
  return admins === 'platforms' ? `(isPlatforms(${of}) || mayRun(${of}))` : `mayRun(${of})`
}

/** Who an access table's row lets in, as the functions of firestore.rules name them; `of` is the document's centre. */
function guardOf(grants: Grants, of: string): string {
  const named = Object.keys(grants).sort().join(' ')
  const guards: Record<string, string> = {
    ADMIN: 'isAdmin()',
    'ADMIN CLIENT': ofOwner(grants.ADMIN, of),
    'ADMIN CLIENT MANAGER': `mayServe(${of})`,
    'ADMIN CLIENT GYM_SALES MANAGER': `mayUseLeads(${of})`,
  }
  const guard = guards[named]
  if (guard === undefined) throw new Error(`No function of the rules lets in ${named}`)
  return guard
}

const grantsOf = (collection: CollectionId, operation: Operation): Grants =>
  collections[collection][operation]

const variableOf = (collection: string) => `${collection.replace(/ies$/, 'y').replace(/s$/, '')}Id`

const OFFERED = '(resource.data.isActive == true && ownsGym(ownGym()))'

const isOffered = (grants: Grants) => Object.values(grants).includes('offered')

function readsOf(collection: CollectionId, ofGet: string, isCounted: boolean): string[] {
  const get = grantsOf(collection, 'get')
  const list = grantsOf(collection, 'list')
  if (isOffered(get))
    return [
      `allow get: if isAdmin() || ${OFFERED};`,
      `allow list: if request.query.limit <= 100 && (isAdmin() || ${OFFERED});`,
    ]
  const limit = isCounted ? '' : ' && request.query.limit <= 100'
  return [
    `allow get: if ${guardOf(get, ofGet)};`,
    ...(Object.keys(list).length === 0
      ? []
      : [`allow list: if ${guardOf(list, 'resource.data.gymId')}${limit};`]),
  ]
}

const kindsIn = (bounds: Bounds, kind: 'maker' | 'kept') =>
  Object.entries(bounds).flatMap(([name, bound]) => (bound.kind === kind ? [{ name, bound }] : []))

/** What a new record has, and an edit leaves alone. */
function keptConditions({ bounds }: PlainCollection): { create: string[]; update: string[] } {
  const makers = kindsIn(bounds, 'maker').map(({ name }) => name)
  const stays = kindsIn(bounds, 'kept').flatMap(({ name, bound }) =>
    bound.kind === 'kept' ? [{ name, made: bound.made }] : [],
  )
  const madeOf = ({ name, made }: (typeof stays)[number]) =>
    `request.resource.data.get('${name}', ${made}) == ${made}`
  return {
    create: [
      ...makers.map((name) => `request.resource.data.${name} == request.auth.uid`),
      ...stays.map(madeOf),
    ],
    update: [
      ...makers.map((name) => `stays('${name}', '')`),
      ...stays.map(({ name, made }) => `stays('${name}', ${made})`),
    ],
  }
}

/** The section of a plain collection: its fields, its checks and who may what. */
export function plainSection(plain: PlainCollection): string {
  const { collection, noun, schema, bounds, ids, isCounted = false, isWhole = false } = plain
  const variable = variableOf(collection)
  const isTenanted = 'gymId' in schema.shape
  const written = Object.keys(schema.shape).filter((name) => bounds[name]?.kind !== 'server')
  const names = [...written, 'updatedBy']
  const { conditions, helpers } = checksOf('it', schema, bounds, `is${noun}`, isWhole)
  const own = 'id' in schema.shape ? [`it.get('id', ${variable}) == ${variable}`] : []
  const hold = keptConditions(plain)
  const ofGet = ids === 'named' ? `ofGym(resource, ${variable})` : 'gymOf(resource)'
  const create = [
    guardOf(grantsOf(collection, 'create'), 'request.resource.data.gymId'),
    "isNew(known().split(' '))",
    ...hold.create,
    `is${noun}()`,
    ...(plain.create ?? []),
  ]
  const update = [
    guardOf(grantsOf(collection, 'update'), 'resource.data.gymId'),
    "isEdit(known().split(' '))",
    ...hold.update,
    `is${noun}()`,
    ...(plain.update ?? []),
  ]
  const parts = [
    functionText('known()', [], [namesText(names)]),
    ...helpers,
    functionText(`is${noun}()`, ['let it = request.resource.data;'], [...own, ...conditions]),
    [
      ...readsOf(collection, ofGet, isCounted),
      `allow create: if ${joined(create, 17)};`,
      `allow update: if ${joined(update, 17)};`,
    ].join('\n'),
  ]
  if (!isTenanted && !isOffered(grantsOf(collection, 'get'))) throw new Error(`${collection} names no centre`)
  return indented(parts.join('\n'), 6)
}

/** What only the server writes, where a document's id tells nobody of another centre whether it is there. */
const readOnly: readonly { collection: CollectionId; ids: 'named' | 'server'; isCounted?: true }[] = [
  { collection: 'attendanceCorrections', ids: 'server' },
  { collection: 'invoices', ids: 'named', isCounted: true },
  { collection: 'gymInvoices', ids: 'named' },
  { collection: 'monthStats', ids: 'named' },
  { collection: 'ledger', ids: 'server' },
  { collection: 'ledgerDays', ids: 'named' },
  { collection: 'dayCloses', ids: 'named' },
  { collection: 'contributions', ids: 'named', isCounted: true },
  { collection: 'payMonths', ids: 'named' },
  { collection: 'memberImports', ids: 'named' },
  { collection: 'auditLogs', ids: 'server' },
  { collection: 'biometricUsers', ids: 'named' },
  { collection: 'punches', ids: 'server' },
  { collection: 'biometricUnknownDevices', ids: 'server' },
  { collection: 'biometricRejects', ids: 'server' },
]

/** The blocks of the collections that pages read and only the server writes. */
export function readOnlySection(): string {
  const blocks = readOnly.map(({ collection, ids, isCounted = false }) => {
    const variable = variableOf(collection)
    const ofGet = ids === 'named' ? `ofGym(resource, ${variable})` : 'resource.data.gymId'
    const reads = readsOf(collection, ofGet, isCounted)
    return `match /${collection}/{${variable}} {\n${indented(reads.join(' '), 2)}\n}`
  })
  return indented(blocks.join('\n'), 4)
}

/** How long what a page writes of a member may be (`personSchema`). */
const personBounds: Bounds = {
  ...textsUpTo(personTexts),
  dp: file,
  guardian: map(textsUpTo(guardianTexts)),
}

/** What a page may write of a member: everything that the schema names but what is the server's. */
export function personSection(): string {
  const names = Object.keys(personSchema.shape)
  const { conditions, helpers } = checksOf('it', personSchema, personBounds, 'isPerson', true)
  const parts = [
    functionText('personal()', [], [namesText(names)]),
    ...helpers,
    functionText('isPerson(it)', [], conditions),
  ]
  return indented(parts.join('\n'), 6)
}

const sections: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...plainCollections.map((plain) => [plain.collection, () => plainSection(plain)] as const),
  ['members', personSection],
  ['what only the server writes', readOnlySection],
])

const marked = /^( *)\/\/ generated: (.+)\n[\s\S]*?^ *\/\/ end$/gm

/** The rules with every marked section as it is made now; fails where a section is missing or unknown. */
export function withSections(rules: string): string {
  const found = new Set<string>()
  const written = rules.replace(marked, (_all, indent: string, name: string) => {
    const section = sections.get(name)
    if (section === undefined) throw new Error(`firestore.rules has a section that nobody makes: ${name}`)
    found.add(name)
    return `${indent}// generated: ${name}\n${section()}\n${indent}// end`
  })
  const missing = [...sections.keys()].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`firestore.rules has no section for ${missing.join(', ')}`)
  return written
}
