import type { CentreStanding } from '@/domain/gyms/centreStanding'
import type { Tone } from '@/ui/StateChip'

export const standingTones: Record<CentreStanding, Tone> = {
  Trial: 'blue',
  Active: 'green',
  Expiring: 'amber',
  Expired: 'red',
  Disabled: 'grey',
  'No package': 'grey',
}
