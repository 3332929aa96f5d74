import type { CivilDate } from '@/domain/shared/civilDate'
import type { StatsByMonth } from '@/domain/monthStats/monthStats'
import { isIssuedState, type Invoice } from './invoice'
import { statsOfRenewal } from './statsOfInvoice'

type Sold = Pick<
  Invoice,
  | 'id'
  | 'memberId'
  | 'held'
  | 'isDeleted'
  | 'issuedOn'
  | 'fromDate'
  | 'toDate'
  | 'amount'
  | 'creditNotes'
  | 'sells'
>

type Known = Pick<Sold, 'amount' | 'creditNotes' | 'fromDate'> & { issuedOn: CivilDate; key: string }

/** Sorts a member's invoices by the day of issue, then by the term; the id only makes the order one and the same. */
const keyOf = ({ issuedOn, fromDate, id }: Sold) => `${issuedOn ?? ''} ${fromDate ?? ''} ${id}`

/**
 * Invoices of an older version do not say whether they sold a first package or a renewal (`sells`). Their member's others
 * tell: all but the earliest one of a term are renewals. A change in the middle of a term cannot be told apart there and counts
 * as one too. For whoever reads all of a centre's invoices, in any order.
 */
export function olderSales(): { add(invoice: Sold): void; renewals(): StatsByMonth[] } {
  const first = new Map<string, string>()
  const older = new Map<string, Known[]>()
  return {
    add(invoice) {
      const { memberId, held, isDeleted, issuedOn, fromDate, toDate, amount, creditNotes, sells } = invoice
      if (memberId === '' || isDeleted || !isIssuedState(held)) return
      // Only what bills a term sells a package.
      if (issuedOn === null || fromDate === null || toDate === null) return
      const key = keyOf(invoice)
      const known = first.get(memberId)
      if (known === undefined || key < known) first.set(memberId, key)
      if (sells === '')
        older.set(memberId, [
          ...(older.get(memberId) ?? []),
          { amount, creditNotes, fromDate, issuedOn, key },
        ])
    },
    renewals: () =>
      [...older].flatMap(([memberId, sales]) =>
        sales
          .filter(({ key }) => key !== first.get(memberId))
          .map((sale) => statsOfRenewal(sale, sale.issuedOn)),
      ),
  }
}
