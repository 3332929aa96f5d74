import type { GymSettings } from '@/domain/gyms/settings'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { notBelowZero, toPaise } from '@/domain/shared/money'

type PaidTerm = { startDate: CivilDate; endDate: CivilDate; total: number; paid: number }

/**
 * The last day the money received covers, inclusive (DOMAIN 3.2). Rupees. Nothing paid gives the day before the
 * start; a free package is paid until its end.
 */
export function paidUntil(term: PaidTerm): CivilDate {
  const total = toPaise(term.total)
  const paid = notBelowZero(toPaise(term.paid))
  if (paid >= total) return term.endDate
  const days = (BigInt(daysUntil(term.startDate, term.endDate)) * BigInt(paid)) / BigInt(total)
  return addDays(term.startDate, Number(days) - 1)
}

/** DOMAIN 3.2: the centre lets part payments move the date pro rata, or only when everything is paid. */
export function paidUntilBy(
  { partialPayment }: Pick<GymSettings, 'partialPayment'>,
  term: PaidTerm,
): CivilDate {
  const isPart = toPaise(term.paid) < toPaise(term.total)
  return paidUntil(isPart && partialPayment === 'full' ? { ...term, paid: 0 } : term)
}
