import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { leastOf, minus, NO_PAISE, notBelowZero, toPaise, toRupees, type Paise } from '@/domain/shared/money'
import { isIssued, type Invoice, type IssuedInvoice } from './invoice'
import { overpaidOf } from './overpaidOf'
import { restate } from './restate'

/** Today is the centre's. */
type TakenOffOn = { today: CivilDate; now: Date; settings: Pick<GymSettings, 'graceDays'> }

/** An invoice that an act changes beside its own. */
export type ChangedBeside = { before: Invoice; after: Invoice }

/**
 * What of the credit that an invoice used is due on it again once it is taken off. What was written off owes nothing. What is overpaid
 * is credit of its own, which goes first and leaves nothing due.
 */
const payableAgain = (invoice: IssuedInvoice): Paise =>
  invoice.held === 'Issued' && !invoice.isDeleted
    ? notBelowZero(minus(toPaise(invoice.creditApplied), toPaise(overpaidOf(invoice))))
    : NO_PAISE

const latestFirst = (one: IssuedInvoice, other: IssuedInvoice): number =>
  (other.issuedOn ?? '').localeCompare(one.issuedOn ?? '') || other.seq - one.seq

/**
 * Credit that never was, taken off the invoices that used it, the latest first: so much is due on them again. null where they did not use
 * that much, as where it was paid out.
 */
export function creditTakenOff(
  users: readonly Invoice[],
  missing: Paise,
  { today, now, settings }: TakenOffOn,
): ChangedBeside[] | null {
  let left = missing
  const beside: ChangedBeside[] = []
  for (const before of users.filter(isIssued).sort(latestFirst)) {
    const part = leastOf(payableAgain(before), left)
    if (part <= 0) continue
    left = minus(left, part)
    const creditApplied = toRupees(minus(toPaise(before.creditApplied), part, toPaise(overpaidOf(before))))
    const after = restate({ ...before, creditApplied, updatedAt: now }, today, settings.graceDays)
    beside.push({ before, after })
  }
  return left > 0 ? null : beside
}
