import { formatShortMoney, type MoneyFormat } from '@/domain/shared/money'
import type { Drift } from './drift'

/** `Billed in Oct 2026 was ₹0, the invoices add up to ₹42,000: corrected.` */
export function driftSentence(drift: Drift, format: MoneyFormat): string {
  const { what, stored, recomputed, by, unit, isCorrected, advice } = drift
  const inWords = (value: number | string) =>
    typeof value === 'string' ? value : unit === 'count' ? String(value) : formatShortMoney(value, format)
  const said = `${what} ${isCorrected ? 'was' : 'is'} ${inWords(stored)}, ${by} ${inWords(recomputed)}`
  return isCorrected ? `${said}: corrected.` : advice === '' ? `${said}.` : `${said}. ${advice}`
}
