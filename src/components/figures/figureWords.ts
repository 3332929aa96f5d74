import type { FigureRange, Span } from '@/domain/monthStats/figureRange'
import type { Month } from '@/domain/monthStats/monthStats'
import { endOfPeriod, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { civil } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatMonth } from '@/domain/shared/formatDate'
import type { MoneyFormat } from '@/domain/shared/money'
import dayjs from 'dayjs'

export const rangeWords: Record<FigureRange, string> = {
  today: 'Today',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': '365 days',
  month: 'This month',
  year: 'Financial year',
}

export const spanText = ({ from, to }: Span): string =>
  from === to ? formatCivil(from) : `${formatCivil(from)} to ${formatCivil(to)}`

/** `20 Nov`, below an axis. */
export const dayText = (date: CivilDate): string => dayjs(date).format('D MMM')

/** `Nov 2026`. */
export const monthText = (month: Month): string => formatMonth(month)

/** `Nov 2026` of all its days; of a part `28 to 30 Nov 2025`, and `30 Nov 2025`. */
export function partMonthText({ from, to }: Span): string {
  const month = monthText(from.slice(0, 7))
  if (from === startOfMonth(from) && to === endOfPeriod(from, 'Month')) return month
  const first = dayjs(from).format('D')
  return from === to ? `${first} ${month}` : `${first} to ${dayjs(to).format('D')} ${month}`
}

/** `Nov`, below an axis. */
export const shortMonthText = (month: Month): string => dayjs(civil(`${month}-01`)).format('MMM')

const short = new Map<string, Intl.NumberFormat>()

/** `₹1.2L` and `$120K`: an amount on an axis, in the shorthand of the centre's country. */
export function axisMoney(rupees: number, { currency, locale }: MoneyFormat): string {
  const key = `${locale} ${currency}`
  let format = short.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    })
    short.set(key, format)
  }
  return format.format(rupees)
}

export const countText = (count: number | null, locale: string): string =>
  count === null ? MISSING : count.toLocaleString(locale)

/** `84.5 %`. */
export const percentText = (percent: number | null, locale: string): string =>
  percent === null ? MISSING : `${percent.toLocaleString(locale, { maximumFractionDigits: 2 })} %`
