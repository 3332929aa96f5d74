import type { GymSettings } from '@/domain/gyms/settings'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Invoice } from './invoice'

type Approved = Pick<Invoice, 'held' | 'approval'>
type Rule = Pick<GymSettings, 'approvalDays'>

/** A sale that the owner was asked about and that is not completed, whatever they answered. */
export const isPendingSale = ({
  sale,
  seq,
  isDeleted,
}: Pick<Invoice, 'sale' | 'seq' | 'isDeleted'>): boolean => sale !== null && seq === 0 && !isDeleted

/** The last day on which an accepted invoice is issued or its sale completed (PRODUCT 2.U); null where it is not accepted. */
export const approvedUntil = ({ held, approval }: Approved, { approvalDays }: Rule): CivilDate | null =>
  held === 'Accepted' && approval?.on ? addDays(approval.on, approvalDays) : null

/** Why an approval does not hold any more; null while it does. */
export function refuseEndedApproval(invoice: Approved, today: CivilDate, rule: Rule): Refusal | null {
  const last = approvedUntil(invoice, rule)
  return last !== null && today > last
    ? refused(`The approval ended on ${formatCivil(last)}. Ask the owner again.`)
    : null
}
