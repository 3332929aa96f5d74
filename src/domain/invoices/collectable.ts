import type { Invoice } from './invoice'
import { mayTransition, type Asking } from './transitions'

/** Of a member's invoices those on which money is taken now, what is due longest first; what was written off is not asked for. */
export const collectableOf = (invoices: readonly Invoice[], asking: Asking): Invoice[] =>
  invoices
    .filter((invoice) => invoice.held !== 'Forgive' && mayTransition(invoice, 'collect', asking) === null)
    .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
