import type { Filtered, Query, WhereOp } from './documentStore'

export type IndexOrder = 'ASCENDING' | 'DESCENDING'
export type IndexField = { fieldPath: string; order: IndexOrder }

/** As firestore.indexes.json writes it. */
export type CompositeIndex = { collectionGroup: string; queryScope: 'COLLECTION'; fields: IndexField[] }

/** What of a query decides its index: the fields it fixes, and the order (with inequalities) that follows. */
export type QueryShape = { collection: string; equal: string[]; ordered: IndexField[] }

const isEquality = (op: WhereOp) => op === '==' || op === 'in'

/** Values and limits do not matter; `members/x/packageHistory` is indexed as `packageHistory`. */
export function shapeOf({ collection, where, orderBy = [] }: Filtered | Query): QueryShape {
  const ordered = orderBy.map(({ field, direction }): IndexField => ({
    fieldPath: field,
    order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
  }))
  const equal = where.filter(({ op }) => isEquality(op)).map(({ field }) => field)
  return { collection: collection.split('/').at(-1) ?? '', equal: [...new Set(equal)].sort(), ordered }
}

/** Equalities alone are answered by merging the single-field indexes, and so is one order without equalities. */
export const needsComposite = ({ equal, ordered }: QueryShape): boolean =>
  ordered.length > 1 || (ordered.length === 1 && equal.length > 0)

const isSameField = (one: IndexField, other: IndexField | undefined) =>
  one.fieldPath === other?.fieldPath && one.order === other.order

/** The equality fields of an index that could take part in answering the shape, or null. */
function partOf(shape: QueryShape, index: CompositeIndex): string[] | null {
  if (index.collectionGroup !== shape.collection) return null
  const fixed = index.fields.length - shape.ordered.length
  const suffix = index.fields.slice(fixed)
  if (fixed < 0 || !shape.ordered.every((field, at) => isSameField(field, suffix[at]))) return null
  const prefix = index.fields.slice(0, fixed).map(({ fieldPath }) => fieldPath)
  return prefix.every((field) => shape.equal.includes(field)) ? prefix : null
}

/**
 * Whether the indexes answer the shape: one with all of its fields, or several that Firestore merges, each ending in
 * the very same order and together naming every equality.
 */
export function isServed(shape: QueryShape, indexes: readonly CompositeIndex[]): boolean {
  if (!needsComposite(shape)) return true
  const parts = indexes.map((index) => partOf(shape, index)).filter((part) => part !== null)
  const named = new Set(parts.flat())
  return parts.length > 0 && shape.equal.every((field) => named.has(field))
}
