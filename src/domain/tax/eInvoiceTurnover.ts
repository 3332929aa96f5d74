import type { Month, MonthFigures } from '@/domain/monthStats/monthStats'
import { financialYearOf } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { NO_PAISE, plus, toPaise, toRupees, type Paise } from '@/domain/shared/money'

/**
 * Above this turnover in any year since 2017-18 an invoice to a business must be registered as an e-invoice (Notification
 * 10/2023). Rupees.
 */
const E_INVOICE_FROM = 50_000_000

/** Rupees before tax; `fy` is `26-27`. */
export type LargeTurnover = { fy: string; turnover: number }

/** The latest financial year in which a centre billed more than that; null where none did. */
export function eInvoiceTurnover(
  months: readonly (Pick<MonthFigures, 'taxable'> & { month: Month })[],
): LargeTurnover | null {
  const years = new Map<string, Paise>()
  for (const { month, taxable } of months) {
    const fy = financialYearOf(civil(`${month}-01`))
    years.set(fy, plus(years.get(fy) ?? NO_PAISE, toPaise(taxable)))
  }
  const large = [...years]
    .filter(([, paise]) => paise > toPaise(E_INVOICE_FROM))
    .sort(([one], [other]) => (one < other ? 1 : -1))
  const [latest] = large
  return latest ? { fy: latest[0], turnover: toRupees(latest[1]) } : null
}
