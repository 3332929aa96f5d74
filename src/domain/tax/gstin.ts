import { stateNameOf } from './states'

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The fifteenth character for the first fourteen: factors 1 and 2 in turn, base 36, digits of each product added. */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, symbol, at) => {
    const product = SYMBOLS.indexOf(symbol) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return SYMBOLS[(36 - (sum % 36)) % 36] ?? ''
}

/** Spaces out and capitals, as it is written on documents. */
export const tidyGstin = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Why that is no GSTIN, in a sentence for the field; null when it is one. */
export function gstinProblem(text: string): string | null {
  const gstin = tidyGstin(text)
  if (gstin.length !== 15) return `A GSTIN has 15 characters; this one has ${gstin.length}.`
  if (!SHAPE.test(gstin))
    return 'A GSTIN is 2 digits for the state, 10 characters of the PAN, a digit, Z and a check character. Compare it with the certificate.'
  const state = gstin.slice(0, 2)
  if (stateNameOf(state) === null)
    return `No state has the code ${state}. Check the first two digits of the GSTIN.`
  return gstinCheckDigit(gstin.slice(0, 14)) === gstin[14]
    ? null
    : 'The check character does not fit, so something in this GSTIN is mistyped. Compare it with the certificate.'
}

/** The two digits of the state that registered it; '' for what is no GSTIN. */
export const gstinState = (text: string): string =>
  gstinProblem(text) === null ? tidyGstin(text).slice(0, 2) : ''
