import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { MemberPackage, PackageHistoryEntry } from '@/domain/packages/memberPackage'
import { rolledOver } from './rollOver'
import { refuseBuyer } from './saleChecks'
import { isExpired } from '@/domain/packages/term'

type Running = {
  kind: 'running'
  /** Rolled over to today. */
  member: Member
  pkg: MemberPackage
  endDate: CivilDate
  history: PackageHistoryEntry[]
}

/** The package an act of today is about: refused when there is none, or when it has ended. */
export function runningPackage(member: Member, day: { today: CivilDate; now: Date }): Running | Refusal {
  const buyer = refuseBuyer(member)
  if (buyer) return buyer
  const { member: rolled, history } = rolledOver(member, day)
  const { currentPackage: pkg } = rolled
  if (!pkg) return refused(`${member.name} has no package.`)
  if (!pkg.endDate) return refused(`${pkg.name} has no dates. Renew it instead.`)
  if (isExpired(pkg.endDate, day.today))
    return refused(`${pkg.name} ended on ${formatCivil(pkg.endDate)}. Renew it instead.`)
  return { kind: 'running', member: rolled, pkg, endDate: pkg.endDate, history }
}
