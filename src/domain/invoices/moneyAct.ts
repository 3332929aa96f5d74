import type { CentreSettings } from '@/domain/gyms/settings'
import { newFacts } from '@/domain/ledger/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { StatsByMonth } from '@/domain/monthStats/monthStats'
import { statsDeltaOf } from '@/domain/monthStats/statsOf'
import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { countedDueOf } from './dueOf'
import type { Invoice } from './invoice'
import { overpaidOf } from './overpaidOf'
import { restate } from './restate'
import type { Asking } from './transitions'

/** Who acts, when, and what the member has to their credit (rupees). `by` is a uid. */
export type MoneyContext = Asking & {
  now: Date
  by: string
  settings: CentreSettings
  creditBalance: number
}

/** What has to change with the invoice, in the same transaction. Rupees. */
export type MoneyEffects = {
  /** Of `member.totalDueAmount` and `member.creditBalance`. */
  dueDelta: number
  creditDelta: number
  stats: StatsByMonth
  facts: LedgerFact[]
}

export type InvoiceChange = { kind: 'done'; invoice: Invoice; effects: MoneyEffects }

export function effectsOf(before: Invoice | null, after: Invoice): MoneyEffects {
  const paise = (reckon: (invoice: Invoice) => number) =>
    toPaise(reckon(after)) - (before ? toPaise(reckon(before)) : 0)
  return {
    dueDelta: toRupees(paise(countedDueOf)),
    creditDelta: toRupees(paise(overpaidOf)),
    stats: statsDeltaOf(before, after),
    facts: newFacts(before, after),
  }
}

/**
 * The end of every act on an invoice: its derived fields, and what changes with it. Refused where it would take back
 * credit that the member has used elsewhere meanwhile.
 */
export function changed(before: Invoice, next: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const touched = next === before ? before : { ...next, updatedAt: ctx.now }
  const invoice = restate(touched, ctx.today, ctx.settings.graceDays)
  const effects = effectsOf(before, invoice)
  const creditLeft = toPaise(ctx.creditBalance) + toPaise(effects.creditDelta)
  if (effects.creditDelta < 0 && creditLeft < 0)
    return refused(
      `${formatMoney(toRupees(-creditLeft), ctx.settings)} of it was used as credit on another invoice since. Credit that invoice first.`,
    )
  return { kind: 'done', invoice, effects }
}

/** The held statuses end with an act; what follows is derived from the payments and the day. */
export const released = (invoice: Invoice): Invoice => ({ ...invoice, status: 'Open', forgiveness: null })
