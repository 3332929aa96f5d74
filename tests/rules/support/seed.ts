import { doc, setDoc } from 'firebase/firestore'
import type { CollectionId } from '@/domain/access/collections'
import { ICE, IRON, SHUT, accounts, gyms } from './accounts'
import { arrange } from './environment'
import { staffRecord } from './records'
import { subjects } from './subjects'

/** The same records in every centre, so that a denial can only come from who asks. */
export async function seedGyms(): Promise<void> {
  await arrange(async (store) => {
    const employ = ({ uid }: { uid: string }, gymId: string, isActive = true) =>
      setDoc(doc(store, 'staff', uid), { ...staffRecord(gymId), isActive })
    await employ(accounts.manager, IRON)
    await employ(accounts['deactivated manager'], IRON, false)
    await employ(accounts['manager of another centre'], ICE)
    await employ(accounts['disabled manager'], SHUT)
    await employ(accounts.sales, IRON)
    await employ(accounts['sales of a centre'], IRON)
    await employ(accounts['sales of another centre'], ICE)
    for (const gymId of gyms) {
      for (const id of Object.keys(subjects) as CollectionId[]) {
        const subject = subjects[id]
        await setDoc(doc(store, subject.path(gymId)), subject.record(gymId))
      }
    }
  })
}
