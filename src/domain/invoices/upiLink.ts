import { toPaise, toRupees } from '@/domain/shared/money'

/** Rupees. `note` is cut to 50 characters; letters and digits of `reference`, at most 35, come back with the money. */
export type UpiRequest = { vpa: string; name: string; amount: number; note: string; reference: string }

const LONGEST_NOTE = 50
const LONGEST_REFERENCE = 35

/** `%20` for a space and no bare reserved character, as the linking specification asks. */
const encoded = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The link and the content of the QR for exactly that amount (DOMAIN 5.1). null without an address or an amount: a
 * link without `am` would let anything be paid.
 */
export function upiLinkOf({ vpa, name, amount, note, reference }: UpiRequest): string | null {
  const paise = toPaise(amount)
  if (vpa === '' || paise <= 0) return null
  const [user = '', bank = ''] = vpa.split('@')
  const fields = [
    ['pa', `${encoded(user)}@${encoded(bank)}`],
    ['pn', encoded(name.trim() || vpa)],
    ['am', toRupees(paise).toFixed(2)],
    ['cu', 'INR'],
    ['tn', encoded([...note].slice(0, LONGEST_NOTE).join(''))],
    ['tr', reference.replace(/[^A-Za-z0-9]/g, '').slice(0, LONGEST_REFERENCE)],
  ]
  return `upi://pay?${fields
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key ?? ''}=${value ?? ''}`)
    .join('&')}`
}
