/** India's distance from UTC, the default of `preference.utcOffsetMinutes`. */
export const INDIA_MINUTES = 330

const shifted = (offsetMinutes: number, days: number) =>
  new Date(Date.now() + offsetMinutes * 60_000 + days * 86_400_000)

/** `YYYY-MM-DD` on the wall of a centre, `days` from today. */
export const todayIn = (offsetMinutes: number, days = 0): string =>
  shifted(offsetMinutes, days).toISOString().slice(0, 10)

/** D-M-YYYY, as attendance documents name their days. */
export function dateKeyIn(offsetMinutes: number, days = 0): string {
  const day = shifted(offsetMinutes, days)
  return `${String(day.getUTCDate())}-${String(day.getUTCMonth() + 1)}-${String(day.getUTCFullYear())}`
}
