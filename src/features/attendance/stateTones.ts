import type { MemberState } from '@/domain/members/memberState'
import type { Tone } from '@/ui/StateChip'

export const stateTones: Record<MemberState, Tone> = {
  Active: 'green',
  Expiring: 'amber',
  Grace: 'amber',
  Expired: 'red',
  Blocked: 'red',
  Frozen: 'blue',
  Upcoming: 'blue',
  'No package': 'grey',
  Inactive: 'grey',
  Deleted: 'grey',
}
