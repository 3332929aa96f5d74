import { DAYS_IN_TEXT_MONTH, MONTHS_IN_TEXT_YEAR } from '@/domain/shared/constants'
import type { Duration, DurationType } from '@/domain/shared/duration'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** SPECIFICATION 9: years, months and days, where 30 days are a month and 12 months a year. */
export function durationText(days: number): string {
  const whole = Math.max(0, Math.trunc(days) || 0)
  const months = Math.floor(whole / DAYS_IN_TEXT_MONTH)
  const parts = [
    [Math.floor(months / MONTHS_IN_TEXT_YEAR), 'year'],
    [months % MONTHS_IN_TEXT_YEAR, 'month'],
    [whole % DAYS_IN_TEXT_MONTH, 'day'],
  ] as const
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit))
  return shown.join(' ') || '0 days'
}

const textDays: Record<DurationType, number> = {
  Day: 1,
  Week: 7,
  Month: DAYS_IN_TEXT_MONTH,
  Year: DAYS_IN_TEXT_MONTH * MONTHS_IN_TEXT_YEAR,
}

/** A sold duration in words: 12 months and 1 year both read `1 year` (DOMAIN 3.2). */
export const durationTextOf = ({ duration, durationType }: Duration): string =>
  durationText(duration * textDays[durationType])
