import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { adminStore } from '../../support/emulators'

/** Takes a person off the roll-up of whatever day they stand in: of today's, or of the day before at midnight. */
export async function takeOffDays(gymId: string, personId: string): Promise<void> {
  const stands = await adminStore()
    .collection('attendanceDays')
    .where('gymId', '==', gymId)
    .where(new FieldPath('people', personId, 'type'), 'in', ['member', 'employee'])
    .get()
  for (const { ref } of stands.docs) await ref.update(new FieldPath('people', personId), FieldValue.delete())
}
