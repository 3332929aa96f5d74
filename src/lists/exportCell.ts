import { writtenDate } from '@/ui/civilText'

/** What a column hands to an exported file: the value and its kind, never the words of the screen. */
export type ExportCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'money'; rupees: number }
  /** A civil date, `2026-11-20`. */
  | { kind: 'date'; date: string }
  | { kind: 'instant'; at: Date; timezone: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'missing' }

const MISSING: ExportCell = { kind: 'missing' }
/** What stands on the screen and on paper where there is nothing; in a file an empty cell does. */
const NOTHING = '--'

export const textCell = (text: string | null | undefined): ExportCell =>
  text && text !== NOTHING ? { kind: 'text', text } : MISSING

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value)

export const numberCell = (number: number | null | undefined): ExportCell =>
  isNumber(number) ? { kind: 'number', number } : MISSING

/** Rupees, written without a sign of the currency and to the paisa. */
export const moneyCell = (rupees: number | null | undefined): ExportCell =>
  isNumber(rupees) ? { kind: 'money', rupees } : MISSING

export const dateCell = (date: string | null | undefined): ExportCell =>
  date ? { kind: 'date', date } : MISSING

/** Written as the wall time of the zone. */
export const instantCell = (at: Date | null | undefined, timezone: string): ExportCell =>
  at && isNumber(at.getTime()) ? { kind: 'instant', at, timezone } : MISSING

/** A phone number as the app shows it, with the country's code. */
export const phoneCell = (phone: string): ExportCell =>
  /\d/.test(phone) ? { kind: 'phone', phone } : MISSING

/**
 * What a spreadsheet takes for a formula at the beginning of a cell, also full-width and small, and after what it may
 * skip to get there: spaces, invisible marks (the byte order mark among them), an opening quote.
 */
const BEGINS_FORMULA = /^(?:[\s\p{Cf}\p{Cc}"“”]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n\0])/u

/**
 * Free text that no spreadsheet runs (ENGINEERING 4.7, ASVS 1.2.10): an apostrophe goes before it. In XLSX text is never a
 * formula by itself, but becomes one when the cell is edited or the sheet is saved on as CSV: so both formats write it.
 */
export const harmless = (text: string): string => (BEGINS_FORMULA.test(text) ? `'${text}` : text)

/** The country's code after a plus (ITU E.164): of one digit, of two, else of three. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/

/**
 * A phone number without its plus, which would begin a formula, and with a space in it, without which a spreadsheet makes
 * twelve digits a number like 9.19877E+11 and drops a leading zero: `91 98765 43210` is clean text everywhere.
 */
export const cleanPhone = (phone: string): string =>
  phone
    .trim()
    .replace(COUNTRY_CODE, '+$1 ')
    .replace(/^(0\d{3})(?=\d)/, '$1 ')
    .replace(/[^\d ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** Nothing finer than a paisa, which sums of rupees may bring along; and no -0. */
export const cleanMoney = (rupees: number): number => Math.round(rupees * 100) / 100 || 0

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The wall time in the zone as every spreadsheet reads it, `2026-11-20 18:05`. */
export function wallTime(at: Date, timezone: string): string {
  const clock =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
      hourCycle: 'h23',
    })
  clocks.set(timezone, clock)
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}`
}

/** `6:31 am` of `2026-11-20 06:31`. */
function clockText(wall: string): string {
  const [hour = 0, minute = 0] = wall.slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** On paper, where a person at the centre reads it. */
export function printedText(cell: ExportCell, locale: string): string {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'number':
      return String(cell.number)
    case 'money':
      return cleanMoney(cell.rupees).toLocaleString(locale, { minimumFractionDigits: 2 })
    case 'date':
      return writtenDate(cell.date)
    case 'instant':
      return clockText(wallTime(cell.at, cell.timezone))
    case 'phone':
      return cell.phone
    case 'missing':
      return NOTHING
  }
}
