import { standingOf, type MemberState, type Standing, type StateLimits } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { StateChip, type Tone } from '@/ui/StateChip'

/** One colour a state, everywhere (LOOK "Colour"). */
export const memberTones: Record<MemberState, Tone> = {
  Active: 'green',
  Expiring: 'amber',
  Grace: 'amber',
  Expired: 'red',
  Blocked: 'red',
  Upcoming: 'blue',
  Frozen: 'blue',
  Inactive: 'grey',
  Deleted: 'grey',
  'No package': 'grey',
}

type Props = { member: Standing; today: CivilDate; limits: StateLimits }

export function MemberStateChip({ member, today, limits }: Props) {
  const state = standingOf(member, today, limits)
  return <StateChip tone={memberTones[state]}>{state}</StateChip>
}
