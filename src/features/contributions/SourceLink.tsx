import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Contribution } from '@/domain/contributions/contribution'
import { MISSING } from '@/domain/shared/constants'

/** Leads to what a line came of: the invoice of a commission, or the member who was named by hand. */
export function SourceLink({ source }: Pick<Contribution, 'source'>) {
  if (source?.invoiceId)
    return <Link to={`${screens.invoices.path}?id=${encodeURIComponent(source.invoiceId)}`}>Invoice</Link>
  if (source?.memberId)
    return <Link to={`${screens.members.path}?id=${encodeURIComponent(source.memberId)}`}>Member</Link>
  return MISSING
}
