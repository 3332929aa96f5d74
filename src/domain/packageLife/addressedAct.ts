import type { Role } from '@/domain/access/role'
import type { ListedMember } from '@/domain/members/listedMember'
import { isExpired } from '@/domain/packages/term'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { possibleActs, type PackageActName } from './possibleActs'
import { refuseBuyer } from './saleChecks'

/** While nothing runs or waits the server does either; the menu has the one of the two that fits. */
const takesAny: readonly PackageActName[] = ['sell', 'renew']

function refuseWhileHeld(act: PackageActName, member: ListedMember): Refusal {
  const { name, packageName, runsUntil, nextUntil } = member
  if (act !== 'sell') return refused(`This can’t be done for ${name} any more. Look at the Package tab.`)
  return nextUntil === null
    ? refused(`${name} has ${packageName} until ${formatCivil(runsUntil)}. Renew or change it instead.`)
    : refused(`${name} is renewed until ${formatCivil(nextUntil)} already. Change the package instead.`)
}

/**
 * Why an act that an address asks for can't be done with the member now; null where it can. The address may be older than
 * what it is about: a lead's, or that of a sale which the owner was asked about.
 */
export function refuseAddressed(
  act: PackageActName,
  member: ListedMember,
  today: CivilDate,
  role: Role,
): Refusal | null {
  const left = refuseBuyer(member)
  if (left) return left
  const offered = possibleActs(member, today, role).find((one) => one.act === act)
  if (offered) return offered.why === null ? null : refused(`${offered.why}.`)
  const { name, runsUntil, nextUntil, term } = member
  const isHeld = nextUntil !== null || (runsUntil !== null && !isExpired(runsUntil, today))
  if (isHeld) return refuseWhileHeld(act, member)
  if (takesAny.includes(act)) return null
  return refused(`${name} has no package that runs. ${term === null ? 'Sell one' : 'Renew it'} instead.`)
}
