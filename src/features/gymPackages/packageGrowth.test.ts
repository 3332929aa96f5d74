import { expect, it } from 'vitest'
import { platformMonthSchema } from '@/domain/gymPackages/platformMonth'
import { packageGrowth } from './packageGrowth'

const month = (name: string, packages: Record<string, [gyms: number, monthly: number]>) =>
  platformMonthSchema.parse({
    ...{ month: name, day: `${name}-28`, monthly: 0, centres: 0, signups: 0, lost: 0 },
    byPackage: Object.fromEntries(
      Object.entries(packages).map(([id, [gyms, monthly]]) => [
        id,
        { name: id.toUpperCase(), centres: gyms, monthly },
      ]),
    ),
  })

it('names the two greatest of many packages, and adds up the rest, so that nothing is left out', () => {
  const months = [
    month('2026-10', { a: [1, 10], gone: [2, 20] }),
    month('2026-11', { a: [1, 10], b: [2, 30], c: [1, 20], d: [3, 5.5], e: [1, 0.1] }),
  ]
  expect(packageGrowth(months)).toEqual([
    { id: 'b', name: 'B', mark: 'first', gyms: [0, 2], monthly: [0, 30] },
    { id: 'c', name: 'C', mark: 'good', gyms: [0, 1], monthly: [0, 20] },
    { id: 'rest', name: 'Other packages', mark: 'second', gyms: [3, 5], monthly: [30, 15.6] },
  ])
})

it('names three where there are no more', () => {
  const names = packageGrowth([month('2026-11', { a: [1, 10], b: [2, 30], c: [1, 20] })]).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['B', 'C', 'A'])
})

it('is nothing before the first night', () => {
  expect(packageGrowth([])).toEqual([])
})
