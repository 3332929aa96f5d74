import type { Staff } from '@/domain/staff/staff'
import type { Tone } from '@/ui/StateChip'

export type StaffStanding = 'Active' | 'Deactivated' | 'Deleted'

export const standingTones: Record<StaffStanding, Tone> = {
  Active: 'green',
  Deactivated: 'grey',
  Deleted: 'red',
}

/** Whether an employee can sign in, in a word. */
export const staffStandingOf = ({ isActive, deleted }: Pick<Staff, 'isActive' | 'deleted'>): StaffStanding =>
  deleted ? 'Deleted' : isActive ? 'Active' : 'Deactivated'
