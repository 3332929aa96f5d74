/** What a number field makes of what is typed: null when empty, undefined while it is no number. */
export function readTypedNumber(text: string, decimals: number): number | null | undefined {
  const plain = text.replace(/[\s,\p{Sc}]/gu, '')
  if (plain === '' || plain === '-') return null
  const shape = decimals > 0 ? new RegExp(`^-?\\d*(\\.\\d{0,${decimals}})?$`) : /^-?\d+$/
  const value = Number(plain)
  return shape.test(plain) && Number.isFinite(value) ? value : undefined
}

/**
 * 123456.5 as `1,23,456.50` in India and `123,456.50` elsewhere; a whole amount without its zeros while it is a plain number.
 * With a decimal point at every centre: the field reads back what it wrote.
 */
export const writtenNumber = (value: number, decimals: number, isMoney: boolean, locale: string): string =>
  value.toLocaleString(locale.endsWith('-IN') ? 'en-IN' : 'en-US', {
    maximumFractionDigits: decimals,
    minimumFractionDigits: isMoney && !Number.isInteger(value) ? decimals : 0,
    useGrouping: isMoney,
  })
