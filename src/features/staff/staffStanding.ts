import type { StaffStanding } from '@/domain/staff/staff'
import type { Tone } from '@/ui/StateChip'

export const standingTones: Record<StaffStanding, Tone> = {
  Active: 'green',
  'No sign-in': 'grey',
  Deactivated: 'grey',
  Deleted: 'red',
}
