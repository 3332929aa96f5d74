import { z } from 'zod'
import type { GymSettings } from '@/domain/gyms/settings'
import { settingFields } from '@/domain/gyms/settingFields'
import { settingsConflict } from '@/domain/gyms/settingsConflict'
import { rateBook, type DatedRate } from '@/domain/tax/rateBook'
import { collectsTax, taxRegimes, type TaxRegime } from '@/domain/tax/regime'
import type { BusinessType } from '@/domain/shared/businessType'
import { isSame } from '@/domain/shared/upgradeRecord'

/** Where the form says it, where that is no field of the same name. */
const placeOf: Partial<Record<string, keyof TaxForm>> = { taxRates: 'hasOwnRates' }

/** A row of the dated rates while it is typed. */
const rateRow = z.object({ from: z.string().nullable(), rate: z.number().nullable() })

/**
 * What of tax and numbering is typed. `hasOwnRates` off is the law's table; `sac` '' is the code of the type of centre. What
 * comes out are settings.
 */
export const taxFormSchema = z
  .object({
    taxRegime: settingFields.taxRegime,
    gstin: settingFields.gstin,
    taxName: settingFields.taxName,
    sac: z.union([z.literal(''), settingFields.sac.unwrap()], 'Enter 4 to 8 digits'),
    hasOwnRates: z.boolean(),
    rates: z.array(rateRow),
    taxInclusive: settingFields.taxInclusive,
    roundToRupee: settingFields.roundToRupee,
    invoicePrefix: settingFields.invoicePrefix,
    invoiceTerms: settingFields.invoiceTerms,
  })
  .transform(({ hasOwnRates, rates, sac, ...form }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const conflict = settingsConflict(
      // Own rates that are not filled in yet are said at their own fields.
      { ...form, sac, taxRates: hasOwnRates ? [] : null },
      [...Object.keys(form), 'sac'],
    )
    if (conflict !== null) fault([placeOf[conflict.field] ?? conflict.field], conflict.reason)
    let own: readonly DatedRate[] | null = null
    if (hasOwnRates && collectsTax(form.taxRegime)) {
      rates.forEach(({ from, rate }, at) => {
        if (from === null) fault(['rates', at, 'from'], 'Enter the first day')
        if (rate === null) fault(['rates', at, 'rate'], 'Enter a rate')
      })
      const complete = rates.every(({ from, rate }) => from !== null && rate !== null)
      const found = complete ? settingFields.taxRates.safeParse(rates) : null
      own = found?.data ?? null
      for (const { path, message } of found?.error?.issues ?? [])
        fault(['rates', ...path.map((part) => (typeof part === 'number' ? part : String(part)))], message)
    }
    const taxRates = own && [...own].sort((one, other) => (one.from < other.from ? -1 : 1))
    return { ...form, sac: sac === '' ? null : sac, taxRates }
  })

export type TaxForm = z.input<typeof taxFormSchema>

/** The day that a first rate begins on, before any that is sold. */
const FIRST_DAY = '2017-07-01'

const asRows = (rates: readonly DatedRate[]): TaxForm['rates'] =>
  rates.map(({ from, rate }) => ({ from, rate }))

/** What a centre's own rates begin with under a regime: the law's, which outside of India nobody knows here. */
const firstRates = (taxRegime: TaxRegime, type: BusinessType): TaxForm['rates'] =>
  taxRegime === 'outsideIndia' ? [{ from: FIRST_DAY, rate: null }] : asRows(rateBook[type].rates)

/** The rows once another regime is chosen; null where they stay, as those do that somebody typed. */
export function ratesUnder(
  taxRegime: TaxRegime,
  rates: TaxForm['rates'],
  type: BusinessType,
): TaxForm['rates'] | null {
  const first = firstRates(taxRegime, type)
  const isUntouched = taxRegimes.some((other) => isSame(rates, firstRates(other, type)))
  return isUntouched && !isSame(rates, first) ? first : null
}

/**
 * The settings as the form shows them; where the centre keeps the law's rates, those are what its own would begin with, but for one
 * outside of India.
 */
export function taxFormOf(settings: GymSettings, type: BusinessType): TaxForm {
  const { taxRegime, gstin, taxName, sac, taxInclusive, roundToRupee, invoicePrefix, invoiceTerms } = settings
  return {
    ...{ taxRegime, gstin, taxName, taxInclusive, roundToRupee, invoicePrefix, invoiceTerms },
    sac: sac === rateBook[type].sac ? '' : sac,
    hasOwnRates: settings.taxRates !== null,
    rates: settings.taxRates === null ? firstRates(taxRegime, type) : asRows(settings.taxRates),
  }
}
