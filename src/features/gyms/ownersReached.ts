import { isPlausibleEmail } from '@/domain/shared/contact'
import type { GymRow } from './gymRow'

type Reached = { reached: GymRow[]; missed: { row: GymRow; why: string }[] }

const whyNot = ({ gym }: GymRow): string | null => {
  if (gym === null || gym.email === '') return 'no e-mail address'
  if (!isPlausibleEmail(gym.email)) return 'the e-mail address is wrong'
  return gym.isDisabled ? 'the centre is disabled' : null
}

/** Whose owners an e-mail reaches, and why not the others'. */
export function ownersReached(rows: readonly GymRow[]): Reached {
  const outcome: Reached = { reached: [], missed: [] }
  for (const row of rows) {
    const why = whyNot(row)
    if (why === null) outcome.reached.push(row)
    else outcome.missed.push({ row, why })
  }
  return outcome
}
