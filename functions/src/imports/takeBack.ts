import type { CallOutput } from '@/domain/api/contract'
import { ROWS_A_CALL } from '@/domain/imports/fileRows'
import type { ImportedPeople, ImportRecord } from '@/domain/imports/importRecord'
import { isAsImported } from '@/domain/leadImport/importedLead'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { gymPath } from '@/data/gyms/gymOf'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { memberImportPath, readMemberImport } from '@/data/memberImport/memberImportRecords'
import type { StoredDocument } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import { noSuchGym, notAllowed } from '../http/httpError'
import { actOf, type ImportParts } from './importFrame'
import { takeBackMembers } from './takeBackMembers'
import { isInvoiced, type Ending, type TakenBack } from './takenBack'

/** A trigger counts a centre's leads, and the dashboard follows by itself. */
const takeBackLeads: TakenBack = {
  pathOf: leadPath,
  async endingOf({ store }, stored, { gymId, at }) {
    const lead = readLead(stored, DEFAULT_TIMEZONE)
    if (lead === null) return { stays: stored.id }
    // A sale that waits for the owner changes no lead until it is completed.
    if (await isInvoiced(store, gymId, { field: 'sale.leadId', id: stored.id }))
      return { stays: `${lead.name} (a sale was begun)` }
    return isAsImported(lead, at) ? 'goes' : { stays: lead.name }
  },
}

const takenBack: Record<ImportedPeople, TakenBack> = { members: takeBackMembers, leads: takeBackLeads }

const goesAs = (ending: Ending, id: string) => (ending === 'goes' ? [id] : [])
const stayAs = (ending: Ending) => (typeof ending === 'object' ? [ending.stays] : [])

/** A record that is gone already, or is another centre's by now, is not taken back. */
const isThere = (stored: StoredDocument | null, { gymId }: ImportRecord): stored is StoredDocument =>
  stored !== null && stored.data['gymId'] === gymId

/** Removes the next part of those whom an import has added and on whom nothing has happened, as if they had never been there. */
export const takeBack = (
  { store, caller, now }: ImportParts,
  { gymId, importId }: { gymId: string; importId: string },
): Promise<CallOutput<'undoImport'>> =>
  store.transact(async (transaction) => {
    const path = memberImportPath(gymId, importId)
    const [gym, storedImport] = [await transaction.get(gymPath(gymId)), await transaction.get(path)]
    if (gym === null) throw noSuchGym()
    const before = readMemberImport(storedImport, gymId)
    if (before === null) throw notAllowed()
    const { pathOf, endingOf, prepare } = takenBack[before.of]
    const part = before.ids.slice(0, ROWS_A_CALL)
    const endings = await Promise.all(
      part.map(async (id): Promise<Ending> => {
        const stored = await transaction.get(pathOf(id))
        return isThere(stored, before) ? endingOf({ store, transaction }, stored, before) : 'gone'
      }),
    )
    const goes = endings.flatMap((ending, at) => goesAs(ending, part[at] ?? ''))
    const kept = endings.flatMap(stayAs)
    const writeRest = await prepare?.({ store, transaction }, gym, goes)
    const after: ImportRecord = {
      ...before,
      ids: before.ids.slice(part.length),
      undoneAt: before.undoneAt ?? now,
      removed: before.removed + goes.length,
      kept: before.kept + kept.length,
    }
    for (const id of goes) transaction.remove(pathOf(id))
    writeRest?.()
    transaction.set(path, after)
    recordAct(transaction, {
      ...{ source: importId, gymId, ...byCaller({ caller, now }) },
      act: `${actOf[before.of]}.undo`,
      ...{ collection: 'memberImports', documentId: importId },
      before: { removed: 0, kept: 0 },
      after: { removed: after.removed, kept: after.kept },
    })
    return { kind: 'done', removed: goes.length, kept, left: after.ids.length }
  })
