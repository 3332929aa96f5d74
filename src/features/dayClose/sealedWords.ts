import { denominations, type DayClose } from '@/domain/dayClose/dayClose'
import { CASH } from '@/domain/gyms/wayKind'

/** `4 × ₹500, 2 × ₹100`; empty where only the total was counted. */
export function piecesWords({ counts }: DayClose): string {
  const pieces = counts.find(({ mode }) => mode === CASH)?.pieces
  if (!pieces) return ''
  return denominations
    .filter((worth) => (pieces[String(worth)] ?? 0) > 0)
    .map((worth) => `${pieces[String(worth)]} × ₹${worth}`)
    .join(', ')
}
