import type { GymStanding } from '@/domain/gyms/gymActivity'
import type { Tone } from '@/ui/StateChip'

export const standingTones: Record<GymStanding, Tone> = {
  Trial: 'blue',
  Active: 'green',
  Expiring: 'amber',
  Expired: 'red',
  Disabled: 'grey',
  'No package': 'grey',
}
