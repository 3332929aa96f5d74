import { checkedFile, fileKinds, type FileKind } from '@/domain/files/fileKinds'
import { isRefused } from '@/domain/shared/refusal'
import { expensePath } from '@/data/expenses/expenseRecords'
import { gymPath } from '@/data/gyms/gymOf'
import { memberPath } from '@/data/members/memberRecords'
import { staffPath } from '@/data/staff/staffRecords'
import { proofPrefix, setProof, type Person } from '../files/proofHolder'
import { confirmedOnOf, removeUnchanged, storedFile, writeFile } from '../files/storedFiles'
import type { Acting, Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

type Place = { gymId: string; kind: FileKind; id: string }

const recordOf = ({ gymId, kind, id }: Place): string | null => {
  switch (fileKinds[kind].folder) {
    case 'members':
      return memberPath(id)
    case 'staff':
      return staffPath(id)
    case 'expenses':
      return expensePath(id)
    case 'site-config':
      return id === gymId ? gymPath(gymId) : null
  }
}

/** There is no folder for who or what is not there, or is another centre's: both are a 403, so that a guess learns nothing. */
async function requirePlace({ store, caller }: Acting, place: Place): Promise<void> {
  const isOwnPhoto = place.kind === 'staffPhoto' && place.id === caller.uid
  if (isOwnPhoto) return
  const roles: readonly string[] = fileKinds[place.kind].roles
  if (!roles.includes(caller.role)) throw notAllowed()
  const path = recordOf(place)
  const stored = path === null ? null : await store.get(path)
  const isGyms = fileKinds[place.kind].folder === 'site-config'
  const owner = isGyms ? stored?.id : stored?.data['gymId']
  if (owner !== place.gymId || stored?.data['erased'] !== undefined) throw notAllowed()
}

const personOf = ({ gymId, kind, id }: Place): Person | null => {
  if (kind === 'memberIdProof') return { gymId, of: 'member', id }
  return kind === 'staffIdProof' ? { gymId, of: 'staff', id } : null
}

/** The new one takes the place of the one before, which goes, unless the owner confirmed it: then it is kept. */
async function replaceProof(acting: Acting, person: Person, path: string): Promise<void> {
  const before = await setProof(acting, person, () => path)
  // A record may name any file: only one of this person's own is removed.
  if (before === path || !before.startsWith(proofPrefix(person))) return
  const replaced = await storedFile(before)
  if (replaced !== null && confirmedOnOf(replaced) === '') await removeUnchanged(replaced)
}

export const putFile: Handler<'putFile'> = async ({ file, ...place }, acting) => {
  await requirePlace(acting, place)
  const bytes = Buffer.from(file, 'base64')
  const checked = checkedFile(place.kind, bytes)
  if (isRefused(checked)) return checked
  const path = await writeFile({ ...place, type: checked.type, bytes })
  const person = personOf(place)
  if (person !== null) await replaceProof(acting, person, path)
  return { kind: 'done', path }
}
