import { denominations, type DayClose } from '@/domain/dayClose/dayClose'
import { totalOf } from '@/domain/shared/money'
import { CASH } from './closeForm'

/** Rupees of cash that lay in the drawer when the day was closed: counted by person, what it began with lies there too. */
export function cashCountedAt({ tallies, opening }: Pick<DayClose, 'tallies' | 'opening'>): number {
  const cash = tallies.filter(({ mode }) => mode === CASH)
  const isByPerson = cash.some(({ by }) => by !== '')
  return totalOf([...cash.map(({ counted }) => counted), isByPerson ? opening : 0])
}

/** `4 × ₹500, 2 × ₹100`; empty where only the total was counted. */
export function piecesWords({ counts }: DayClose): string {
  const pieces = counts.find(({ mode }) => mode === CASH)?.pieces
  if (!pieces) return ''
  return denominations
    .filter((worth) => (pieces[String(worth)] ?? 0) > 0)
    .map((worth) => `${pieces[String(worth)]} × ₹${worth}`)
    .join(', ')
}
