import { formatMonth } from '@/domain/shared/formatDate'

/** Months, `2026-11`, along the axis of a drawing. */
export const monthPlaces = (months: readonly { month: string }[]) =>
  months.map(({ month }) => ({ id: month, tick: formatMonth(month), name: formatMonth(month) }))

/** `Oct 2026 to Nov 2026`, or the one month. */
export function monthsText(months: readonly { month: string }[]): string {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first.month === last.month
    ? formatMonth(first.month)
    : `${formatMonth(first.month)} to ${formatMonth(last.month)}`
}
