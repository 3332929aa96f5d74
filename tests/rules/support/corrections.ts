import { doc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore'
import { arrange } from './environment'
import { freshId } from './fresh'
import type { Stored } from './records'

export const CORRECTED_ON = '2026-01-02'
const correctedKey = '2-1-2026'

export const correctedVisit: Stored = {
  entry: new Date('2026-01-02T01:00:00Z'),
  exit: new Date('2026-01-02T02:00:00Z'),
  isAutoExit: false,
}

export const correctionRecord = (gymId: string, by = gymId): Stored => ({
  gymId,
  personId: `${gymId}-member`,
  personType: 'member',
  date: CORRECTED_ON,
  before: [],
  after: [correctedVisit],
  reason: 'Marked for a friend',
  by,
  at: serverTimestamp(),
})

/** The day as the correction leaves it. */
export const putCorrectedDay = (gymId: string): Promise<void> =>
  arrange((store) =>
    setDoc(
      doc(store, 'attendance', `${gymId}_${gymId}-member`),
      { gymId, memberId: `${gymId}-member`, personId: `${gymId}-member`, [correctedKey]: [correctedVisit] },
      { merge: true },
    ),
  )

/** `fields` differ from the owner's own correction. */
export async function correct(store: Firestore, gymId: string, fields: Stored = {}): Promise<void> {
  await putCorrectedDay(gymId)
  await setDoc(doc(store, 'attendanceCorrections', freshId('correction')), {
    ...correctionRecord(gymId),
    ...fields,
  })
}
