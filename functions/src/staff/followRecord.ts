import { isEmployed } from '@/domain/staff/staff'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import type { Acting } from '../http/handler'
import { employeeAccount } from './employeeAccount'

type Following = { uid: string; gymId: string; isSignedOut: boolean }

/**
 * Brings an employee's account in step with the record as it stands now, so that of two changes at once the one that
 * was written last holds, and a repeat heals what an earlier attempt left. An employee of a disabled centre stays out.
 */
export async function followRecord(
  { store, auth }: Pick<Acting, 'store' | 'auth'>,
  { uid, gymId, isSignedOut }: Following,
): Promise<void> {
  const [gym, stored, account] = await Promise.all([
    store.get(gymPath(gymId)),
    store.get(staffPath(uid)),
    employeeAccount(auth, uid, gymId),
  ])
  const staff = gym && readStaff(stored, storedSettings(gym).timezone)
  if (staff === null || account === null) return
  // Nobody keeps an e-mail address taken who does not sign in by it.
  if (!staff.signsIn) return auth.deleteUser(uid)
  const disabled = !isEmployed(staff) || (gym?.data['isDisabled'] ?? false) !== false
  if (account.disabled !== disabled || account.displayName !== staff.name)
    await auth.updateUser(uid, { disabled, displayName: staff.name })
  const claims = account.customClaims ?? {}
  if (staff.role !== null && claims['role'] !== staff.role)
    await auth.setCustomUserClaims(uid, { ...claims, role: staff.role })
  if (isSignedOut || (disabled && !account.disabled)) await auth.revokeRefreshTokens(uid)
}
