import dayjs from 'dayjs'
import { civilDateIn } from './calendar'
import type { CivilDate } from './civilDate'
import { DATE_FORMAT, MISSING, type CompactDateFormat } from './constants'

/** SPECIFICATION 9: `DD MMM, YYYY`; two dashes where there is no date (SPECIFICATION 5). */
export const formatCivil = (date: CivilDate | null | undefined): string =>
  date ? dayjs(date).format(DATE_FORMAT) : MISSING

/** `Nov 2026` of `2026-11`. */
export const formatMonth = (month: string): string => dayjs(`${month}-01`).format('MMM YYYY')

const compactParts: Record<CompactDateFormat, string[]> = {
  YYYYMMDD: ['YYYY', 'MM', 'DD'],
  DDMMYYYY: ['DD', 'MM', 'YYYY'],
}

/** SPECIFICATION 9: the other formats, with a chosen separator between day, month and year. */
export const formatCompact = (
  date: CivilDate | null | undefined,
  format: CompactDateFormat,
  separator: string,
): string => (date ? dayjs(date).format(compactParts[format].join(separator)) : MISSING)

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The wall time in the centre's zone, `6:31 am`. */
export function formatTime(instant: Date | null | undefined, timezone: string): string {
  if (!instant) return MISSING
  let clock = clocks.get(timezone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
    clocks.set(timezone, clock)
  }
  // Node and browsers differ in the space before am and pm.
  return clock.format(instant).replace(/\s/u, ' ').toLowerCase()
}

/** Date and wall time in the centre's zone, `20 Nov, 2026, 6:31 am`. */
export const formatInstant = (instant: Date | null | undefined, timezone: string): string =>
  instant ? `${formatCivil(civilDateIn(instant, timezone))}, ${formatTime(instant, timezone)}` : MISSING
