import type { BusinessType } from '@/domain/shared/businessType'
import type { GymSettings } from '@/domain/gyms/settings'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { rateFor, rateOnceAbroad } from '@/domain/tax/rateFor'
import { collectsTax } from '@/domain/tax/regime'
import { priceDraft } from './draft'
import { isIssued, type Invoice } from './invoice'
import type { DraftLine, InvoiceLine } from './invoiceLine'
import { reckonedFields } from './pricedInvoice'

/** The centre on the day of issue. `state` by name. */
export type PricingDay = {
  settings: GymSettings
  gym: { type: BusinessType; state: string }
  today: CivilDate
}

/** A line of an older draft as it must have been typed: a rate that its code had on the day of writing is the code's. */
function asTyped(
  { kind, description, quantity, unitPrice, discount, sac, rate }: InvoiceLine,
  { taxRegime, writtenOn }: { taxRegime: Invoice['taxRegime']; writtenOn: CivilDate },
  { settings, gym }: PricingDay,
): DraftLine {
  const taxed = { ...settings, taxRegime: 'regular' as const }
  const wasTaxed = taxRegime !== '' && collectsTax(taxRegime)
  const inForce = [
    rateFor({ taxRate: null, sac }, taxed, gym.type, writtenOn),
    rateOnceAbroad(sac, settings, gym.type, writtenOn),
  ]
  const isOwn = kind === 'product' || (wasTaxed && !inForce.includes(rate))
  return {
    ...{ kind: kind === 'product' ? ('product' as const) : ('service' as const), what: description },
    ...{ quantity, price: unitPrice, discount, sac, rate: isOwn ? rate : null },
  }
}

/**
 * A draft by hand as it is priced on that day (CGST Act s. 14 and 31: rate and registration are those of the supply's invoice,
 * not of the day somebody wrote it). What is issued, and a sale that waits (it is priced when it is completed), stays as it is.
 */
export function repriced(invoice: Invoice, day: PricingDay): Invoice {
  if (isIssued(invoice) || invoice.sale !== null) return invoice
  const { settings, gym, today } = day
  const { taxRegime, gstin, timezone } = settings
  const writtenOn = invoice.createdAt ? civilDateIn(invoice.createdAt, timezone) : today
  const lines =
    invoice.typed ??
    invoice.lines.map((line) => asTyped(line, { taxRegime: invoice.taxRegime, writtenOn }, day))
  const terms = { lines: [...lines], placeOfSupply: invoice.placeOfSupply }
  // The price basis is the one it was typed with.
  const priced = priceDraft(terms, { ...settings, taxInclusive: invoice.inclusive }, gym, today)
  return { ...invoice, ...reckonedFields(priced), taxRegime, gstin }
}

/** Why somebody looks again before a draft goes on: it comes to another total than they saw. Rupees. */
export const refuseOtherTotal = (
  seen: number,
  { amount, taxRate }: Pick<Invoice, 'amount' | 'taxRate'>,
  { settings }: Pick<PricingDay, 'settings'>,
): Refusal | null =>
  seen === amount
    ? null
    : refused(
        `With the tax of today (${taxRate} %) it comes to ${formatMoney(amount, settings)} instead of ${formatMoney(seen, settings)}. Look at it, and do it again.`,
      )
