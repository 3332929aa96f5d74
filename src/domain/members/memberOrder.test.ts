import { describe, expect, it, test } from 'vitest'
import { listedWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { memberSorts, type MemberSort } from './memberFilter'
import { inOrder } from './memberOrder'

const ends = (endDate: string) => ({ currentPackage: packageWith({ endDate: civil(endDate) }) })
const people = [
  listedWith({
    id: '1',
    name: 'Ravi',
    totalDueAmount: 20,
    lastVisitOn: civil('2026-11-19'),
    ...ends('2026-12-31'),
  }),
  listedWith({ id: '2', name: 'asha', totalDueAmount: 100, lastVisitOn: null }),
  listedWith({
    id: '3',
    name: 'Zoya',
    totalDueAmount: 0,
    lastVisitOn: civil('2026-11-01'),
    ...ends('2026-11-30'),
  }),
  listedWith({
    id: '4',
    name: 'Asha',
    totalDueAmount: 0,
    createdAt: new Date('2026-03-01'),
    ...ends('2026-11-30'),
  }),
]

const ids = (sort: MemberSort, direction: 'asc' | 'desc' = 'asc') =>
  inOrder(people, { sort, direction }).map(({ id }) => id)

describe('a list of members in order', () => {
  test.each<[MemberSort, string[], string[]]>([
    ['name', ['2', '4', '1', '3'], ['3', '1', '2', '4']],
    // Without a package there is no end: behind every end.
    ['endsOn', ['4', '3', '1', '2'], ['2', '1', '4', '3']],
    ['due', ['4', '3', '1', '2'], ['2', '1', '4', '3']],
    // Nothing tells when the first of them joined; of two others the cover's first day does.
    ['joined', ['2', '4', '1', '3'], ['1', '3', '4', '2']],
    // Without a visit the cover's first day counts; without a cover nobody knows.
    ['lastVisit', ['2', '4', '3', '1'], ['1', '4', '3', '2']],
  ])('by %s, and the other way round', (sort, up, down) => {
    expect(ids(sort)).toEqual(up)
    expect(ids(sort, 'desc')).toEqual(down)
  })

  it('leaves what it was given as it stands', () => {
    const before = [...people]
    for (const sort of memberSorts) inOrder(people, { sort, direction: 'desc' })
    expect(people).toEqual(before)
  })
})
