import { OWN_TERMS, OWN_TERMS_NAME } from '@/domain/gymPackages/packageFigures'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import type { GymPackage } from '@/domain/gyms/gym'
import type { FilterChoice } from '@/lists/filter'

type Known = Pick<RegistrationPackage, 'id' | 'name' | 'isActive' | 'deleted'>

/**
 * Every package that a centre may have: those on offer in their order, the retired, what else the shown centres hold, and what was
 * typed at registration. The one that is asked for stands there before the packages are read.
 */
export function packageChoices(
  packages: readonly Known[],
  held: readonly Pick<GymPackage, 'packageId' | 'name'>[],
  chosen: string | undefined,
): FilterChoice[] {
  const kept = packages.filter(({ deleted }) => !deleted)
  const offered = kept.filter(isOffered).map(({ id, name }) => [id, name] as const)
  const retired = kept
    .filter((each) => !isOffered(each))
    .map(({ id, name }) => [id, `${name} (retired)`] as const)
  const others = held.map(({ packageId, name }) => [packageId, name || packageId] as const)
  const named = new Map<string, string>()
  const all = [...offered, ...retired, ...others, ...(chosen ? [[chosen, chosen] as const] : [])]
  for (const [value, label] of all)
    if (value !== '' && value !== OWN_TERMS && !named.has(value)) named.set(value, label)
  named.set(OWN_TERMS, OWN_TERMS_NAME)
  return [...named].map(([value, label]) => ({ value, label }))
}
