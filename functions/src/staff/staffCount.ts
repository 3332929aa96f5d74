import { numberFrom } from '@/domain/shared/readers'
import { gymPath } from '@/data/gyms/centreOf'
import { serverTime, type StoredDocument, type Writer } from '@/data/store/documentStore'

/** The centre's count of employees who are not deleted (SPECIFICATION 3 "Gym"), by one more or less. */
export function countStaff(writer: Pick<Writer, 'update'>, gym: StoredDocument, change: number): void {
  if (change === 0) return
  const staffs = Math.max(0, (numberFrom(gym.data['staffs']) ?? 0) + change)
  writer.update(gymPath(gym.id), [
    { at: ['staffs'], value: staffs },
    { at: ['updatedAt'], value: serverTime },
  ])
}
