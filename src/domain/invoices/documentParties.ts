import type { ClientInfo } from '@/domain/gyms/gym'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { formatPhone } from '@/domain/shared/phone'
import { statePrinted } from '@/domain/tax/placeOfSupply'
import type { TaxRegime } from '@/domain/tax/regime'
import { stateCodeOf, stateNameOf } from '@/domain/tax/states'
import type { Invoice } from './invoice'

export type DocumentParty = {
  name: string
  address: string
  /** Where there is no GST, its number under whatever tax there is. */
  gstin: string
  state: string
  stateCode: string
  phone: string
  email: string
}

export const addressOf = ({
  address,
  city,
  state,
  pincode,
}: Pick<Member, 'address' | 'city' | 'state' | 'pincode'>) =>
  [address, city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const printedPhone = (phone: string, locale: string) => (phone === '' ? '' : formatPhone(phone, locale))

/** The state at the end of a written address, by name: the customer's on the day of the invoice. */
const stateIn = (address: string): string =>
  stateNameOf(stateCodeOf(address.split(',').at(-1) ?? '') ?? '') ?? ''

export function customerOf(
  invoice: Invoice,
  member: Member | null,
  locale: string,
): DocumentParty & { code: string } {
  // Below the limit an unregistered customer's address is not asked for, but shown where it is known.
  return {
    name: invoice.customerName,
    address: invoice.billingAddress || (member ? addressOf(member) : ''),
    gstin: invoice.customerGstin,
    ...statePrinted({
      gstin: invoice.customerGstin,
      state: member?.state || stateIn(invoice.billingAddress),
    }),
    phone: printedPhone(invoice.customerPhone, locale),
    email: invoice.customerEmail,
    code: member?.memberCode ?? '',
  }
}

/** The regime under which an invoice was issued; an older one has that of the centre today. */
export const regimeOf = (invoice: Invoice, settings: GymSettings): TaxRegime =>
  invoice.taxRegime === '' ? settings.taxRegime : invoice.taxRegime

export function supplierOf(invoice: Invoice, gym: ClientInfo, settings: GymSettings): DocumentParty {
  const regime = regimeOf(invoice, settings)
  const gstin = regime === 'unregistered' ? '' : invoice.gstin || settings.gstin
  return {
    name: invoice.centerName || gym.name,
    address: addressOf(gym),
    gstin,
    ...statePrinted({ gstin: regime === 'outsideIndia' ? '' : gstin, state: gym.state }),
    phone: printedPhone(gym.phone, settings.locale),
    email: gym.email,
  }
}
