import { queryCatalogue } from './queryCatalogue'
import {
  isServed,
  needsComposite,
  type CompositeIndex,
  type IndexField,
  type QueryShape,
} from './store/queryShape'

type FieldOverride = {
  collectionGroup: string
  fieldPath: string
  indexes: { queryScope: 'COLLECTION'; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[]
  /** The store deletes a document by itself when this instant of it has passed. */
  ttl?: true
}

/** Of a list, what narrows it optionally; each gets an index of its own, which Firestore merges in. */
const optionalFields = new Set([
  'lookup.packageId',
  'isDisabled',
  'isTrial',
  'currentPackage.isTrial',
  'currentPackage.packageId',
  'activity.signs',
  'type',
  'state',
  'by',
  'act',
])

const ascending = (fieldPath: string): IndexField => ({ fieldPath, order: 'ASCENDING' })

const index = ({ collection, ordered }: QueryShape, equal: string[]): CompositeIndex => ({
  collectionGroup: collection,
  queryScope: 'COLLECTION',
  fields: [...equal.map(ascending), ...ordered],
})

/**
 * One index for what a list always fixes, and one for every optional filter with the same order: merged, three
 * filters need three indexes an order instead of seven (ENGINEERING 1.3 has the limit).
 */
function indexesOf(shape: QueryShape): CompositeIndex[] {
  const fixed = shape.equal.filter((field) => !optionalFields.has(field))
  const optional = shape.equal.filter((field) => optionalFields.has(field))
  const parts = [
    ...(fixed.length > 0 || (optional.length === 0 && shape.ordered.length > 1) ? [fixed] : []),
    ...optional.map((field) => [field]),
  ]
  return parts.map((equal) => index(shape, equal))
}

/** The same fields in the same order of the list, whatever the order of those that are fixed: one of the two is enough. */
function holds(other: CompositeIndex, { collectionGroup, fields }: CompositeIndex): boolean {
  const names = (list: readonly IndexField[]) => JSON.stringify(list.map(({ fieldPath }) => fieldPath).sort())
  const isSame = (one: IndexField | undefined, two: IndexField | undefined) =>
    one?.fieldPath === two?.fieldPath && one?.order === two?.order
  const [first, ...rest] = fields
  const before = other.fields.at(-2)
  // What is fixed here stands just before the last order there, as what is due on no day beside what is due in a span.
  return (
    other.collectionGroup === collectionGroup &&
    other.fields.length === fields.length &&
    other.fields[0]?.fieldPath !== first?.fieldPath &&
    before?.fieldPath === first?.fieldPath &&
    isSame(other.fields.at(-1), rest.at(-1)) &&
    names(other.fields) === names(fields)
  )
}

function compositeIndexes(): CompositeIndex[] {
  const indexes = queryCatalogue.filter(needsComposite).flatMap(indexesOf)
  const distinct = new Map(indexes.map((each) => [JSON.stringify(each), each]))
  const sorted = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
  return sorted.filter((each) => !sorted.some((other) => holds(other, each)))
}

const single = [
  { queryScope: 'COLLECTION', order: 'ASCENDING' },
  { queryScope: 'COLLECTION', order: 'DESCENDING' },
] as const

/** ENGINEERING 2: a field a day, maps with a key a person or a day and an act's answer would each be indexed, and nobody queries them. */
const fieldOverrides: FieldOverride[] = [
  { collectionGroup: 'attendance', fieldPath: '*', indexes: [] },
  ...['gymId', 'personId', 'personType'].map((fieldPath) => ({
    collectionGroup: 'attendance',
    fieldPath,
    indexes: [...single],
  })),
  { collectionGroup: 'attendanceDays', fieldPath: 'people', indexes: [] },
  { collectionGroup: 'gyms', fieldPath: 'lastChanges', indexes: [] },
  { collectionGroup: 'gyms', fieldPath: 'preference.holidays', indexes: [] },
  { collectionGroup: 'memberDirectory', fieldPath: 'people', indexes: [] },
  { collectionGroup: 'lastVisits', fieldPath: 'people', indexes: [] },
  { collectionGroup: 'dashboards', fieldPath: '*', indexes: [] },
  { collectionGroup: 'monthStats', fieldPath: 'byDay', indexes: [] },
  { collectionGroup: 'monthStats', fieldPath: 'modesByDay', indexes: [] },
  { collectionGroup: 'memberImports', fieldPath: 'ids', indexes: [] },
  { collectionGroup: 'acts', fieldPath: '*', indexes: [] },
  ...['gymId', 'answer.invoice.memberId'].map((fieldPath) => ({
    collectionGroup: 'acts',
    fieldPath,
    indexes: [...single],
  })),
  { collectionGroup: 'snoozes', fieldPath: 'hidden', indexes: [] },
  { collectionGroup: 'rateLimits', fieldPath: '*', indexes: [] },
  ...['rateLimits', 'biometricUnknownDevices', 'biometricRejects', 'commands'].map(
    (collectionGroup): FieldOverride => ({ collectionGroup, fieldPath: 'expiresAt', indexes: [], ttl: true }),
  ),
]

/** The content of firestore.indexes.json, which scripts/indexes.mjs writes. */
export const firestoreIndexes = { indexes: compositeIndexes(), fieldOverrides }

/** Questions that no index answers; always empty, which a test holds. */
export const unservedShapes = (indexes: readonly CompositeIndex[]): QueryShape[] =>
  queryCatalogue.filter((shape) => !isServed(shape, indexes))

/** Whether the store indexes a field for itself: what stands for it alone counts before what stands for all of its collection. */
function isIndexed(collection: string, field: string): boolean {
  const ofCollection = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection)
  const own =
    ofCollection.find(({ fieldPath }) => fieldPath === field || field.startsWith(`${fieldPath}.`)) ??
    ofCollection.find(({ fieldPath }) => fieldPath === '*')
  return own === undefined || own.indexes.length > 0
}

/** Whether production answers a question; the emulator answers any. */
export const isAnswered = (shape: QueryShape): boolean =>
  isServed(shape, firestoreIndexes.indexes) && exemptFieldsOf(shape).length === 0

/**
 * The fields by which a question is asked though the store does not index them: it refuses the question, in production alone. A
 * composite index that serves it has entries of its own.
 */
export const exemptFieldsOf = (shape: QueryShape): string[] =>
  needsComposite(shape)
    ? []
    : [...shape.equal, ...shape.ordered.map(({ fieldPath }) => fieldPath)].filter(
        (field) => !isIndexed(shape.collection, field),
      )
