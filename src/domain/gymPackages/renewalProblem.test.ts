import { expect, it } from 'vitest'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { renewalProblem } from './renewalProblem'

const held = gymPackageSchema.parse({ packageId: 'growth', name: 'Growth', endDate: '2026-12-31' })

it('a centre goes on with its own package', () => {
  expect(renewalProblem({ isDisabled: false, currentPackage: held })).toBeNull()
})

it.each([
  ['disabled', { isDisabled: true, currentPackage: held }, /disabled/],
  ['without a package', { isDisabled: false, currentPackage: null }, /no package/],
  ['on trial', { isDisabled: false, currentPackage: { ...held, isTrial: true } }, /on trial/],
  [
    'with one that never ends',
    { isDisabled: false, currentPackage: { ...held, endDate: null } },
    /no last day/,
  ],
  [
    'with one that was typed',
    { isDisabled: false, currentPackage: { ...held, packageId: '' } },
    /not one on offer/,
  ],
])('one that is %s is named instead', (_what, gym, problem) => {
  expect(renewalProblem(gym)).toMatch(problem)
})
