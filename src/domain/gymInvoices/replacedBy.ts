import type { GymPackage } from '@/domain/gyms/gym'
import { toPaise } from '@/domain/shared/money'
import { unusedFrom } from './gymCreditNote'
import { isBilled, type GymInvoice } from './gymInvoice'

export type Replaced = {
  /** The invoice that this term has already at this price, as after a repeat: one at another price is a mistake. */
  standing: GymInvoice | null
  /** How often this term was billed before. */
  again: number
  /** Invoices of days on which the package takes the place of another, the earliest first; a trial does so too. */
  replaced: readonly GymInvoice[]
}

type Held = Pick<GymPackage, 'packageId' | 'startDate' | 'endDate' | 'price' | 'gst' | 'isTrial'>

const saysPriceOf = ({ price, gst }: Held, { taxable, rate }: GymInvoice): boolean =>
  toPaise(taxable) === toPaise(price) && rate === gst

/** What a package that a centre is given changes of the invoices that the centre has. */
export function replacedBy(held: Held, invoices: readonly GymInvoice[]): Replaced {
  const ofTerm = isBilled(held)
    ? invoices.filter(
        ({ packageId, startDate, endDate }) =>
          packageId === held.packageId && startDate === held.startDate && endDate === held.endDate,
      )
    : []
  const standing =
    ofTerm.find((invoice) => invoice.creditNotes.length === 0 && saysPriceOf(held, invoice)) ?? null
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
