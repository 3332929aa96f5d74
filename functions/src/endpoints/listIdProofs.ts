import { civilDateIn } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { proofHolder } from '../files/proofHolder'
import { confirmedOnOf, endPublicAddress, filesBelow } from '../files/storedFiles'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

/** Answered from the files themselves: whatever became of the record, the owner sees what was confirmed. */
export const listIdProofs: Handler<'listIdProofs'> = async (person, acting) => {
  const { store, caller } = acting
  const [{ current, prefix }, gym] = await Promise.all([
    proofHolder(acting, person, (at) => store.get(at)),
    store.get(gymPath(person.gymId)),
  ])
  if (gym === null) throw notAllowed()
  const { timezone } = storedSettings(gym)
  const files = await filesBelow(prefix)
  const proofs = files.map((file) => ({
    path: file.name,
    isCurrent: file.name === current,
    addedOn: civilDateIn(new Date(file.metadata.timeCreated ?? 0), timezone),
    confirmedOn: civilDateSchema.safeParse(confirmedOnOf(file)).data ?? null,
  }))
  await Promise.all(files.map(endPublicAddress))
  return {
    kind: 'done',
    // What an attempt left behind that did not come to its end is no proof of anybody.
    proofs: proofs.filter(
      ({ isCurrent, confirmedOn }) => isCurrent || (confirmedOn !== null && caller.role !== 'MANAGER'),
    ),
  }
}
