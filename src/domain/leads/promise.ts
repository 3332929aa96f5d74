import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refuseConversion } from './convertLead'
import type { Lead } from './lead'

/** What somebody said would be taken off the first package: a wish of whoever sells, and no right (decision 73). */
export type LeadPromise = {
  /** Rupees. */
  amount: number
  /** The uid of whoever said it; '' for nobody that is known. */
  by: string
  /** The last day on which it holds; null for none. */
  until: CivilDate | null
}

type Held = Pick<Lead, 'promisedDiscount' | 'promisedUntil' | 'promisedBy'>

const none: Held = { promisedDiscount: 0, promisedUntil: null, promisedBy: '' }

/** What a sale to the lead is told of; null for nothing, and once it has bought. */
export const promiseOf = (lead: Lead): LeadPromise | null =>
  lead.promisedDiscount > 0 && refuseConversion(lead) === null
    ? { amount: lead.promisedDiscount, by: lead.promisedBy, until: lead.promisedUntil }
    : null

export const isPromiseOver = ({ until }: Pick<LeadPromise, 'until'>, today: CivilDate): boolean =>
  until !== null && until < today

/** What the sale's discount begins with, in rupees. Who sells may type over it, and the act holds it as any other (PRODUCT 2.T). */
export const promisedOff = (promise: LeadPromise | null, today: CivilDate): number =>
  promise === null || isPromiseOver(promise, today) ? 0 : promise.amount

/** The promise as it is stored after the form: whoever changes it is who promised. */
export function promisedBy(
  typed: { promisedDiscount: number | null; promisedUntil: CivilDate | null },
  held: Held | null,
  by: string,
): Held {
  const { promisedDiscount, promisedUntil } = typed
  if (promisedDiscount === null || promisedDiscount === 0) return none
  const isHeld = held?.promisedDiscount === promisedDiscount && held.promisedUntil === promisedUntil
  return { promisedDiscount, promisedUntil, promisedBy: isHeld ? held.promisedBy : by }
}

/** The promise of the one that stays, or else the other's; never a part of each. */
export const eitherPromise = (stays: Held, goes: Held): Held => {
  const { promisedDiscount, promisedUntil, promisedBy: by } = stays.promisedDiscount > 0 ? stays : goes
  return { promisedDiscount, promisedUntil, promisedBy: by }
}

/** `₹300.00 off until 30 Nov, 2026`. */
export const promiseText = ({ until }: Pick<LeadPromise, 'until'>, amount: string): string =>
  `${amount} off${until === null ? '' : ` until ${formatCivil(until)}`}`
