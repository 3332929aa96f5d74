import type { BusinessType } from '@/domain/shared/businessType'
import { civil, type CivilDate } from '@/domain/shared/civilDate'

/** In force from that day (inclusive) until the next entry begins. `rate` is percent. */
export type DatedRate = { from: CivilDate; rate: number }

const dated = (from: string, rate: number): DatedRate => ({ from: civil(from), rate })

const fitness = { sac: '999723', rates: [dated('2017-07-01', 18), dated('2025-09-22', 5)] }
const sport = { sac: '9996', rates: [dated('2017-07-01', 18)] }

/** DOMAIN 2.1: fitness fell from 18 to 5 percent on 22 Sep 2025; skating is sport and stays at 18. */
export const rateBook: Record<BusinessType, { sac: string; rates: readonly DatedRate[] }> = {
  GYM: fitness,
  SKATING: sport,
}

/** The rate of a dated table on that day, in percent: before its first entry that entry's, 0 for an empty table. */
export function rateIn(rates: readonly DatedRate[], date: CivilDate): number {
  const inForce = rates.filter(({ from }) => from <= date).sort((a, b) => (a.from < b.from ? 1 : -1))
  return (inForce[0] ?? rates[0])?.rate ?? 0
}

/** The law's rate for that kind of centre on the day of the invoice, in percent. */
export const rateOn = (type: BusinessType, date: CivilDate): number => rateIn(rateBook[type].rates, date)

/** The law's dated rates of a service code, whose heading may be all that is known of it; null for one not in the book. */
export const ratesOfSac = (sac: string): readonly DatedRate[] | null =>
  [fitness, sport].find((entry) => sac.startsWith(entry.sac))?.rates ?? null
