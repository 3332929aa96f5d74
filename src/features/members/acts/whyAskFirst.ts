import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { endsOnOf } from '../standing/coverText'

/** What would be lost from sight with a deleted member; null when nothing is, and Undo is enough. */
export function whyAskFirst(member: Member, today: CivilDate, format: MoneyFormat): string | null {
  const endsOn = endsOnOf(member)
  const isCovered = endsOn !== null && endsOn >= today
  const owed = member.totalDueAmount > 0 ? `owes ${formatMoney(member.totalDueAmount, format)}` : ''
  const covered = isCovered ? `has paid cover until ${formatCivil(endsOn)}` : ''
  const facts = [owed, covered].filter((fact) => fact !== '').join(' and ')
  if (facts === '') return null
  return `${member.name} ${facts}. Deleted members leave every list but Inactive members, Deleted; their invoices stay.`
}
