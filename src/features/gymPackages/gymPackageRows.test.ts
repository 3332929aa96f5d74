import { expect, it } from 'vitest'
import { gymSchema } from '@/domain/gyms/gym'
import { gymActivitySchema } from '@/domain/gyms/gymActivity'
import { yearly } from '@/domain/gymPackages/fixtures'
import { sum } from '@/domain/shared/money'
import { gymPackageRows } from './gymPackageRows'

const gym = (packageId: string, name: string, monthly: number) =>
  gymSchema.parse({
    ...{ id: `${packageId}-${name}`, name, currentPackage: { packageId, name } },
    activity: gymActivitySchema.parse({ monthly }),
  })

const packages = [yearly(), yearly({ id: 'old', name: 'Old', isActive: false })]
const gyms = [
  ...[gym('yearly', 'Yearly', 1000), gym('old', 'Old', 500), gym('', 'Founders', 300.5)],
  ...[gym('', 'Friends', 200), gym('trial', 'Trial', 0)],
]

it('the rows have every centre and every rupee of the MRR, also what was typed at registration', () => {
  const rows = gymPackageRows(packages, gyms)
  expect(rows.map(({ name, place, figures }) => [name, place, figures?.gyms, figures?.monthly])).toEqual([
    ['Yearly', 1, 1, 100_000],
    ['Old', null, 1, 50_000],
    ['Own terms', null, 2, 50_050],
    ['Trial', null, 1, 0],
  ])
  expect(sum(rows.flatMap(({ figures }) => (figures ? [figures.monthly] : [])))).toBe(200_050)
})

it('the packages stand there before the centres are read, and without centres are zero', () => {
  expect(gymPackageRows(packages, null).map(({ figures }) => figures)).toEqual([null, null])
  expect(gymPackageRows(packages, []).map(({ figures }) => figures?.gyms)).toEqual([0, 0])
})
