import { describe, expect, it } from 'vitest'
import { memberFilterOf } from './memberFilterOf'

const asked = { tab: 'all', sort: 'name', direction: 'asc', filters: {} } as const

describe('the filter an address asks for', () => {
  it('holds the end dates, inclusive', () => {
    expect(memberFilterOf({ ...asked, filters: { ends: '2026-11-01..2026-11-30' } })).toMatchObject({
      endsFrom: '2026-11-01',
      endsTo: '2026-11-30',
    })
    expect(memberFilterOf({ ...asked, filters: { ends: '..2026-11-30' } })).toMatchObject({
      endsFrom: undefined,
      endsTo: '2026-11-30',
    })
  })

  it('leaves out what makes no sense', () => {
    expect(
      memberFilterOf({ ...asked, filters: { ends: '2026-02-30..x', gender: 'Robot', packageId: '' } }),
    ).toMatchObject({ endsFrom: undefined, endsTo: undefined, gender: undefined, packageId: undefined })
  })

  it('keeps package, gender and source', () => {
    const filters = { packageId: 'p1', gender: 'Female', source: 'Walk-in' }
    expect(memberFilterOf({ ...asked, filters })).toMatchObject(filters)
  })

  it('asks for dues over an amount of rupees, and for none that is no amount', () => {
    expect(memberFilterOf({ ...asked, tab: 'dues', filters: { due: '1500' } }).dueOver).toBe(1500)
    for (const due of ['-5', '0', 'many', '1e99', ''])
      expect(memberFilterOf({ ...asked, tab: 'dues', filters: { due } }).dueOver, due).toBeUndefined()
  })

  it('reads every other condition, and none that makes no sense', () => {
    const filters = {
      visit: '2026-11-01..',
      age: '18',
      pincode: ' 452 ',
      missing: 'idProof',
      device: 'notLinked',
      trainer: 'ravi',
    }
    expect(memberFilterOf({ ...asked, filters })).toMatchObject({
      visitedFrom: '2026-11-01',
      visitedTo: undefined,
      age: { from: 18, to: 24 },
      pincode: '452',
      missing: 'idProof',
      device: 'notLinked',
      trainerId: 'ravi',
    })
    const odd = { visit: 'x..y', age: '19', pincode: ' ', missing: 'shoes', device: '7' }
    expect(memberFilterOf({ ...asked, filters: odd })).toMatchObject({
      visitedFrom: undefined,
      visitedTo: undefined,
      age: undefined,
      pincode: undefined,
      missing: undefined,
      device: undefined,
    })
  })
})
