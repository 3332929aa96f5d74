import { MISSING } from '@/domain/shared/constants'
import { minutesText } from '@/domain/shared/minutesText'
import type { Visit } from '../attendance'

const MINUTE_MS = 60_000

/** Whole minutes of a visit; null while it is open. */
export const stayOf = ({ entry, exit }: Pick<Visit, 'entry' | 'exit'>): number | null =>
  exit === null ? null : Math.max(0, Math.floor((exit.getTime() - entry.getTime()) / MINUTE_MS))

/** PRODUCT 2.E: in whole minutes, automatic exits and open visits never count; null where nothing is left to count. */
export function averageStayOf(visits: readonly Visit[]): number | null {
  const stays = visits.flatMap((visit) => {
    const stay = visit.isAutoExit ? null : stayOf(visit)
    return stay === null ? [] : [stay]
  })
  return stays.length === 0 ? null : Math.round(stays.reduce((sum, stay) => sum + stay, 0) / stays.length)
}

/** Two dashes where there is no stay yet. */
export const stayText = (minutes: number | null): string =>
  minutes === null ? MISSING : minutesText(minutes)
