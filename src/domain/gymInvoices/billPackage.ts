import type { Gym } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { invoiceNumberOf } from '@/domain/invoices/invoiceNumber'
import { financialYearOf } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { gstinState } from '@/domain/tax/gstin'
import { isInterState } from '@/domain/tax/placeOfSupply'
import { reckon } from '@/domain/tax/reckon'
import { stateCodeOf, stateNameOf } from '@/domain/tax/states'
import { receivedOf, withNotes } from './gymCreditNote'
import { gymInvoiceId, type BilledPackage, type GymInvoice } from './gymInvoice'
import { missingOfSeller, type PlatformSettings } from './platformSettings'

/** The place of supply of a centre outside of India, by its code among those of the states. */
export const ABROAD = 'Outside India (96)'

type Placed = Pick<Gym, 'state' | 'preference' | 'type'>
type Billed = Placed & Pick<Gym, 'id' | 'name' | 'address' | 'city' | 'pincode' | 'phone' | 'email'>

/** What of the centre decides on the tax. */
type Taxed = Pick<GymInvoice['customer'], 'state' | 'gstin' | 'isAbroad'>

function taxedOf({ state, preference, type }: Placed): Taxed {
  const { taxRegime, gstin } = settingsOf(preference, type)
  const isAbroad = taxRegime === 'outsideIndia'
  return { state, isAbroad, gstin: isAbroad ? '' : gstin }
}

function customerOf(gym: Billed): GymInvoice['customer'] {
  const { name, address, city, state, pincode, phone, email } = gym
  return {
    ...{ name, phone, email, ...taxedOf(gym) },
    address: [address, city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  }
}

/**
 * IGST Act s. 12(2): a registered recipient's own state, else the state of the address on record, else the seller's. IGST where
 * it is not the seller's state; what is supplied abroad is interstate too (s. 7(5)).
 */
function placeOf({ gstin, state, isAbroad }: Taxed, seller: PlatformSettings): string {
  if (isAbroad) return ABROAD
  return stateNameOf(gstinState(gstin)) ?? (stateCodeOf(state) === null ? seller.state : state)
}

type Priced = Pick<GymInvoice, 'taxable' | 'rate'> & { customer: Taxed }

const reckoned = ({ taxable: price, rate, customer }: Priced, settings: PlatformSettings, place: string) =>
  reckon({
    lines: [{ quantity: 1, unitPrice: price, discount: 0, rate }],
    ...{ discount: 0, percentOff: 0, inclusive: false, roundToRupee: false },
    interState: customer.isAbroad || isInterState(settings, place),
  })

/** What one term comes to for that centre; rupees. Its invoice says the same to the paisa, once the seller's particulars are there. */
export function payableBy(
  gym: Placed,
  { price, gst }: Pick<BilledPackage, 'price' | 'gst'>,
  settings: PlatformSettings,
) {
  const priced = { taxable: price, rate: gst, customer: taxedOf(gym) }
  const { tax, amount } = reckoned(priced, settings, placeOf(priced.customer, settings))
  return { price, tax, total: amount }
}

/** The seller with the tax that it makes; without one, where particulars are missing, the price alone. */
function taxedBy(priced: Priced, settings: PlatformSettings) {
  const isComplete = missingOfSeller(settings, priced.rate).length === 0
  const place = placeOf(priced.customer, settings)
  const charged = { ...priced, rate: isComplete ? priced.rate : 0 }
  const { taxable, cgst, sgst, igst, amount } = reckoned(charged, settings, place)
  return {
    ...{ taxable, cgst, sgst, igst, amount, isComplete, sac: settings.sac },
    placeOfSupply: isComplete ? place : '',
    seller: isComplete ? settings : null,
  }
}

export type Billing = {
  gym: Billed
  held: BilledPackage
  /** How often this term was billed and credited before. */
  again: number
  settings: PlatformSettings
  /** In the platform's zone. */
  issuedOn: CivilDate
  /** The last number of the financial year; 0 where there is none. */
  last: number
}

/** The invoice of one term, with the number after `last`. Throws RangeError on a prefix that makes no lawful number. */
export function billPackage({ gym, held, again, settings, issuedOn, last }: Billing): GymInvoice {
  const fy = financialYearOf(issuedOn)
  const seq = last + 1
  const priced = { taxable: held.price, rate: held.gst, customer: customerOf(gym) }
  return {
    id: gymInvoiceId(gym.id, held, again),
    gymId: gym.id,
    packageId: held.packageId,
    packageName: held.name,
    startDate: held.startDate,
    endDate: held.endDate,
    ...{ issuedOn, fy, seq, number: invoiceNumberOf(settings.prefix, fy, seq) },
    ...priced,
    ...taxedBy(priced, settings),
    ...{ isPaid: false, payment: null, paidBefore: null, creditNotes: [], createdAt: null, updatedAt: null },
  }
}

/** What came for the price alone is not what is due with the tax. */
function paidForPrice(invoice: GymInvoice): Partial<GymInvoice> {
  const { payment } = invoice
  if (payment === null) return {}
  return { payment: null, paidBefore: { ...payment, amount: receivedOf(invoice) } }
}

/**
 * An invoice that waited for the platform's particulars, with them, and its notes; numbers, days and price stay, and so does what was
 * paid: the tax on it is open. null where they do not suffice or it has them.
 */
export function completed(invoice: GymInvoice, settings: PlatformSettings): GymInvoice | null {
  if (invoice.isComplete) return null
  const whole = { ...invoice, ...taxedBy(invoice, settings) }
  if (!whole.isComplete) return null
  const hasMore = toPaise(whole.amount) > toPaise(invoice.amount)
  return withNotes({ ...whole, ...(hasMore ? paidForPrice(invoice) : {}) }, invoice.creditNotes)
}
