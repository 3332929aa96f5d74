import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import type { Drift } from './drift'

/** Whole amounts without decimals that say nothing. */
const amountOf = (rupees: number, format: Partial<MoneyFormat>) =>
  formatMoney(rupees, format).replace(/[.,]00(?=\D*$)/, '')

/** `Billed in Oct 2026 was ₹0, the invoices add up to ₹42,000: corrected.` */
export function driftSentence(drift: Drift, format: Partial<MoneyFormat>): string {
  const { what, stored, recomputed, by, unit, isCorrected, advice } = drift
  const inWords = (value: number | string) =>
    typeof value === 'string' ? value : unit === 'count' ? String(value) : amountOf(value, format)
  const said = `${what} ${isCorrected ? 'was' : 'is'} ${inWords(stored)}, ${by} ${inWords(recomputed)}`
  return isCorrected ? `${said}: corrected.` : advice === '' ? `${said}.` : `${said}. ${advice}`
}
