import type { GymPackage } from '@/domain/gyms/gym'
import { unusedFrom } from './gymCreditNote'
import { isBilled, type GymInvoice } from './gymInvoice'

export type Replaced = {
  /** The invoice that this term has already, as after a repeat. */
  standing: GymInvoice | null
  /** How often this term was billed before. */
  again: number
  /** Invoices of days on which the package takes the place of another, the earliest first; a trial does so too. */
  replaced: readonly GymInvoice[]
}

/** What a package that a centre is given changes of the invoices that the centre has. */
export function replacedBy(
  held: Pick<GymPackage, 'packageId' | 'startDate' | 'endDate' | 'price' | 'isTrial'>,
  invoices: readonly GymInvoice[],
): Replaced {
  const ofTerm = isBilled(held)
    ? invoices.filter(
        ({ packageId, startDate, endDate }) =>
          packageId === held.packageId && startDate === held.startDate && endDate === held.endDate,
      )
    : []
  const standing = ofTerm.find(({ creditNotes }) => creditNotes.length === 0) ?? null
  const { startDate } = held
  return {
    standing,
    again: ofTerm.length,
    replaced:
      startDate === null
        ? []
        : invoices
            .filter((invoice) => invoice !== standing && unusedFrom(invoice, startDate) !== null)
            .sort((one, other) => (one.startDate < other.startDate ? -1 : 1)),
  }
}
