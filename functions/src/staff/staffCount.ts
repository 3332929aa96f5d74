import { numberFrom } from '@/domain/shared/readers'
import { gymPath } from '@/data/gyms/gymOf'
import { serverTime, type StoredDocument, type Writer } from '@/data/store/documentStore'

/** Employees who are not deleted, as the centre counts them. */
export const staffCountOf = (gym: StoredDocument): number => Math.max(0, numberFrom(gym.data['staffs']) ?? 0)

/** The centre's count of employees who are not deleted (SPECIFICATION 3 "Gym"), by one more or less. */
export function countStaff(writer: Pick<Writer, 'update'>, gym: StoredDocument, change: number): void {
  if (change === 0) return
  const staffs = Math.max(0, staffCountOf(gym) + change)
  writer.update(gymPath(gym.id), [
    { at: ['staffs'], value: staffs },
    { at: ['updatedAt'], value: serverTime },
  ])
}
