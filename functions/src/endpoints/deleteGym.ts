import type { Auth } from 'firebase-admin/auth'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { tidy } from '@/domain/shared/text'
import { gymPath } from '@/data/gyms/gymOf'
import { heldGym, publicGymPath } from '@/data/gyms/publicGyms'
import type { StoredDocument } from '@/data/store/documentStore'
import { auditEntry, byCaller, type Act } from '../audit/recordAct'
import { isNoSuchUser } from '../accounts/authErrors'
import { removeFiles, removeLeftOver, usesOf } from '../gyms/emptyGym'
import { codePath } from '../gyms/referralCodes'
import type { Acting, Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

const deletion = (stored: Pick<StoredDocument, 'id' | 'data'>, { caller, now }: Acting): Act => ({
  // The same for every repeat: a centre is deleted once.
  source: `delete ${stored.id}`,
  gymId: stored.id,
  ...byCaller({ caller, now }),
  act: 'gym.delete',
  collection: 'gyms',
  documentId: stored.id,
  before: stored.data,
  after: null,
})

async function removeOwner(auth: Auth, gymId: string): Promise<void> {
  try {
    await auth.deleteUser(gymId)
  } catch (error) {
    if (!isNoSuchUser(error)) throw error
  }
}

/** Whether an earlier attempt deleted the centre: its line in the audit log stands. */
async function wasDeleted(gymId: string, acting: Acting): Promise<boolean> {
  const line = auditEntry(deletion({ id: gymId, data: { id: gymId } }, acting))
  return line !== null && (await acting.store.get(line.path)) !== null
}

const nameOf = (stored: StoredDocument) => ({
  field: 'name',
  before: heldGym(stored)?.name ?? '',
  after: null,
})

const setDisabled = ({ store }: Acting, gymId: string, isDisabled: unknown): Promise<void> =>
  store.batch((writer) => writer.update(gymPath(gymId), [{ at: ['isDisabled'], value: isDisabled }]))

const refuse = (reason: string) => ({ kind: 'refused', reason, field: 'name' }) as const
const inUse = (uses: string) =>
  refuse(`This centre has ${uses}. Only an empty centre can be deleted; disable it instead.`)

/**
 * An empty centre goes for good, with its owner's account; its audit log stays. It is shut first, so that nothing comes into
 * it between the count and the end; a repeat finishes what an attempt that broke off began.
 */
export const deleteGym: Handler<'deleteGym'> = async ({ gymId, name }, acting) => {
  const { store, auth } = acting
  const stored = await store.get(gymPath(gymId))
  if (stored === null) {
    if (!(await wasDeleted(gymId, acting))) throw noSuchGym()
    await removeFiles(gymId)
    await removeOwner(auth, gymId)
    return { kind: 'done', gymId }
  }
  if (tidy(name) !== tidy(heldGym(stored)?.name ?? ''))
    return refuse('Enter the name of the centre as it is written.')
  const uses = await usesOf(store, gymId)
  if (uses !== '') return inUse(uses)
  await setDisabled(acting, gymId, true)
  const cameMeanwhile = await usesOf(store, gymId)
  if (cameMeanwhile !== '') {
    await setDisabled(acting, gymId, stored.data['isDisabled'] === true)
    return inUse(cameMeanwhile)
  }
  await removeLeftOver(store, gymId)
  await removeFiles(gymId)
  const act = deletion(stored, acting)
  const line = auditEntry(act)
  // The centre's own log is found by this line in the platform's alone, and its name is known by it alone.
  const told = auditEntry({ ...act, source: `${act.source} of the platform`, gymId: PLATFORM })
  const code = stored.data['referralCode']
  await store.batch((writer) => {
    if (line !== null) writer.set(line.path, line.data)
    if (told !== null) writer.set(told.path, { ...told.data, values: [nameOf(stored)] })
    if (typeof code === 'string' && code !== '') writer.remove(codePath(code))
    writer.remove(publicGymPath(gymId))
    writer.remove(gymPath(gymId))
  })
  await removeOwner(auth, gymId)
  return { kind: 'done', gymId }
}
