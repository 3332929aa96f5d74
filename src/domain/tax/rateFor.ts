import type { BusinessType } from '@/domain/shared/businessType'
import type { CivilDate } from '@/domain/shared/civilDate'
import { rateBook, rateIn, ratesOfSac, type DatedRate } from './rateBook'
import { collectsTax, type TaxRegime } from './regime'

/** What decides the rate of a package: a rate of its own in percent, or its service code; null is the centre's. */
export type Rated = { taxRate: number | null; sac?: string | null }

/** The centre's settings of tax; `taxRates` are null where it keeps the law's. */
type TaxedGym = { taxRegime: TaxRegime; taxRates: readonly DatedRate[] | null; sac: string }

/**
 * The dated table behind a package that names no rate: its own code's, the centre's, that of the centre's code, of its type. Outside of
 * India the centre's alone: the book has India's law.
 */
function datesOf({ sac }: Rated, settings: TaxedGym, type: BusinessType): readonly DatedRate[] {
  if (settings.taxRegime === 'outsideIndia') return settings.taxRates ?? []
  const own = sac && sac !== settings.sac ? ratesOfSac(sac) : null
  return own ?? settings.taxRates ?? ratesOfSac(settings.sac) ?? rateBook[type].rates
}

/**
 * Whether the rate of a service code is known here, '' being the centre's own; a code of no table needs a rate of its own,
 * and a centre that sells under one needs a table.
 */
export const isKnownSac = (sac: string, { sac: own, taxRates }: Omit<TaxedGym, 'taxRegime'>): boolean =>
  sac === '' || sac === own
    ? own === '' || taxRates !== null || ratesOfSac(own) !== null
    : ratesOfSac(sac) !== null

/**
 * A code that no table of rates has says nothing about its rate, so a centre that collects GST must name one. Outside of India the
 * centre's rate is every code's.
 */
export const lacksRate = ({ taxRate, sac }: Rated, settings: TaxedGym): boolean =>
  settings.taxRegime === 'regular' && taxRate === null && !isKnownSac(sac ?? '', settings)

/** The rate in percent that a package carries on that day; 0 where the centre may not collect tax (DOMAIN 2.1, 2.4). */
export function rateFor(rated: Rated, settings: TaxedGym, type: BusinessType, on: CivilDate): number {
  if (!collectsTax(settings.taxRegime)) return 0
  return rated.taxRate ?? rateIn(datesOf(rated, settings, type), on)
}

/** DOMAIN 2.1: whoever sells at this rate may not set off the tax in what they buy. Percent. */
const WITHOUT_CREDIT = 5

/** Whether the GST that a centre pays on that day is a cost to it, because its own rate is the one without input tax credit. */
export const hasNoInputCredit = (settings: TaxedGym, type: BusinessType, on: CivilDate): boolean =>
  settings.taxRegime === 'regular' && rateFor({ taxRate: null }, settings, type, on) === WITHOUT_CREDIT

/**
 * What stood in for the rate of a centre outside of India that named none, as its older records were taxed: India's. null for any other
 * centre.
 */
export const rateOnceAbroad = (
  sac: string,
  settings: TaxedGym,
  type: BusinessType,
  on: CivilDate,
): number | null =>
  settings.taxRegime === 'outsideIndia'
    ? rateFor({ taxRate: null, sac }, { ...settings, taxRegime: 'regular', taxRates: null }, type, on)
    : null

/** A package's rate that the law has replaced: the rate now in force, and since when. */
export type Superseded = { rate: number; now: number; since: CivilDate }

/**
 * A package that still carries a rate of its own which its service code had until a change. null where the rate is in
 * force, was chosen freely, or the centre collects no tax: nothing is changed by itself.
 */
export function supersededRate(
  rated: Rated,
  settings: TaxedGym,
  type: BusinessType,
  today: CivilDate,
): Superseded | null {
  if (!collectsTax(settings.taxRegime) || rated.taxRate === null) return null
  // The rates of a code that nobody knows here were replaced by nothing.
  if (!isKnownSac(rated.sac ?? '', settings)) return null
  const past = datesOf(rated, settings, type)
    .filter(({ from }) => from <= today)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  const current = past.at(-1)
  if (!current || current.rate === rated.taxRate) return null
  const wasInForce = past.some(({ rate }) => rate === rated.taxRate)
  return wasInForce ? { rate: rated.taxRate, now: current.rate, since: current.from } : null
}
