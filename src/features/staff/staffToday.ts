import { formatTime } from '@/domain/shared/formatDate'
import { MISSING } from '@/domain/shared/constants'
import { rosterStates, type RosterState, type Standing } from '@/domain/staffAttendance/rosterState'
import type { Tone } from '@/ui/StateChip'

/** Where everybody stands today, by id; whoever works here no more, and everybody until it is read, stands nowhere. */
export type Standings = ReadonlyMap<string, Standing>

type Duty = 'here' | 'awaited' | 'gone' | 'off'

const duties: Record<RosterState, Duty> = {
  Late: 'here',
  In: 'here',
  'Not in yet': 'awaited',
  Out: 'gone',
  'On leave': 'off',
  Holiday: 'off',
  'Weekly off': 'off',
}

/** The choices of the filter. */
export const dutyWords: Record<Duty, string> = {
  here: 'On duty',
  awaited: 'Not in yet',
  gone: 'Gone home',
  off: 'Off',
}

export const isOnDuty = (standing: Standing | undefined, chosen: string): boolean =>
  standing !== undefined && duties[standing.state] === chosen

/** In the order of the roster, whoever stands nowhere last. */
export const rosterOrder = (standing: Standing | undefined): number =>
  standing === undefined ? rosterStates.length : rosterStates.indexOf(standing.state)

/** `In 9:04 am`, `Late 9:24 am`, `Out 5:10 pm`, `Weekly off` (PRODUCT 4.10). */
export function todayText(standing: Standing | undefined, timezone: string): string {
  if (standing === undefined) return MISSING
  const { state, day, didNotCome } = standing
  if (state === 'In' || state === 'Late') return `${state} ${formatTime(day.firstIn, timezone)}`
  if (state === 'Out') return day.lastOut === null ? 'Out' : `Out ${formatTime(day.lastOut, timezone)}`
  return didNotCome ? 'Did not come' : state
}

export function todayTone({ state, didNotCome }: Standing): Tone {
  if (didNotCome) return 'red'
  if (state === 'In') return 'green'
  if (state === 'Late') return 'amber'
  return state === 'On leave' ? 'blue' : 'grey'
}
