import type { Gym } from '@/domain/gyms/gym'

/**
 * Why a centre can't have another term of its own package without somebody looking at it, in words; null where it can. What the
 * package itself comes to, the server says.
 */
export function renewalProblem({ isDisabled, currentPackage }: Pick<Gym, 'isDisabled' | 'currentPackage'>) {
  if (isDisabled) return 'The centre is disabled. Enable it first.'
  if (currentPackage === null) return 'It has no package. Assign one.'
  if (currentPackage.isTrial) return 'It is on trial. Assign a package.'
  if (currentPackage.endDate === null) return 'Its package has no last day.'
  if (currentPackage.packageId === '') return 'Its package is not one on offer. Assign one.'
  return null
}
