import type { GymSettings } from '@/domain/gyms/settings'
import type { Staff } from '@/domain/staff/staff'

/** Whether an employee can open the leads to call them: the desk's, and the centre's Sales unless it says no (PRODUCT 2.P). */
export const canFollowUp = (
  { signsIn, role }: Pick<Staff, 'signsIn' | 'role'>,
  { salesMayUseLeads }: Pick<GymSettings, 'salesMayUseLeads'>,
): boolean => signsIn && (role === 'Manager' || (role === 'Sales' && salesMayUseLeads))

/** Gives each of them one in turn; '' where there is nobody. */
export function shareOut(takers: readonly string[]): () => string {
  let turn = 0
  return () => takers[turn++ % takers.length] ?? ''
}
