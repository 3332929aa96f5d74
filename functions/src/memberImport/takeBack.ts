import type { CallOutput } from '@/domain/api/contract'
import { ROWS_A_CALL } from '@/domain/memberImport/importRow'
import type { MemberImport } from '@/domain/memberImport/memberImport'
import { shardOf } from '@/domain/members/directory'
import { memberSchema, type Member } from '@/domain/members/member'
import { attendancePath } from '@/data/attendance/attendanceRecords'
import { countOf, withRoom } from '@/data/gyms/gymCounts'
import { gymPath } from '@/data/gyms/gymOf'
import { memberImportPath, readMemberImport } from '@/data/memberImport/memberImportRecords'
import { memberPath, shardPath } from '@/data/members/memberRecords'
import { tenantFilter } from '@/data/store/collection'
import {
  removeField,
  type DocumentStore,
  type StoredDocument,
  type StoreTransaction,
} from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'
import { noSuchGym, notAllowed } from '../http/httpError'

type Parts = { store: DocumentStore; caller: Caller; now: Date }
type Looked = { id: string; stored: StoredDocument | null; hasCome: boolean; isBilled: boolean }

/** Whether a draft or an invoice names the member; an act that issues one changes the member as well. */
const isBilled = async (store: DocumentStore, gymId: string, memberId: string): Promise<boolean> =>
  (await store.count({
    collection: 'invoices',
    where: [tenantFilter(gymId), { field: 'memberId', op: '==', value: memberId }],
  })) > 0

/** Nothing has happened: the member bears the moment of the import, and nothing that comes without one. */
function isAsImported({ updatedAt, dp, idProof, lastVisitOn, biometricUserId }: Member, at: Date): boolean {
  const isUnchanged = updatedAt?.getTime() === at.getTime()
  return isUnchanged && dp === '' && idProof === '' && lastVisitOn === null && biometricUserId === 0
}

async function lookAt(
  store: DocumentStore,
  transaction: StoreTransaction,
  gymId: string,
  id: string,
): Promise<Looked> {
  const stored = await transaction.get(memberPath(id))
  const hasCome = (await transaction.get(attendancePath(gymId, id))) !== null
  return { id, stored, hasCome, isBilled: await isBilled(store, gymId, id) }
}

function sorted(looked: readonly Looked[], { gymId, at }: MemberImport) {
  const goes: string[] = []
  const kept: string[] = []
  for (const { id, stored, hasCome, isBilled: hasInvoice } of looked) {
    // Gone already, or somebody else's by now: there is nothing to take back.
    if (stored === null || stored.data['gymId'] !== gymId) continue
    const member = memberSchema.safeParse({ ...stored.data, id })
    if (member.success && !hasCome && !hasInvoice && isAsImported(member.data, at)) goes.push(id)
    else kept.push(member.success ? member.data.name : id)
  }
  return { goes, kept }
}

/** Removes the next part of an import's members on whom nothing has happened, as if they had never been there. */
export const takeBack = (
  { store, caller, now }: Parts,
  { gymId, importId }: { gymId: string; importId: string },
): Promise<CallOutput<'undoImport'>> =>
  store.transact(async (transaction) => {
    const path = memberImportPath(gymId, importId)
    const [gym, storedImport] = [await transaction.get(gymPath(gymId)), await transaction.get(path)]
    if (gym === null) throw noSuchGym()
    const before = readMemberImport(storedImport, gymId)
    if (before === null) throw notAllowed()
    const part = before.ids.slice(0, ROWS_A_CALL)
    const looked = await Promise.all(part.map((id) => lookAt(store, transaction, gymId, id)))
    const { goes, kept } = sorted(looked, before)
    const count = await countOf(store, gymId, 'members')
    const after: MemberImport = {
      ...before,
      ids: before.ids.slice(part.length),
      undoneAt: before.undoneAt ?? now,
      removed: before.removed + goes.length,
      kept: before.kept + kept.length,
    }
    for (const id of goes) {
      transaction.remove(memberPath(id))
      transaction.update(shardPath(gymId, shardOf(id)), [{ at: ['people', id], value: removeField }])
    }
    if (goes.length > 0)
      transaction.update(gymPath(gymId), withRoom(gym, [{ at: ['members'], value: count - goes.length }]))
    transaction.set(path, after)
    recordAct(transaction, {
      ...{ source: importId, gymId, at: now, by: caller.uid, byRole: caller.role, support: caller.support },
      ...{ act: 'memberImport.undo', collection: 'memberImports', documentId: importId },
      before: { removed: 0, kept: 0 },
      after: { removed: after.removed, kept: after.kept },
    })
    return { kind: 'done', removed: goes.length, kept, left: after.ids.length }
  })
