import { describe, expect, it } from 'vitest'
import written from '@/../firestore.indexes.json'
import { exemptFieldsOf, firestoreIndexes, unservedShapes } from './firestoreIndexes'
import { queryCatalogue } from './queryCatalogue'
import { isServed, needsComposite, shapeOf, type CompositeIndex } from './store/queryShape'

describe('firestore.indexes.json', () => {
  it('is what the queries ask for: run node scripts/indexes.mjs when this fails', () => {
    expect(written).toEqual(firestoreIndexes)
  })

  it('answers every query the repositories can make', () => {
    expect(queryCatalogue.filter(needsComposite).length).toBeGreaterThan(60)
    expect(unservedShapes(firestoreIndexes.indexes)).toEqual([])
  })

  it('exempts no field that a query asks by', () => {
    expect(queryCatalogue.filter((shape) => exemptFieldsOf(shape).length > 0)).toEqual([])
    const asked = (collection: string, field: string) =>
      exemptFieldsOf(shapeOf({ collection, where: [{ field, op: '==', value: 'x' }] }))
    expect(asked('attendance', 'gymId')).toEqual([])
    expect(asked('attendance', 'D1')).toEqual(['D1'])
    expect(asked('acts', 'gymId')).toEqual([])
    expect(asked('acts', 'kind')).toEqual(['kind'])
    expect(asked('attendanceDays', 'people.asha')).toEqual(['people.asha'])
  })

  it('holds no index that no query needs', () => {
    const idle = firestoreIndexes.indexes.filter(
      (index) => unservedShapes(firestoreIndexes.indexes.filter((other) => other !== index)).length === 0,
    )
    expect(idle).toEqual([])
  })

  it('has one for a question that is asked, never for the product of all filters: at most 60 (ENGINEERING 1.3)', () => {
    expect(firestoreIndexes.indexes.length).toBeLessThanOrEqual(60)
  })

  it('exempts the fields that nobody queries and that would be indexed by the hundred (ENGINEERING 2)', () => {
    expect(firestoreIndexes.fieldOverrides).toMatchObject([
      { collectionGroup: 'attendance', fieldPath: '*', indexes: [] },
      {
        collectionGroup: 'attendance',
        fieldPath: 'gymId',
        indexes: [{ order: 'ASCENDING' }, { order: 'DESCENDING' }],
      },
      { collectionGroup: 'attendance', fieldPath: 'personId' },
      { collectionGroup: 'attendance', fieldPath: 'personType' },
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
      { collectionGroup: 'acts', fieldPath: 'gymId' },
      { collectionGroup: 'acts', fieldPath: 'answer.invoice.memberId' },
      { collectionGroup: 'snoozes', fieldPath: 'hidden', indexes: [] },
      { collectionGroup: 'rateLimits', fieldPath: '*', indexes: [] },
      { collectionGroup: 'rateLimits', fieldPath: 'expiresAt', ttl: true },
      { collectionGroup: 'biometricUnknownDevices', fieldPath: 'expiresAt', ttl: true },
      { collectionGroup: 'biometricRejects', fieldPath: 'expiresAt', ttl: true },
      { collectionGroup: 'commands', fieldPath: 'expiresAt', ttl: true },
    ])
  })
})

describe('what answers a query', () => {
  const index = (...fields: [string, 'ASCENDING' | 'DESCENDING'][]): CompositeIndex => ({
    collectionGroup: 'members',
    queryScope: 'COLLECTION',
    fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
  })
  const shape = shapeOf({
    collection: 'members',
    where: [
      { field: 'gymId', op: '==', value: 'g' },
      { field: 'gender', op: '==', value: 'Female' },
      { field: 'due', op: '>', value: 0 },
    ],
    orderBy: [
      { field: 'name', direction: 'asc' },
      { field: 'due', direction: 'asc' },
    ],
  })

  it('an index with all of its fields, or several that Firestore merges', () => {
    const order = [
      ['name', 'ASCENDING'],
      ['due', 'ASCENDING'],
    ] as [string, 'ASCENDING'][]
    const ascending = (field: string): [string, 'ASCENDING'] => [field, 'ASCENDING']
    expect(isServed(shape, [index(ascending('gender'), ascending('gymId'), ...order)])).toBe(true)
    expect(isServed(shape, [index(ascending('gymId'), ...order), index(ascending('gender'), ...order)])).toBe(
      true,
    )
    expect(isServed(shape, [index(ascending('gymId'), ...order)])).toBe(false)
  })

  it('never one in another direction or without the field of an inequality', () => {
    expect(
      isServed(shape, [index(['gymId', 'ASCENDING'], ['gender', 'ASCENDING'], ['name', 'ASCENDING'])]),
    ).toBe(false)
    const turned = index(
      ['gymId', 'ASCENDING'],
      ['gender', 'ASCENDING'],
      ['name', 'DESCENDING'],
      ['due', 'DESCENDING'],
    )
    expect(isServed(shape, [turned])).toBe(false)
  })

  it('nothing but the automatic indexes for equalities alone', () => {
    expect(
      needsComposite(
        shapeOf({
          collection: 'memberPackages',
          where: [
            { field: 'gymId', op: '==', value: 'g' },
            { field: 'isActive', op: '==', value: true },
          ],
          orderBy: [],
        }),
      ),
    ).toBe(false)
  })
})
