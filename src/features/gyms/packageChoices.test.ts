import { expect, it } from 'vitest'
import { yearly } from '@/domain/gymPackages/fixtures'
import { packageChoices } from './packageChoices'

const packages = [
  yearly({ id: 'starter', name: 'Starter' }),
  yearly({ id: 'old', name: 'Old', isActive: false }),
  yearly({ id: 'growth', name: 'Growth' }),
  yearly({ id: 'gone', name: 'Gone', isActive: false, deleted: true }),
]
const labels = (...asked: Parameters<typeof packageChoices>) =>
  packageChoices(...asked).map(({ value, label }) => `${value}: ${label}`)

it('offers every package, whatever the shown centres hold: on offer first, then retired, then what else is held', () => {
  const held = [
    { packageId: 'growth', name: 'Growth of then' },
    { packageId: 'trial', name: 'Trial' },
    { packageId: '', name: 'Founders' },
  ]
  expect(labels(packages, held, undefined)).toEqual([
    ...['starter: Starter', 'growth: Growth', 'old: Old (retired)', 'trial: Trial'],
    '-: Own terms',
  ])
})

it('offers the chosen package before the list of packages is read', () => {
  expect(labels([], [], 'growth')).toEqual(['growth: growth', '-: Own terms'])
  expect(labels([], [], '-')).toEqual(['-: Own terms'])
})
