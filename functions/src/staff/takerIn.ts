import { isId } from '@/domain/shared/id'
import { peopleWords } from '@/domain/staff/peopleWords'
import { isEmployed } from '@/domain/staff/staff'
import type { Trainer } from '@/data/members/trainers'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import type { DocumentStore } from '@/data/store/documentStore'

/** Who takes on members or leads, by name: somebody who works for the centre, its owner, or for '' nobody. null for anybody else. */
export async function takerIn(
  store: Pick<DocumentStore, 'get'>,
  { gymId, id }: { gymId: string; id: string },
  timezone: string,
): Promise<Trainer | null> {
  if (id === '') return { id: '', name: '' }
  // The owner's account has the centre's id and no record among the staff.
  if (id === gymId) return { id, name: peopleWords.owner }
  // A page may write what is no id, and the store refuses it as a path.
  if (!isId(id)) return null
  const staff = readStaff(await store.get(staffPath(id)), timezone)
  return staff !== null && staff.gymId === gymId && isEmployed(staff) ? { id, name: staff.name } : null
}
